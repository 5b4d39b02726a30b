/**
 * Returns the units of leaf `index`: segments have equal units, and only the last may be shorter. A run stops at the
 * first safe point after a boundary, so its exact count differs slightly; everyone uses the boundary.
 */
export function leafUnits(index: number, segmentUnits: bigint, endUnits: bigint): bigint {
  const mark = BigInt(index) * segmentUnits
  return mark < endUnits ? mark : endUnits
}
