/**
 * Gas a second that a node of the wasm executor must be good for, for each point that it lists. It catches who lists
 * hardware that is not there; it is no benchmark, and says nothing about a GPU.
 */
const unitsPerPointSecond = 1_000_000n
/** Starting a sandbox and going there and back costs this at most; the work itself is timed. */
const overheadMs = 3_000

/** Work that a node with this score does in a tenth of a second. */
export function unitsOfProbe(score: number): bigint {
  return (BigInt(Math.max(1, score)) * unitsPerPointSecond) / 10n
}

/** What a right answer after `elapsedMs` proves: the listed score, or the share of it that the time leaves. */
export function scoreOfProbe(listed: number, elapsedMs: number): number {
  const allowedMs = overheadMs + 100
  return elapsedMs <= allowedMs ? listed : Math.floor((listed * allowedMs) / elapsedMs)
}
