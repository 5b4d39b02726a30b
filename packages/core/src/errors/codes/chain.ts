import type { ErrorKind } from '../ErrorKind.ts'

/** The chain or the connection to it. */
export const chainCodes = {
  CHAIN_ANVIL_MISSING: {
    when: 'The program of the embedded chain is not installed for this platform.',
    hint: 'Run npm ci without --omit=optional, or set a chain URL in the network definition.',
    retryable: false,
  },
  CHAIN_ANVIL_VERSION: {
    when: 'The program of the embedded chain has another version than the one this data was tested with.',
    hint: 'Run npm ci to install the pinned version.',
    retryable: false,
  },
  CHAIN_START_FAILED: {
    when: 'The program of the embedded chain ended or did not answer while starting.',
    hint: 'The last lines that it printed are in the message; the data directory is unchanged.',
    retryable: true,
  },
  CHAIN_PORT_IN_USE: {
    when: 'Another program listens on the port of the embedded chain.',
    hint: 'Stop the other program or choose another port.',
    retryable: false,
  },
  CHAIN_DATA_IN_USE: {
    when: 'Another process has the data directory of the embedded chain open.',
    hint: 'Stop the other daemon, or give this one its own data directory.',
    retryable: false,
  },
  CHAIN_DATA_DAMAGED: {
    when: 'A file of the embedded chain does not have the content that was written.',
    hint: 'Nothing was changed. Restore the directory from a backup, or move it away to begin a new chain.',
    retryable: false,
  },
  CHAIN_DATA_VERSION: {
    when: 'The data directory was written by another version of muster, or for another chain.',
    hint: 'Use the version that wrote it, or give this chain its own data directory.',
    retryable: false,
  },
  CHAIN_DISK_FULL: {
    when: 'The disk of the embedded chain is full, so a transaction could not be made durable and was refused.',
    hint: 'Free some space and send the transaction again; nothing was lost.',
    retryable: true,
  },
  CHAIN_BUSY: {
    when: 'More transactions wait for the embedded chain than it holds at once.',
    hint: 'Send it again in a moment.',
    retryable: true,
  },
  CHAIN_DOWN: {
    when: 'The chain does not answer: its process ended, or no RPC endpoint can be reached.',
    hint: 'Check that the chain runs and that its URL is right.',
    retryable: true,
  },
  CHAIN_RPC_FAILED: {
    when: 'Every RPC endpoint failed, or answered with something that is not JSON-RPC.',
    hint: 'Check the RPC URLs; a rate limit (429) goes away by itself or with another endpoint.',
    retryable: true,
  },
  CHAIN_RPC_REFUSED: {
    when: 'The chain understood the request and refused it.',
    hint: 'The message is the answer of the chain.',
    retryable: false,
  },
  CHAIN_WRONG_ID: {
    when: 'An RPC endpoint serves another chain than the network definition names.',
    hint: 'Correct the RPC URL or the chain id.',
    retryable: false,
  },
  CHAIN_ADDRESS_INVALID: {
    when: 'A text is not an address, or has a wrong letter in it.',
    hint: 'Copy it again: 40 hexadecimal digits after 0x (or xdc where the chain writes so), whose large and small letters are its checksum.',
    retryable: false,
  },
  CHAIN_TX_REJECTED: {
    when: 'The chain refused a transaction before including it.',
    hint: 'The message says why: funds, nonce, fee or gas limit.',
    retryable: false,
  },
  CHAIN_TX_STUCK: {
    when: 'A transaction was not included in time, and replacing it with a higher fee did not help.',
    hint: 'Raise the fee limit of the network definition or wait; sending the same intent again is safe.',
    retryable: true,
  },
  CHAIN_TX_FAILED: {
    when: 'A transaction was included but its execution failed.',
    hint: 'The state it was prepared against has changed in between; prepare it again.',
    retryable: false,
  },
  CHAIN_REVERTED: {
    when: 'A contract refused a call; the message names its reason.',
    hint: 'The details carry the arguments of the contract error.',
    retryable: false,
  },
  CHAIN_FUNDS: {
    when: 'The wallet holds less of a token than a step needs.',
    hint: 'Send tokens to the account, or collect what the contracts owe it.',
    retryable: false,
  },
  CHAIN_INTENT_CHANGED: {
    when: 'An intent id was used again with another call.',
    hint: 'Use a new intent id for a new call.',
    retryable: false,
  },
  CHAIN_REORG_TOO_DEEP: {
    when: 'The chain went back by more blocks than the follower can undo.',
    hint: 'Rebuild the index from the first block, and raise the confirmations of the network definition.',
    retryable: false,
  },
  CHAIN_DEPLOY_FAILED: {
    when: 'A contract of a network could not be deployed, or what is on the chain is not what was planned.',
    hint: 'Call the deployment again with the same manifest: it goes on where it stopped.',
    retryable: true,
  },
  CHAIN_NOT_DEPLOYED: {
    when: 'A deployment does not have all the contracts that a node needs.',
    hint: 'Finish the deployment, or point to the manifest of one that is complete.',
    retryable: false,
  },
  CHAIN_KEY_PASSWORD: {
    when: 'The password does not open the key file.',
    hint: 'Try again with the right password, or restore the key from its phrase.',
    retryable: false,
  },
  CHAIN_KEY_INVALID: {
    when: 'A key file, private key or phrase cannot be used as it is.',
    hint: 'A key file is Web3 v3 JSON with scrypt; a phrase has 12 to 24 English words with a right checksum.',
    retryable: false,
  },
  CHAIN_KEY_MISSING: {
    when: 'A key file, or the file of the phrase, is not where it should be.',
    hint: 'Put the folder keys of the data folder back from a backup; an account that never was is made by muster join.',
    retryable: false,
  },
  CHAIN_KEY_EXISTS: {
    when: 'A key of that name exists already; it was not overwritten.',
    hint: 'Choose another name.',
    retryable: false,
  },
  CHAIN_KEY_EXPOSED: {
    when: 'Other users of this machine can read a key or password file.',
    hint: 'Run chmod 600 on the file; if strangers had access, move the funds to a new key.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
