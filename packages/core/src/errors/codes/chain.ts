import type { ErrorKind } from '../ErrorKind.ts'

/** The chain or the connection to it. */
export const chainCodes = {} as const satisfies Record<string, ErrorKind>
