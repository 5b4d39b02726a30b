/**
 * Returns ⌈K/w⌉: the windows of w segments in a delivery of K. The last window is shorter when w does not divide K, and
 * is drawn as often as any other, so every link is replayed with probability 1/⌈K/w⌉.
 */
export function windowCount(segments: number, windowSegments: number): number {
  return Math.ceil(segments / windowSegments)
}

/** Returns the segments of a window: from `first`, which counts from 0, up to and without `end`. */
export function segmentsOfWindow(
  window: number,
  segments: number,
  windowSegments: number,
): { first: number; end: number } {
  const first = window * windowSegments
  return { first, end: Math.min(segments, first + windowSegments) }
}

/**
 * Returns the drawn windows: `count` different numbers below ⌈K/w⌉, each set equally likely (Floyd's method).
 *
 * `hashes` are keccak256(abi.encode(seed, i)) for i from 0, of the seed keccak256(abi.encode("segment", beacon,
 * deliveryId)). Seats are drawn by keccak256(abi.encode("seat", beacon, deliveryId, round)), so that a window tells
 * nothing about its seats.
 */
export function drawWindows(hashes: readonly bigint[], count: number, windows: number): number[] {
  const drawn: number[] = []
  for (let i = 0; i < count; i++) {
    const last = windows - count + i
    const pick = Number(hashes[i]! % BigInt(last + 1))
    drawn.push(drawn.includes(pick) ? last : pick)
  }
  return drawn
}
