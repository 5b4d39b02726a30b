/**
 * How likely a lead-by-m decision is wrong when each seat is dishonest with probability f: the gambler's ruin,
 * 1 / (1 + ((1 − f) / f)^m).
 */
export function leadError(lead: number, dishonestShare: number): number {
  if (!Number.isInteger(lead) || lead < 1)
    throw new RangeError(`a lead is a whole number of at least 1: ${lead}`)
  if (!(dishonestShare >= 0 && dishonestShare < 0.5))
    throw new RangeError(`a council needs an honest majority: ${dishonestShare}`)
  if (dishonestShare === 0) return 0
  return 1 / (1 + ((1 - dishonestShare) / dishonestShare) ** lead)
}
