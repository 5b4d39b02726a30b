import type { ErrorKind } from '../ErrorKind.ts'

/** Errors of the chain or of the connection to it. */
export const chainCodes = {
  CHAIN_ANVIL_MISSING: {
    when: "The embedded chain's program (anvil) is not installed for this platform.",
    hint: 'Run npm ci without --omit=optional, or set a chain URL in the network definition.',
    retryable: false,
  },
  CHAIN_ANVIL_VERSION: {
    when: "The embedded chain's program (anvil) has a different version than the pinned one.",
    hint: 'Run npm ci to install the pinned version.',
    retryable: false,
  },
  CHAIN_START_FAILED: {
    when: "The embedded chain's program exited or did not respond during start.",
    hint: 'The message includes its last output; the data directory is unchanged.',
    retryable: true,
  },
  CHAIN_PORT_IN_USE: {
    when: 'Another program listens on the port of the embedded chain.',
    hint: 'Stop the other program or choose another port.',
    retryable: false,
  },
  CHAIN_DATA_IN_USE: {
    when: 'Another process has the data directory of the embedded chain, or of a voucher book, open.',
    hint: 'Stop the other daemon, or configure another data directory for this daemon.',
    retryable: false,
  },
  CHAIN_DATA_DAMAGED: {
    when: 'A file of the embedded chain is corrupt: its content does not match its checksum.',
    hint: 'Nothing was changed. Restore the directory from a backup, or move it away to start a new chain.',
    retryable: false,
  },
  CHAIN_DATA_VERSION: {
    when: 'The data directory was written by another version of muster, or for another chain.',
    hint: 'Use the version that wrote it, or configure another data directory for this chain.',
    retryable: false,
  },
  CHAIN_DISK_FULL: {
    when: 'The disk is full: the embedded chain could not make a transaction durable, or a voucher book a voucher.',
    hint: 'Free some disk space and try again; no data was lost.',
    retryable: true,
  },
  CHAIN_BUSY: {
    when: 'The chain accepts no transactions at the moment: its queue is full, or its disk.',
    hint: 'Retry in a moment.',
    retryable: true,
  },
  CHAIN_DOWN: {
    when: 'The chain does not respond: its process exited, or no RPC endpoint is reachable.',
    hint: 'Check that the chain runs and that the RPC URL is correct.',
    retryable: true,
  },
  CHAIN_RPC_FAILED: {
    when: 'Every RPC endpoint failed, or returned a response that is not JSON-RPC.',
    hint: 'Check the RPC URLs; after a rate limit (429), wait or add another endpoint.',
    retryable: true,
  },
  CHAIN_RPC_REFUSED: {
    when: 'The chain processed the RPC request and returned an error.',
    hint: 'The message is the error of the chain.',
    retryable: false,
  },
  CHAIN_WRONG_ID: {
    when: 'An RPC endpoint serves a different chain than the network definition names.',
    hint: 'Correct the RPC URL or the chain id.',
    retryable: false,
  },
  CHAIN_ADDRESS_INVALID: {
    when: 'The text is not an address, or its checksum does not match.',
    hint: 'Copy the address again: 40 hexadecimal digits after 0x (or xdc on chains that use that prefix); upper and lower case form the checksum.',
    retryable: false,
  },
  CHAIN_TX_REJECTED: {
    when: 'The chain rejected a transaction before including it in a block.',
    hint: 'The message names the cause: funds, nonce, fee or gas limit.',
    retryable: false,
  },
  CHAIN_TX_STUCK: {
    when: 'A transaction was not included in time, and replacing it with a higher fee did not help.',
    hint: 'Raise the fee limit of the network definition or wait; sending the same intent again is safe.',
    retryable: true,
  },
  CHAIN_TX_FAILED: {
    when: 'A transaction was included, but its execution failed.',
    hint: 'The chain state changed after the transaction was prepared; prepare it again.',
    retryable: false,
  },
  CHAIN_REVERTED: {
    when: 'A contract reverted the call; the message names the reason.',
    hint: 'The details contain the arguments of the contract error.',
    retryable: false,
  },
  CHAIN_CLASS_TOO_SMALL: {
    when: 'Too few operators of a class can sit in a council now, so the market accepts no task of it.',
    hint: 'Wait until the named operators return, or choose another class.',
    retryable: true,
  },
  CHAIN_VALUE_INVALID: {
    when: 'A value does not fit the type of the contract that it is sent to, for example a number that is too large.',
    hint: 'The message names the value and its range.',
    retryable: false,
  },
  CHAIN_FUNDS: {
    when: 'The wallet balance of a token is too low for the operation.',
    hint: 'Send tokens to the account, or run muster withdraw to collect what the contracts owe it.',
    retryable: false,
  },
  CHAIN_INTENT_CHANGED: {
    when: 'An intent id was reused with a different call.',
    hint: 'Use a new intent id for a new call.',
    retryable: false,
  },
  CHAIN_REORG_TOO_DEEP: {
    when: 'The chain reorganised more blocks than the follower can undo.',
    hint: 'Rebuild the index from the first block, and raise the confirmations of the network definition.',
    retryable: false,
  },
  CHAIN_DEPLOY_FAILED: {
    when: 'A contract of the network could not be deployed, or the deployed contract does not match the plan.',
    hint: 'Run the deployment again with the same manifest: it resumes where it stopped.',
    retryable: true,
  },
  CHAIN_NOT_DEPLOYED: {
    when: 'The deployment lacks contracts that a node needs.',
    hint: 'Finish the deployment, or use the manifest of a complete deployment.',
    retryable: false,
  },
  CHAIN_KEY_PASSWORD: {
    when: 'The password does not decrypt the key file.',
    hint: 'Try again with the right password, or restore the key from its recovery phrase.',
    retryable: false,
  },
  CHAIN_KEY_INVALID: {
    when: 'A key file, private key or recovery phrase is invalid.',
    hint: 'A key file is Web3 v3 JSON with scrypt; a recovery phrase has 12 to 24 English words and a valid checksum.',
    retryable: false,
  },
  CHAIN_KEY_MISSING: {
    when: 'A key file, or the file of the recovery phrase, is missing.',
    hint: 'Restore the keys folder of the data folder from a backup; for a new account, run muster join.',
    retryable: false,
  },
  CHAIN_KEY_EXISTS: {
    when: 'A key with that name already exists; it was not overwritten.',
    hint: 'Choose another name.',
    retryable: false,
  },
  CHAIN_KEY_EXPOSED: {
    when: 'Other users of this machine can read a key or password file.',
    hint: 'Run chmod 600 on the file; if strangers had access, move the funds to a new key.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
