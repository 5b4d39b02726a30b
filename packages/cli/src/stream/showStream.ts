import type { StreamDetail, StreamView } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { shortAddress, shortId } from '../output/shortId.ts'
import type { Style } from '../output/style.ts'
import { type Fact, formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'

/** Formats the list of streams. */
export function showStreams(streams: readonly StreamView[], money: Money): string {
  return formatTable(streams, [
    { title: 'STREAM', cell: (each) => shortId(each.streamId) },
    { title: 'NAME', cell: (each) => each.name, shrinks: 2 },
    { title: 'STATE', cell: phaseWords, style: ({ phase }) => phaseStyle(phase) },
    { title: 'SERVING', cell: (each) => `${each.serving} of ${each.council}`, right: true },
    { title: 'ANSWERS', cell: (each) => String(each.answers), right: true },
    { title: 'BUDGET', cell: (each) => money.formatTokens(each.budgetWei), right: true, shrinks: 1 },
  ])
}

/** Formats one stream with its subscribers. */
export function showStream(stream: StreamDetail, money: Money): string {
  const { tariff } = stream
  const facts = formatFacts([
    ['stream', `${stream.name}, ${stream.streamId}`],
    ['state', phaseWords(stream), phaseStyle(stream.phase)],
    ...(stream.refused === null ? [] : [['refused', stream.refused, 'red'] satisfies Fact]),
    ...(stream.ending === null ? [] : [['ending', stream.ending] satisfies Fact]),
    ['opened', formatTime(stream.createdMs)],
    ['revision', String(stream.revision)],
    ['serving', `${stream.serving} of ${stream.council} subscribers that it needs, ${stream.method}`],
    ['budget', money.format(stream.budgetWei)],
    ['answers', String(stream.answers)],
    ...confirmingFacts(stream.confirming),
    ...(tariff === null ? [] : tariffFacts(tariff, money)),
  ])
  const subscribers = formatTable(stream.subscribers, [
    { title: 'SUBSCRIBER', cell: (each) => shortAddress(each.provider) },
    { title: 'STATE', cell: (each) => each.broken ?? each.state, shrinks: 1 },
    { title: 'REVISION', cell: (each) => String(each.served?.revision ?? '-'), right: true, shrinks: 3 },
    { title: 'ASKS', cell: (each) => `${each.asks} of ${each.served?.slots ?? 0}`, right: true },
    { title: 'ANSWERS', cell: (each) => String(each.answers), right: true },
    { title: 'FAILED', cell: (each) => String(each.failures), right: true, shrinks: 2 },
    { title: 'PAID', cell: (each) => money.formatTokens(each.claimedWei), right: true },
    { title: 'SIGNED', cell: (each) => money.formatTokens(each.unpaidWei), right: true, shrinks: 4 },
  ])
  return subscribers === '' ? `${facts}\nNo subscribers.\n` : `${facts}\n${subscribers}`
}

function tariffFacts(tariff: NonNullable<StreamDetail['tariff']>, money: Money): Fact[] {
  const { unit, maxInput, maxOutput } = tariff
  const one = unit === 'answers' ? 'answer' : 'unit of output'
  return [
    ['limits', `${maxInput} ${unit === 'answers' ? 'units' : unit} of input and ${maxOutput} of output`],
    [
      'price',
      `${money.format(tariff.inputUnitWei)} for a unit of input, ${money.format(tariff.unitWei)} for each ${one}`,
    ],
  ]
}

function confirmingFacts({ by, problem, ...counts }: StreamDetail['confirming']): Fact[] {
  if (by === 'none') return []
  if (problem !== null) return [['confirmed', `none: ${problem}`, 'yellow']]
  const { confirmed, wrong, undecided, unchecked, planted, missed } = counts
  const others = [
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    ...(unchecked > 0 ? [`${unchecked} unchecked`] : []),
    ...(planted > 0 ? [`${planted} planted (${missed} missed)`] : []),
  ]
  const found = [`${confirmed} answers`, `${wrong} wrong`, ...others].join(', ')
  const drawn = `${Math.round(counts.share * 1000) / 10}% of all are drawn`
  return [['confirmed', `${found}; ${drawn}`, wrong > 0 ? 'yellow' : undefined]]
}

const phaseWords = ({ phase, reason }: StreamView) => (reason === null ? phase : `${phase} (${reason})`)

const phaseStyle = (phase: StreamView['phase']): Style | undefined =>
  phase === 'up' ? 'green' : phase === 'down' ? 'red' : undefined
