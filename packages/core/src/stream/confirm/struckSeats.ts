/** The most that an opened value may lie off the median, in thousandths of a nat. */
export const mostOffMedian = 200
/** A seat that is off the median at this many positions is struck. */
export const strikePositions = 2
/** The positions that are drawn after all seats have sealed. */
export const drawnPositions = 8

/**
 * Returns for each seat whether it is struck: at two or more of the drawn positions, its log-probability of the second
 * choice is off the median of all seats by more than 0.2. `values` has a row per seat and a column per position, in
 * thousandths. A seat that guesses instead of computing is struck almost always. MarginPanel.sol has the same rule.
 */
export function struckSeats(values: readonly (readonly number[])[]): boolean[] {
  const positions = values[0]?.length ?? 0
  const medians = Array.from({ length: positions }, (_, i) => lowerMedian(values.map((row) => row[i]!)))
  return values.map((row) => {
    if (row.length !== positions)
      throw new RangeError(`${row.length} values of a seat: expected ${positions}`)
    return row.filter((value, i) => Math.abs(value - medians[i]!) > mostOffMedian).length >= strikePositions
  })
}

/** Returns the middle value; the lower of the two middle values when their number is even. */
export function lowerMedian(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values have a median')
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!
}
