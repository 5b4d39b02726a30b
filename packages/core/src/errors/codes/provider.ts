import type { ErrorKind } from '../ErrorKind.ts'

/** The provider's fault: it promised something and did not keep it. */
export const providerCodes = {} as const satisfies Record<string, ErrorKind>
