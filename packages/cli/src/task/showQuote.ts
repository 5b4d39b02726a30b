import type { Quote } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { shortAddress } from '../output/shortId.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatBytes } from '../output/times.ts'

const shownCandidates = 10

/** A quote for a person: money, check, candidates, refusals, in the order in which one decides. */
export function showQuote(quote: Quote, money: Money): string {
  const { check } = quote
  const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`
  const head = formatFacts([
    [
      'task',
      `${quote.name}: ${plural(quote.parts, 'part')} of class ${quote.className}, ${formatBytes(quote.dataBytes)}`,
    ],
    ['work', `${money.format(quote.workWei)} expected`],
    ['check', `${money.format(quote.checkWei)} expected, ${money.format(quote.mostCheckWei)} at most`],
    [
      'deposit',
      `${money.format(quote.depositWei)}, with a trust lock of ${money.format(quote.trustLockWei)}`,
    ],
    ['refund', `${money.format(quote.expectedRefundWei)} expected`],
    ['wallet', money.format(quote.balanceWei)],
  ])
  const checked =
    check.how === 'none'
      ? 'Nothing is checked: whoever runs it is paid for anything it delivers.\n'
      : `Check: ${check.drawn} of ${check.segments} segments by ${plural(check.seats, 'seat')}; accepted at a lead of ${check.lead}, rejected at ${check.rejectLead}; ${percent(check.extraCompute)} extra compute.\n` +
        `A cheater saves ${money.format(check.cheater.savesWei)}, is found with ${percent(check.cheater.found)} and then loses ${money.format(check.cheater.losesWei)}: it may expect ${money.format(check.cheater.expectsWei)}.\n`
  const candidates = formatTable(quote.candidates.slice(0, shownCandidates), [
    { title: 'CANDIDATE', cell: (each) => shortAddress(each.operator) },
    { title: 'REGION', cell: (each) => each.region },
    { title: 'SCORE', cell: (each) => String(each.score), right: true },
    { title: 'PRICE', cell: (each) => money.format(each.priceWei), right: true },
    { title: 'RANKED AS', cell: (each) => money.format(each.effectiveWei), right: true },
    { title: 'PAID', cell: (each) => String(each.paidTasks), right: true },
    { title: 'FAULTS', cell: (each) => String(each.faults), right: true },
  ])
  const left = quote.candidates.length - shownCandidates
  const refusals = formatTable(quote.refusals, [
    { title: 'REFUSED BY', cell: (each) => plural(each.count, 'node'), right: true },
    { title: 'REASON', cell: (each) => each.reason },
    { title: 'WHY', cell: (each) => each.why },
  ])
  return [
    head,
    `${checked}${plural(check.strangers, 'stranger')} will see some of the data; the panel too, if it is contested.\n`,
    candidates === '' ? 'No node would take it.\n' : candidates + (left > 0 ? `… and ${left} more\n` : ''),
    refusals,
    quote.warnings.map((each) => `! ${plainLine(each)}\n`).join(''),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
