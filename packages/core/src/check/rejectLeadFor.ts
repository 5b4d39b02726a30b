import { honestDeliveryRejected } from './councilOdds.ts'

/** An honest executor loses its stake to bad luck at most this often, at the assumed share of dishonest seats. */
export const honestRejectionLimit = 1e-3
export const assumedDishonestShare = 0.2

/** A lead is one byte on the chain. */
const longestLead = 255

/** M: the shortest lead, longer than m, at which an honest delivery is rejected with probability ≤ 10⁻³. */
export function rejectLeadFor(options: {
  lead: number
  drawnSegments: number
  dishonestShare?: number
}): number {
  const { lead, drawnSegments, dishonestShare = assumedDishonestShare } = options
  for (let rejectLead = lead + 1; rejectLead <= longestLead; rejectLead++) {
    if (honestDeliveryRejected({ lead, rejectLead, dishonestShare }, drawnSegments) <= honestRejectionLimit)
      return rejectLead
  }
  throw new RangeError(`no lead protects an honest executor at a dishonest share of ${dishonestShare}`)
}
