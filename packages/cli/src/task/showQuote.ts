import type { Quote } from '@muster-network/api'
import { depositParts } from '@muster-network/core'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { shortAddress } from '../output/shortId.ts'
import { styled } from '../output/style.ts'
import { formatFacts, formatParagraph, formatTable } from '../output/table.ts'
import { widthOf } from '../output/textWidth.ts'
import { formatBytes } from '../output/times.ts'
import { showRefusals } from './showTask.ts'

const shownCandidates = 10

/** Formats a quote: money, candidates and refusals; with `verbose`, also the check in numbers. */
export function showQuote(
  quote: Quote,
  money: Money,
  { verbose = false, width = widthOf(process.stdout) } = {},
): string {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => formatParagraph(text, width)).join('')
  const { check } = quote
  const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`
  const head = formatFacts(
    [
      [
        'task',
        `${quote.name}: ${plural(quote.parts, 'part')} of class ${quote.className}, ${formatBytes(quote.dataBytes)}`,
      ],
      ['work', `${money.format(quote.workWei)} expected`],
      ['check', `${money.format(quote.checkWei)} expected, ${money.format(quote.maxCheckWei)} at most`],
      ['deposit', money.format(quote.depositWei)],
      ['refund', `${money.format(quote.expectedRefundWei)} expected`],
      ['wallet', money.format(quote.balanceWei)],
    ],
    width,
  )
  const deposit = formatFacts(
    depositParts(quote, quote.lockSeconds).map(({ amount, name, purpose, returns }) => [
      money.format(amount),
      `${name}: ${purpose}; ${returns}.`,
    ]),
    width,
  )
  const checked =
    check.how === 'none'
      ? ['No check: every delivery is paid, right or wrong.']
      : [
          `Check: ${replayed(check)}, ${percent(check.extraCompute)} extra compute. An executor locks ${money.format(check.stakeWei)} for a part.`,
          ...decided(check),
          `The cheat that is hardest to find saves ${money.format(check.cheater.savesWei)}, is detected with a probability of ${percent(check.cheater.found)} and then costs ${money.format(check.cheater.losesWei)}: expected gain ${money.format(check.cheater.expectsWei)}.`,
        ]
  const seen = `${plural(check.strangers, 'stranger')} will see some of the data; so will the jury if a delivery is contested.`
  const choices = formatTable(
    check.choices,
    [
      { title: 'CHECK.SHARE', cell: (each) => String(each.share) },
      { title: 'EXTRA COMPUTE', cell: (each) => percent(each.extraCompute), right: true },
      { title: 'EXECUTOR LOCKS', cell: (each) => money.format(each.stakeWei), right: true },
    ],
    width,
  )
  const candidates = formatTable(
    quote.candidates.slice(0, shownCandidates),
    [
      { title: 'CANDIDATE', cell: (each) => shortAddress(each.operator) },
      { title: 'REGION', cell: (each) => each.region },
      { title: 'SCORE', cell: (each) => String(each.score), right: true },
      { title: 'PRICE', cell: (each) => money.format(each.priceWei), right: true },
      { title: 'RANK PRICE', cell: (each) => money.format(each.effectiveWei), right: true, shrinks: 1 },
      { title: 'PAID', cell: (each) => String(each.paidTasks), right: true, shrinks: 2 },
      { title: 'FAULTS', cell: (each) => String(each.faults), right: true, shrinks: 3 },
    ],
    width,
  )
  const left = quote.candidates.length - shownCandidates
  return [
    head,
    `The deposit is:\n${deposit}${paragraphs(estimated(quote))}`,
    verbose
      ? paragraphs([...checked, seen])
      : paragraphs([checked[0]!, 'Details of the check: add --verbose']),
    choices === '' || !verbose
      ? ''
      : `More replay with a smaller lock, or less with a larger one:\n${choices}`,
    candidates === ''
      ? 'No candidates: every node would refuse the task.\n'
      : candidates + (left > 0 ? `… and ${left} more\n` : ''),
    showRefusals(quote, width),
    quote.warnings.map((each) => styled('yellow', formatParagraph(`! ${plainLine(each)}`, width))).join(''),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** Tells how the limit of units came about. */
function estimated({ estimate, maxUnits }: Quote): string[] {
  if (estimate === null) return []
  const billions = (units: bigint) => (Number(units) / 1e9).toPrecision(2)
  const by = estimate.by === 'history' ? 'by earlier runs' : 'by a short trial on this machine'
  return [
    `A part needs about ${billions(estimate.units)} billion units ${by}, and may use ${billions(maxUnits)}.`,
  ]
}

/** Describes the share of the work that is replayed, and by how many seats. */
function replayed({ how, windows, windowsOfDelivery, segments, seats }: Quote['check']): string {
  if (how === 'redundant') return 'several executors run the same work, and their results are compared'
  if (how === 'checker') return `${plural(seats, 'seat')} run the checker`
  return `${plural(seats, 'seat')} replay ${windows} of ${plural(windowsOfDelivery, 'window')} (${segments} segments) and the end`
}

/** How many seats decide. */
function decided({ how, lead, rejectLead, cap }: Quote['check']): string[] {
  if (how === 'redundant') return []
  const accept = lead === 1 ? 'One agreeing seat accepts' : `${lead} agreeing seats accept`
  return [
    `${accept} a delivery; a doubt is decided by a lead of ${rejectLead}, or by the majority of ${cap} answers.`,
  ]
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
