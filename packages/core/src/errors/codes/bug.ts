import type { ErrorKind } from '../ErrorKind.ts'

/** Our fault: something that should be impossible has happened. */
export const bugCodes = {
  BUG_UNREACHABLE: {
    when: 'The program reached a state that its own rules exclude.',
    hint: 'Please report it with the output of muster doctor --json.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
