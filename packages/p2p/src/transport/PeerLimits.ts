import { z } from 'zod'

const count = z.int().positive()

/** Limits that a node applies to its peers, each with the reason for its default. */
export const PeerLimits = z.strictObject({
  /** Unauthenticated connections from one source address: a household opens a few at once. */
  pendingPerSource: count.default(64),
  /**
   * Unauthenticated connections from all sources. Past it the oldest is dropped, so that a flood cannot lock
   * others out.
   */
  pendingTotal: count.default(1024),
  /** A handshake through a relay on a bad line takes under 2 s. */
  handshakeTimeoutMs: count.default(10_000),
  /** One session in each direction and a few transfers. */
  connectionsPerPeer: count.default(32),
  /** Accepted connections. Past it the source with the most loses one to a source with fewer. */
  connectionsTotal: count.default(8192),
  /** Streams that one peer may have open: logs and progress of many tasks. */
  streamsPerPeer: count.default(128),
  callsInFlight: count.default(256),
  /** Bursts of two seconds' worth are allowed. */
  requestsPerSecond: count.default(1000),
  messageBytesPerSecond: count.default(64 << 20),
  /** Larger data is sent as a blob. */
  messageBytes: count.default(1 << 20),
  headerBytes: count.default(8192),
  /** Bytes buffered for a peer that reads too slowly. */
  unsentBytes: count.default(32 << 20),
  /**
   * Memory for one peer over all of its connections: unread and unfinished messages, requests being answered and
   * answers that it has not read. Twice the largest backlog of answers.
   */
  memoryPerPeer: count.default(64 << 20),
  /** The same for all peers. Past it the source with the most loses its largest connection. */
  memoryTotal: count.default(256 << 20),
  /**
   * An unused session that this node dialled is closed, so that a node that talks to thousands of peers has
   * few open.
   */
  idleSessionMs: count.default(600_000),
  /** Longer than a link that is down for ten seconds and recovers. */
  stallTimeoutMs: count.default(30_000),
})
export type PeerLimits = z.output<typeof PeerLimits>
