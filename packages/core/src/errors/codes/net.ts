import type { ErrorKind } from '../ErrorKind.ts'

/** Peers and the network between them. */
export const netCodes = {} as const satisfies Record<string, ErrorKind>
