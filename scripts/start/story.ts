import { formatAmount, tokenAmount } from '@muster-network/core'
import type { LocalNetwork, Step } from '@muster-network/node'

/** Tells what the nodes of a local network do about a task, line by line, as it happens. */
export function tellStory(
  network: LocalNetwork,
  options: { taskId: () => string | undefined; symbol: string; print: (line: string) => void },
): () => void {
  const began = performance.now()
  const nodes = new Map(
    [
      ...network.providers.map((each, i) => [each, `provider-${i}`] as const),
      [network.client, 'client'] as const,
    ].map(([daemon, name]) => [daemon.context.sender.address.toLowerCase(), { daemon, name }]),
  )
  const nameOf = (account: unknown) =>
    nodes.get(String(account).toLowerCase())?.name ?? String(account).slice(0, 10)
  const tell = (by: string, { taskId, name, facts }: Step) => {
    if (taskId !== options.taskId()) return
    const sentence = sentenceOf(by, name, facts, {
      nameOf,
      amount: (value) => amountText(value, options.symbol),
    })
    if (!sentence) return
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
    options.print(`${seconds} s  ${by.padEnd(11)} ${sentence}`)
  }
  const stops = [...nodes.values()].map(({ daemon, name }) =>
    daemon.context.steps.onAdded((step) => tell(name, step)),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

type Words = { nameOf: (account: unknown) => string; amount: (value: unknown) => string }
type Facts = Record<string, unknown>

const sentences: Record<string, (facts: Facts, words: Words) => string> = {
  posted: ({ escrow }, { amount }) =>
    escrow === undefined ? 'posted the task' : `posted the task with ${amount(escrow)} in escrow`,
  'bid placed': ({ price }, { amount }) => `bids ${amount(price)} a part`,
  awarding: ({ wins }, { nameOf }) =>
    Array.isArray(wins)
      ? `awards ${(wins as { operator: string; parts: number[] }[])
          .map(
            ({ operator, parts }) =>
              `${parts.map((part) => `part ${part}`).join(', ')} to ${nameOf(operator)}`,
          )
          .join('; ')}`
      : 'awards the parts',
  running: ({ part }) => `runs part ${part}`,
  'checkpoint receipted': ({ part, segments }) =>
    `part ${part}: state after segment ${segments} is safe with the client`,
  challenged: ({ part }) => `asks on the chain whether the executor of part ${part} is alive`,
  replaced: ({ part }) => `replaced the silent executor of part ${part}`,
  delivered: ({ part, segments }) => `delivered part ${part}, committed to ${segments} states`,
  drawn: ({ part, seats }) => `part ${part}: a council of ${seats} was drawn by lot`,
  answered: ({ part, segment, verdict }) => `replayed segment ${segment} of part ${part}: ${verdict}`,
  'result fetched': ({ part }) => `has the result of part ${part}, as committed`,
  paid: ({ part, amount: paid }, { amount }) => `was paid ${amount(paid)} for part ${part}`,
  ended: () => 'the task has ended',
}

function sentenceOf(_by: string, name: string, facts: Facts, words: Words): string | undefined {
  return sentences[name]?.(facts, words)
}

/** Rounded to four digits for people. */
export function amountText(value: unknown, symbol: string): string {
  const text = formatAmount(tokenAmount(BigInt(value as bigint)), 18)
  const [whole, fraction = ''] = text.split('.')
  return `${whole}${fraction === '' ? '' : `.${fraction.slice(0, 4)}`} ${symbol}`
}
