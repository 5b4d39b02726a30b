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
  CONFIG_NETWORK_FILE: {
    when: 'A network file, definition or manifest cannot be fetched or read, or is something else.',
    hint: 'Ask the people who run the network for its file; a coordinator serves it at /v1/network/file.',
    retryable: false,
  },
  CONFIG_NOT_CONFIRMED: {
    when: 'A command that spends or removes something was not confirmed, so it did nothing.',
    hint: 'Run it in a terminal and answer y, or give --yes.',
    retryable: false,
  },
  CONFIG_IN_USE: {
    when: 'A daemon runs on the data folder, and the command needs it to itself.',
    hint: 'muster down stops the daemon.',
    retryable: false,
  },
  CONFIG_FUNDS_HELD: {
    when: 'The data folder holds the key of an account with funds on a chain that is not a local one.',
    hint: 'Withdraw stake and wallet first (muster withdraw, muster wallet send), or back the folder up.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
