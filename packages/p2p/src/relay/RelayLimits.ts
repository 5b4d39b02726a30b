import { z } from 'zod'

const count = z.int().positive()

/** Limits of the relay role. */
export const RelayLimits = z.strictObject({
  /** Registered targets: each reverse connection uses about 70 KB of memory. */
  targets: count.default(4096),
  /** Forwarded connections in total. */
  connections: count.default(4096),
  connectionsPerTarget: count.default(256),
  /** Per source address: several diallers may share one behind a carrier's NAT. */
  connectionsPerSource: count.default(128),
  /** A target on the other side of the world connects back within 2 s. */
  acceptTimeoutMs: count.default(10_000),
  stallTimeoutMs: count.default(60_000),
  pingEveryMs: count.default(15_000),
  /** Bytes carried without the target's signature: the relay's loss if a target does not pay. */
  unsignedBytes: count.default(256 << 20),
  /** A usage statement is requested after this many bytes, and at each ping if any bytes are unsigned. */
  statementBytes: count.default(32 << 20),
})
export type RelayLimits = z.output<typeof RelayLimits>
