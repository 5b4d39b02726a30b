import type { ErrorKind } from '../ErrorKind.ts'

/** The settings of this machine's owner. */
export const configCodes = {
  CONFIG_INVALID: {
    when: 'A setting is unknown, missing or has a value that cannot be used; each is listed.',
    hint: 'Correct the settings listed; muster config show prints what is in force.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
