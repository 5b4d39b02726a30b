import { z } from 'zod'

const count = z.int().positive()

/** What a relay gives away, at most. */
export const RelayLimits = z.strictObject({
  /** Reverse connections: about 70 KB of memory each. */
  targets: count.default(4096),
  /** Forwarded connections in all. */
  connections: count.default(4096),
  connectionsPerTarget: count.default(256),
  /** From one address: some diallers share one behind a carrier's NAT. */
  connectionsPerSource: count.default(128),
  /** A target on the other side of the world connects back within 2 s. */
  acceptTimeoutMs: count.default(10_000),
  stallTimeoutMs: count.default(60_000),
  pingEveryMs: count.default(15_000),
  /** Carried without the target's signature: what a relay risks on a target that does not pay. */
  unsignedBytes: count.default(256 << 20),
  /** A statement is asked for after so many bytes, and at each ping when there are any. */
  statementBytes: count.default(32 << 20),
})
export type RelayLimits = z.output<typeof RelayLimits>
