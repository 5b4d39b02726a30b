/** The most that an opened value may lie off the median, in thousandths of a nat. */
export const mostOffMedian = 200
/** A seat that is off the median at this many positions is struck; at the only one of an answer with one position. */
export const strikePositions = 2
/** The positions that are drawn after all seats have sealed. */
export const openedPositions = 8

/**
 * Returns for each seat whether it is struck: at two or more of the drawn positions, its log-probability of the second
 * choice is off the median of all seats by more than 0.2. `values` has a row per seat and a column per position, in
 * thousandths. A seat that guesses instead of computing is struck almost always. Margin.sol has the same rule.
 *
 * An even number of values has no middle: then all between the two middle ones is fine, so that of two seats neither is
 * struck for the other's guess.
 */
export function struckSeats(values: readonly (readonly number[])[]): boolean[] {
  const positions = values[0]?.length ?? 0
  const middles = Array.from({ length: positions }, (_, i) => middleOf(values.map((row) => row[i]!)))
  return values.map((row) => {
    if (row.length !== positions)
      throw new RangeError(`${row.length} values of a seat: expected ${positions}`)
    const off = row.filter((value, i) => {
      const [low, high] = middles[i]!
      return value < low - mostOffMedian || value > high + mostOffMedian
    })
    return off.length > 0 && off.length >= Math.min(strikePositions, positions)
  })
}

/** Returns the two values in the middle; they are the same one among an odd number. */
function middleOf(values: readonly number[]): [low: number, high: number] {
  const sorted = [...values].sort((a, b) => a - b)
  return [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!]
}
