import type { ErrorKind } from '../ErrorKind.ts'

/** The settings of this machine's owner. */
export const configCodes = {
  CONFIG_INVALID: {
    when: 'A setting is unknown, missing or has a value that cannot be used; each is listed.',
    hint: 'Correct the settings listed; muster config show prints what is in force.',
    retryable: false,
  },
  CONFIG_DATA_NEWER: {
    when: 'The data folder was written by a newer muster than this one.',
    hint: 'Use the newer muster, or restore the backup that it made beside the file.',
    retryable: false,
  },
  CONFIG_DATA_DAMAGED: {
    when: 'A file in the data folder is not what muster wrote.',
    hint: 'Restore it from a backup, or choose an empty data folder (MUSTER_DATA_DIR).',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
