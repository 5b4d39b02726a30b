import type { ErrorKind } from '../ErrorKind.ts'

/** Errors in the settings or commands of this machine's owner. */
export const configCodes = {
  CONFIG_INVALID: {
    when: 'A setting or an argument is unknown, missing or invalid; the message lists each.',
    hint: 'Correct the listed settings; muster config show prints the effective values.',
    retryable: false,
  },
  CONFIG_DATA_NEWER: {
    when: 'A newer version of muster wrote the data folder.',
    hint: 'Use the newer version, or restore the backup that it made beside the file.',
    retryable: false,
  },
  CONFIG_DATA_DAMAGED: {
    when: 'A file in the data folder is corrupt or was not written by muster.',
    hint: 'Restore it from a backup, or choose an empty data folder (MUSTER_DATA_DIR).',
    retryable: false,
  },
  CONFIG_NETWORK_FILE: {
    when: 'A network file, definition or manifest cannot be fetched or read, or has the wrong format.',
    hint: 'Get the file from the people who run the network; a coordinator serves it at /v1/network/file.',
    retryable: false,
  },
  CONFIG_NOT_CONFIRMED: {
    when: 'A command that spends or deletes something was not confirmed, so it did nothing.',
    hint: 'Run the command in a terminal and answer y, or pass --yes.',
    retryable: false,
  },
  CONFIG_CANCELLED: {
    when: 'The user pressed Ctrl-C or Ctrl-D at a question, so the command did nothing.',
    hint: 'Run the command again when you are ready.',
    retryable: false,
  },
  CONFIG_IN_USE: {
    when: 'The command needs exclusive access to the data folder, but a daemon is using it.',
    hint: 'Run muster down to stop the daemon.',
    retryable: false,
  },
  CONFIG_FUNDS_HELD: {
    when: 'The data folder contains the key of an account with funds on a chain that is not local.',
    hint: 'Withdraw stake and wallet first (muster withdraw, muster wallet send), or back the folder up.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
