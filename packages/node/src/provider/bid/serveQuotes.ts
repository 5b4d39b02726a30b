import { quoteTask } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { Bidding } from './Bidding.ts'

/** A quote is asked for a task that would be posted now. */
const biddingSeconds = 60
const mostWhy = 300

/** Says whether this machine would bid on a task that is not posted yet, by the same rules as for a bid. */
export function serveQuotes({ context }: Provider, bidding: Bidding): void {
  context.peer.handle(quoteTask, async ({ runMs, ...asked }) => {
    const decision = await bidding.consider(
      {
        ...asked,
        runSeconds: Math.ceil(runMs / 1000),
        bidUntil: Math.floor(context.nowMs() / 1000) + biddingSeconds,
        // who asks is not known: its record is looked at when it posts
        client: `0x${'0'.repeat(40)}`,
      },
      asked,
    )
    if (decision.ok) return { bids: true as const, price: decision.price, maxParts: decision.maxParts }
    const reasons = decision.reasons.map(({ reason, why }) => ({ reason, why: why.slice(0, mostWhy) }))
    return { bids: false as const, reasons }
  })
}
