import type { StreamQuote } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { shortAddress } from '../output/shortId.ts'
import { styled } from '../output/style.ts'
import { formatFacts, formatParagraph, formatTable } from '../output/table.ts'
import { widthOf } from '../output/textWidth.ts'
import { showRefusals } from './showTask.ts'

const shownCandidates = 10

/** Formats the quote of a stream: prices, deposit, readers, whether cheating loses, and candidates. */
export function showStreamQuote(
  quote: StreamQuote,
  money: Money,
  { width = widthOf(process.stdout) } = {},
): string {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => formatParagraph(text, width)).join('')
  const head = formatFacts(
    [
      ['stream', `${quote.name}: ${quote.method}, a council of ${quote.council} of class ${quote.className}`],
      ['price', `${money.format(quote.totalWei)} for 1,000 requests of ${shapeWords(quote)}`],
      ['confirming', confirmingWords(quote, money)],
      [
        'prepaid',
        `${money.format(quote.prepaidWei)} for each request; an answer costs ${money.format(quote.dearestWei)} at most`,
      ],
      ['guarantee', `${money.format(quote.guaranteeWei)} of the budget for each subscriber`],
      ['stake', `${money.format(quote.stakeLockWei)} locked by each subscriber`],
      ['credit', `none for a new client, then ${money.format(quote.mostCreditWei)} at most`],
      ['budget', budgetWords(quote, money)],
      [
        'deposit',
        `${money.format(quote.depositWei)}: the budget and a trust lock of ${money.format(quote.trustLockWei)}`,
      ],
      ['wallet', money.format(quote.balanceWei)],
    ],
    width,
  )
  const candidates = formatTable(
    quote.candidates.slice(0, shownCandidates),
    [
      { title: 'CANDIDATE', cell: (each) => shortAddress(each.operator) },
      { title: 'REGION', cell: (each) => each.region },
      { title: 'SCORE', cell: (each) => String(each.score), right: true },
      { title: 'PRICE', cell: (each) => money.formatPrice(each.hourPriceWei, 'hour'), right: true },
      { title: 'PAID', cell: (each) => String(each.paidTasks), right: true, shrinks: 2 },
      { title: 'FAULTS', cell: (each) => String(each.faults), right: true, shrinks: 3 },
    ],
    width,
  )
  const left = quote.candidates.length - shownCandidates
  return [
    head,
    paragraphs([
      readerWords(quote),
      ...auditWords(quote, money),
      cheatingWords(quote),
      ...(quote.cheating.noSlash === null ? [oddsWords(quote)] : []),
    ]),
    candidates === ''
      ? 'No candidates: no listed node could serve the stream.\n'
      : `These nodes could serve; each decides itself whether it subscribes:\n${candidates}${left > 0 ? `… and ${left} more\n` : ''}`,
    showRefusals(quote, width),
    quote.warnings.map((each) => styled('yellow', formatParagraph(`! ${plainLine(each)}`, width))).join(''),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function shapeWords({ shape, unit }: StreamQuote): string {
  return unit === 'answers'
    ? `${shape.input} units of input`
    : `${shape.input} ${unit} of input and ${shape.output} of output`
}

function confirmingWords({ confirmer, confirmedShare, confirmingWei }: StreamQuote, money: Money): string {
  if (confirmer === 'none') return 'every answer is compared with the others before one is sent'
  const share = `${percent(confirmedShare)} of the answers`
  return confirmer === 'own'
    ? `${share}, on your own machine`
    : `${share}, by the class; ${money.format(confirmingWei)} of the price, planted answers included`
}

function budgetWords(quote: StreamQuote, money: Money): string {
  const { councilBudgetWei, mostBudgetWei, council, maxSubscribers } = quote
  return (
    `${money.format(quote.budgetWei)}, for about ${quote.requestsOfBudget} such requests; ` +
    `guarantees bind ${money.format(councilBudgetWei)} with ${plural(council, 'subscriber')} and ${money.format(mostBudgetWei)} with ${maxSubscribers}`
  )
}

function readerWords({ readers, confirmedShare, maxSubscribers }: StreamQuote): string {
  const read = readers.executors === 1 ? 'reads' : 'read'
  return [
    `Readers: ${readers.executors} of at most ${plural(maxSubscribers, 'subscriber')} ${read} each request.`,
    ...(readers.confirmers > 0 ? [`A confirmer reads ${percent(confirmedShare)} of them too.`] : []),
    ...(readers.auditors > 0
      ? [`${readers.auditors} seats read an audited one, and the jury if the audit is contested.`]
      : []),
    'Each of them can keep what it reads.',
  ].join(' ')
}

function auditWords({ audit, auditsPerDay, auditWei, council }: StreamQuote, money: Money): string[] {
  if (audit === 'none') return []
  return [
    `Audits: about ${Number(auditsPerDay.toPrecision(2))} a day with ${plural(council, 'subscriber')}, ${money.format(auditWei)} each if the answer is right.`,
  ]
}

function cheatingWords({ cheating }: StreamQuote): string {
  if (cheating.noSlash !== null)
    return 'Cheating: a wrong answer costs its executor the place in the stream, and nothing else.'
  return cheating.loses
    ? `Cheating loses: wrong answers in the whole guarantee cost ${cheating.lossPerGain.toFixed(2)} times what they gain, on average.`
    : `Cheating pays: wrong answers in the whole guarantee cost ${cheating.lossPerGain.toFixed(2)} times what they gain, on average.`
}

function oddsWords({ cheating: { odds, findChance } }: StreamQuote): string {
  return (
    `This assumes, and nobody has measured, that ${percent(odds.dishonestShare)} of confirmers lie, that the check misses ` +
    `${percent(odds.missRate)} of wrong answers, and that ${percent(odds.slashChance)} of finds end in a slash. With ${percent(odds.confirmedShare)} of the answers ` +
    `confirmed, a wrong one is found with a probability of ${percent(findChance)}.`
  )
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
