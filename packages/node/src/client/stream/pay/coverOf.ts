import { type AskTerms, payFor } from '@muster-network/core'

/**
 * Returns the cover of an ask whose first `units` units have arrived: its input, these units and one more window, as `decideWindow`
 * of its executor requires it.
 */
export function coverOf({ price, windowUnits, inputUnits, maxUnits }: AskTerms, units: bigint): bigint {
  const end = units + windowUnits
  const outputUnits = end < maxUnits ? end : maxUnits
  return payFor(price, { inputUnits, outputUnits, complete: true })
}
