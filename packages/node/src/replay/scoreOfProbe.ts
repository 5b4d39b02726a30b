/**
 * Units per second that a node of the wasm class must deliver for each listed point. This detects listed hardware that does not
 * exist; it is no benchmark and measures no GPU.
 */
const unitsPerPointSecond = 1_000_000n
/** Upper bound for sandbox start and network round trip, which are not counted as work. */
const overheadMs = 3_000

/** Units that a node with this score computes in 100 ms. */
export function unitsOfProbe(score: number): bigint {
  return (BigInt(Math.max(1, score)) * unitsPerPointSecond) / 10n
}

/** The score that a correct answer after `elapsedMs` proves: the listed score in time, a smaller share of it later. */
export function scoreOfProbe(listed: number, elapsedMs: number): number {
  const allowedMs = overheadMs + 100
  return elapsedMs <= allowedMs ? listed : Math.floor((listed * allowedMs) / elapsedMs)
}
