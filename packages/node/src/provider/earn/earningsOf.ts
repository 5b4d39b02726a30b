import type { Hex, Roster, Terms } from '@muster-network/chain'
import { type SeatVote, seatFee } from '@muster-network/core'
import { isSitting } from '../../ledger/isSitting.ts'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { inToken } from '../../task/tokenRate.ts'

/** Earnings and losses of an operator, in wei of the token of each task. */
export type Earnings = {
  /** Final pay for work. */
  earned: bigint
  /** Fees of council seats. */
  fees: bigint
  /** The most that deliveries under check may pay. */
  pending: bigint
  /** Pay in its contest window, or withheld until the other parts of an all-or-nothing task are delivered. */
  held: bigint
  /** Slashed stake. */
  slashed: bigint
}

/** Sums up the ledger alone, so that every machine of the operator gets the same figures. */
export function earningsOf(
  ledger: Ledger,
  operator: Hex,
  priceOf: (delivery: LedgerDelivery) => bigint | undefined,
): Earnings {
  const me = operator.toLowerCase()
  const total: Earnings = { earned: 0n, fees: 0n, pending: 0n, held: 0n, slashed: 0n }
  /** Accepted work of all-or-nothing tasks, by task. */
  const waiting = new Map<Hex, bigint>()
  for (const { id } of ledger.database.prepare('SELECT id FROM delivery').all() as { id: string }[]) {
    const ledgerDelivery = ledger.delivery(id)!
    const { delivery, settlement, outcome } = ledgerDelivery
    const terms = ledger.task(delivery.taskId)?.terms
    if (!terms) continue
    if (delivery.executor.toLowerCase() === me) {
      const paid = settlement?.paid ?? 0n
      if (terms.allOrNothing && paid > 0n && outcome !== 'fraud')
        waiting.set(delivery.taskId, (waiting.get(delivery.taskId) ?? 0n) + paid)
      else if (outcome === 'open' && paid > 0n) total.held += paid
      else if (outcome === 'open')
        total.pending += worthAtMost(ledgerDelivery, terms, priceOf(ledgerDelivery) ?? 0n)
      else if (outcome === 'paid' || outcome === 'neutral') total.earned += paid
    }
    if (settlement) total.fees += feesOf(ledgerDelivery, terms, me)
  }
  for (const [taskId, paid] of waiting) {
    const isReleased = ledger
      .events({ taskId })
      .some(({ name, args }) => name === 'PayReleased' && (args.to as string).toLowerCase() === me)
    total[isReleased ? 'earned' : 'held'] += paid
  }
  for (const { name, args } of ledger.events({ operator, limit: 100_000 }))
    if (name === 'Slashed') total.slashed += (args as { amount: bigint }).amount
  return total
}

/** The price by progress: all deliveries of a part together pay the price of one part. */
function worthAtMost({ delivery }: LedgerDelivery, terms: Terms, price: bigint): bigint {
  const end = delivery.last ? terms.maxUnits : delivery.endUnits
  return terms.maxUnits === 0n ? price : (price * (end - delivery.startUnits)) / terms.maxUnits
}

function feesOf(ledgerDelivery: LedgerDelivery, terms: Terms, me: string): bigint {
  const { roster, judged, outcome } = ledgerDelivery
  const seats = roster ? seatsOf(roster, me) : []
  if (!roster || seats.length === 0) return 0n
  const fee = inToken(terms, seatFee(terms, roster.windows.length))
  // the chain has no votes when all seats agreed and were paid at once
  if (!judged) return outcome === 'paid' ? BigInt(seats.length) * fee : 0n
  const isRight = (vote: SeatVote) =>
    judged.stage === 'accepted' ? vote === 'for' : vote === 'against' || vote === 'noData'
  // the client pays the first seats of the right side; stake of the losing side pays the others
  const paid = judged.votes.flatMap((vote, seat) => (isRight(vote) ? [seat] : [])).slice(0, terms.lead)
  return BigInt(paid.filter((seat) => seats.includes(seat)).length) * fee
}

function seatsOf(roster: Roster, me: string): number[] {
  return roster.seats.flatMap(({ operator, state }, seat) =>
    operator.toLowerCase() === me && isSitting({ state }) ? [seat] : [],
  )
}
