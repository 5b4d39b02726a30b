import type { ErrorKind } from '../ErrorKind.ts'

/** Peers and the network between them. */
export const netCodes = {
  NET_PEER_ID_INVALID: {
    when: 'A text given as a peer id has a wrong letter, length or checksum.',
    hint: 'Copy the id again, whole, from where it was printed.',
    retryable: false,
  },
  NET_PEER_UNKNOWN: {
    when: 'The directory has no address and no relay for a peer.',
    hint: 'Check the peer id, and that the peer has registered its address.',
    retryable: true,
  },
  NET_UNREACHABLE: {
    when: 'Neither a direct connection to a peer nor one through its relays could be opened.',
    hint: 'The peer may be offline, or its address in the directory out of date.',
    retryable: true,
  },
  NET_PEER_WRONG: {
    when: 'The other end of a connection holds another key than the one asked for, or none that counts.',
    hint: 'Somebody else answers at this address; nothing was sent to it.',
    retryable: false,
  },
  NET_VERSION: {
    when: 'The two peers have no protocol version in common.',
    hint: 'Update the older of the two nodes.',
    retryable: false,
  },
  NET_TIMEOUT: {
    when: 'A peer did not answer before the deadline.',
    hint: 'Try again, or give the call more time.',
    retryable: true,
  },
  NET_CANCELLED: {
    when: 'A call, stream or transfer was cancelled by one of its ends.',
    hint: 'Nothing to do when you cancelled it yourself.',
    retryable: true,
  },
  NET_CLOSED: {
    when: 'The connection ended while something was under way on it.',
    hint: 'Try again: the next call opens a new connection.',
    retryable: true,
  },
  NET_LIMIT: {
    when: 'A peer went over a limit: connections, streams, bytes, requests or the size of a message.',
    hint: 'Slow down or send less at once; the limit is in the details.',
    retryable: true,
  },
  NET_STALLED: {
    when: 'A peer stopped reading or writing in mid-transfer for longer than is allowed.',
    hint: 'The peer or the link to it is overloaded; try again.',
    retryable: true,
  },
  NET_MESSAGE_INVALID: {
    when: 'Bytes from a peer do not follow the protocol or the schema of the message.',
    hint: 'The peer runs other software or a faulty one.',
    retryable: false,
  },
  NET_METHOD_UNKNOWN: {
    when: 'A peer does not offer the call, stream or service that was asked for.',
    hint: 'The peer may not play the role that offers it.',
    retryable: false,
  },
  NET_REFUSED: {
    when: 'A peer understood a request and refused it; the message says why.',
    hint: 'Read the reason; the peer decides by its own rules.',
    retryable: false,
  },
  NET_HANDLER_FAILED: {
    when: 'The other peer failed while it handled a request.',
    hint: 'The reason is in the log of that peer.',
    retryable: true,
  },
  NET_BLOB_MISSING: {
    when: 'A blob, or part of it, is not held where it was looked for.',
    hint: 'Ask other holders, or the client that packed it.',
    retryable: true,
  },
  NET_BLOB_CORRUPT: {
    when: 'Bytes of a blob do not have the hash that its id promises, or do not open under its key.',
    hint: 'The holder named in the details served wrong bytes; fetch from others.',
    retryable: true,
  },
  NET_BLOB_UNSAFE: {
    when: 'A directory blob contains a path that would leave its folder, or another entry that cannot be trusted.',
    hint: 'Nothing was written; the blob was made by faulty or hostile software.',
    retryable: false,
  },
  NET_BLOB_QUOTA: {
    when: 'A blob does not fit into the space set aside for blobs, even after evicting what may go.',
    hint: 'Raise the quota or delete tasks that are over.',
    retryable: true,
  },
  NET_KEY_MISSING: {
    when: 'The key of a task is not on this node, or was destroyed on order.',
    hint: 'Ask the client of the task to wrap the key for this node.',
    retryable: false,
  },
  NET_NOT_READY: {
    when: 'The other side has not read far enough on the chain to answer yet.',
    hint: 'Ask again in a moment.',
    retryable: true,
  },
} as const satisfies Record<string, ErrorKind>
