import type { ErrorKind } from '../ErrorKind.ts'

/** The client's fault: the task as it was written. */
export const specCodes = {
  SPEC_INVALID: {
    when: 'A task file has mistakes; each is listed with its place.',
    hint: 'Correct the places listed; docs/task-file.md describes every field.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
