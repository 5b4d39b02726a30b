/**
 * The units that leaf `index` stands for: segments have equal units, and only the last may be shorter. A run stops at the
 * first safe point past a mark, so the exact count differs a little from it; the mark is what all agree on.
 */
export function leafUnits(index: number, segmentUnits: bigint, endUnits: bigint): bigint {
  const mark = BigInt(index) * segmentUnits
  return mark < endUnits ? mark : endUnits
}
