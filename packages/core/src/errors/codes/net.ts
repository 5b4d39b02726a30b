import type { ErrorKind } from '../ErrorKind.ts'

/** Errors of peers and of the network between them. */
export const netCodes = {
  NET_PEER_ID_INVALID: {
    when: 'A peer id has an invalid character, length or checksum.',
    hint: 'Copy the complete id again from where it was printed.',
    retryable: false,
  },
  NET_PEER_UNKNOWN: {
    when: 'The directory lists neither an endpoint nor a relay for the peer.',
    hint: 'Check the peer id, and that the peer has registered its endpoint.',
    retryable: true,
  },
  NET_UNREACHABLE: {
    when: 'Neither a direct connection to the peer nor a connection through its relays could be opened.',
    hint: 'The peer may be offline, or its endpoint in the directory out of date.',
    retryable: true,
  },
  NET_PEER_WRONG: {
    when: 'The other end of the connection has a different key than the expected peer, or no valid key.',
    hint: 'Another node answers at this endpoint; nothing was sent to it.',
    retryable: false,
  },
  NET_VERSION: {
    when: 'The two peers have no protocol version in common.',
    hint: 'Update the older of the two nodes.',
    retryable: false,
  },
  NET_TIMEOUT: {
    when: 'The call timed out: the peer did not respond before the deadline.',
    hint: 'Retry, or set a longer timeout.',
    retryable: true,
  },
  NET_CANCELLED: {
    when: 'One end cancelled a call, stream or transfer.',
    hint: 'If you cancelled it yourself, ignore this error.',
    retryable: true,
  },
  NET_CLOSED: {
    when: 'The connection closed while a call, stream or transfer was open.',
    hint: 'Retry: the next call opens a new connection.',
    retryable: true,
  },
  NET_LIMIT: {
    when: 'A peer exceeded a limit: connections, streams, bytes, requests or message size.',
    hint: 'Back off or send less at once; the details contain the limit.',
    retryable: true,
  },
  NET_STALLED: {
    when: 'A transfer stalled: the peer neither read nor wrote for longer than the stall timeout.',
    hint: 'The peer or the link to it is overloaded; retry.',
    retryable: true,
  },
  NET_MESSAGE_INVALID: {
    when: 'A message from a peer violates the protocol or its schema.',
    hint: 'The peer runs incompatible or faulty software.',
    retryable: false,
  },
  NET_METHOD_UNKNOWN: {
    when: 'The peer does not offer the requested call, stream or service.',
    hint: 'The peer may not have the role that offers it.',
    retryable: false,
  },
  NET_REFUSED: {
    when: 'A peer rejected the request; the message gives the reason.',
    hint: 'See the reason; each peer applies its own rules.',
    retryable: false,
  },
  NET_HANDLER_FAILED: {
    when: 'The peer failed while it handled the request.',
    hint: 'The log of that peer has the reason.',
    retryable: true,
  },
  NET_BLOB_MISSING: {
    when: 'The peer or the local store does not have the blob, or lacks some of its chunks.',
    hint: 'Fetch it from other peers, or from the client that packed it.',
    retryable: true,
  },
  NET_BLOB_CORRUPT: {
    when: 'The bytes of a blob do not match the hash in its id, or do not decrypt with its key.',
    hint: 'The peer named in the details served wrong bytes; fetch from others.',
    retryable: true,
  },
  NET_BLOB_UNSAFE: {
    when: 'A directory blob contains a path that leaves its folder, or another unsafe entry.',
    hint: 'Nothing was written; faulty or hostile software made the blob.',
    retryable: false,
  },
  NET_BLOB_TOO_LARGE: {
    when: 'A blob has more bytes, files or folders than its receiver accepts for the task.',
    hint: 'The peer that packed it exceeds the limits of the task; nothing was written.',
    retryable: false,
  },
  NET_BLOB_QUOTA: {
    when: 'The blob exceeds the storage quota, even after evicting unpinned blobs.',
    hint: 'Raise the quota or delete ended tasks.',
    retryable: true,
  },
  NET_KEY_MISSING: {
    when: 'This node does not have the key of the task, or destroyed it on request.',
    hint: 'Ask the client of the task to wrap the key for this node.',
    retryable: false,
  },
  NET_NOT_READY: {
    when: 'The peer has not synced the chain far enough to respond.',
    hint: 'Retry in a moment.',
    retryable: true,
  },
} as const satisfies Record<string, ErrorKind>
