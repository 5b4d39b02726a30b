import { z } from 'zod'

const count = z.int().positive()

/** What one node allows others. Each default says why. */
export const PeerLimits = z.strictObject({
  /** Connections that have not shown a certificate yet, from one address: a household opens a few at once. */
  pendingPerSource: count.default(64),
  /** The same from everywhere; past it the oldest goes, so that a flood cannot lock others out. */
  pendingTotal: count.default(1024),
  /** A handshake over a relay on a bad line takes under 2 s. */
  handshakeTimeoutMs: count.default(10_000),
  /** One session each way and a few transfers. */
  connectionsPerPeer: count.default(32),
  /** Accepted ones; past it the address that has most gives one up for another address. */
  connectionsTotal: count.default(8192),
  /** Streams open at once by one peer: logs and progress of many tasks. */
  streamsPerPeer: count.default(128),
  callsInFlight: count.default(256),
  /** Two seconds' worth may come in a burst. */
  requestsPerSecond: count.default(1000),
  messageBytesPerSecond: count.default(64 << 20),
  /** Anything larger is a blob. */
  messageBytes: count.default(1 << 20),
  headerBytes: count.default(8192),
  /** Unread bytes that we hold for a peer that reads too slowly. */
  unsentBytes: count.default(32 << 20),
  /** A session that we dialled and that nobody uses is closed: a node that talks to thousands keeps few. */
  idleSessionMs: count.default(600_000),
  /** Longer than a link that is cut for ten seconds and comes back. */
  stallTimeoutMs: count.default(30_000),
})
export type PeerLimits = z.output<typeof PeerLimits>
