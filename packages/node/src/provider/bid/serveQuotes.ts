import { requestQuote } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { Bidding } from './Bidding.ts'

/** A quote assumes that the task is posted now, with this bidding time. */
const biddingSeconds = 60
const maxWhy = 300

/** Answers whether this machine would bid on a task that is not posted yet, by the rules for bids. */
export function serveQuotes({ context }: Provider, bidding: Bidding): void {
  context.peer.handle(requestQuote, async ({ runMs, ...asked }) => {
    const decision = await bidding.consider(
      {
        ...asked,
        runSeconds: Math.ceil(runMs / 1000),
        bidUntil: Math.floor(context.nowMs() / 1000) + biddingSeconds,
        // the caller is unknown: its record is checked when it posts
        client: `0x${'0'.repeat(40)}`,
      },
      asked,
    )
    if (decision.ok) return { bids: true as const, price: decision.price, maxParts: decision.maxParts }
    const reasons = decision.reasons.map(({ reason, why }) => ({ reason, why: why.slice(0, maxWhy) }))
    return { bids: false as const, reasons }
  })
}
