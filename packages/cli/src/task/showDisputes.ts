import type { DisputeView } from '@muster-network/api'
import { shortAddress, shortId } from '../output/shortId.ts'
import { formatTable } from '../output/table.ts'

/** Formats disputes, with the tolerance by which the jury compared results before it ruled; empty when there are none. */
export function showDisputes(disputes: readonly DisputeView[]): string {
  return formatTable(disputes, [
    { title: 'DISPUTED', cell: (each) => shortId(each.deliveryId) },
    { title: 'SEGMENT', cell: (each) => String(each.segment), right: true },
    { title: 'CHALLENGER', cell: (each) => shortAddress(each.challenger), shrinks: 2 },
    {
      title: 'VOTES',
      cell: (each) => `${each.forWork} for, ${each.againstWork} against, of ${each.members}`,
    },
    { title: 'TOLERANCE', cell: toleranceText, shrinks: 1 },
    { title: 'RULING', cell: (each) => each.resolved },
  ])
}

function toleranceText({ tolerance, resolved }: DisputeView): string {
  if (tolerance) return `amount ${tolerance.amount}, share ${tolerance.share}`
  return resolved === 'paid' || resolved === 'fraud' ? 'none' : '-'
}
