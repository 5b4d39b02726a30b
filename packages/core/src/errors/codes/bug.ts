import type { ErrorKind } from '../ErrorKind.ts'

/** Errors that muster itself causes: a state that should be impossible. */
export const bugCodes = {
  BUG_UNREACHABLE: {
    when: 'The program reached a state that its own rules exclude.',
    hint: 'Report it with the output of muster doctor --json.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
