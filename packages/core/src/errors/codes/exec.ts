import type { ErrorKind } from '../ErrorKind.ts'

/** Running a task's program on this machine. */
export const execCodes = {} as const satisfies Record<string, ErrorKind>
