import type { Hex, Panel, Terms } from '@muster-network/chain'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'

/** What an operator has of the market, in wei of the token of each task. */
export type Earnings = {
  /** Paid for good, for work. */
  earned: bigint
  /** Fees of council seats. */
  fees: bigint
  /** The most that deliveries under check may bring. */
  pending: bigint
  /** Paid, and still in the time to contest; or held until the other parts of an all-or-nothing task are there. */
  held: bigint
  /** Stake that was taken. */
  slashed: bigint
}

const outcomes = { open: 0, paid: 1, fraud: 2, neutral: 3 }

/** From the ledger alone, so that it is the same on every machine of the operator. */
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
    const held = ledger.delivery(id)!
    const { delivery, settlement, outcome } = held
    const terms = ledger.task(delivery.taskId)?.terms
    if (!terms) continue
    if (delivery.executor.toLowerCase() === me) {
      const paid = settlement?.paid ?? 0n
      if (terms.allOrNothing && paid > 0n && outcome !== outcomes.fraud)
        waiting.set(delivery.taskId, (waiting.get(delivery.taskId) ?? 0n) + paid)
      else if (outcome === outcomes.open && paid > 0n) total.held += paid
      else if (outcome === outcomes.open) total.pending += worthAtMost(held, terms, priceOf(held) ?? 0n)
      else if (outcome === outcomes.paid || outcome === outcomes.neutral) total.earned += paid
    }
    if (settlement) total.fees += feesOf(held, terms, me)
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

/** The price by progress: all deliveries of a part together are worth one part. */
function worthAtMost({ delivery }: LedgerDelivery, terms: Terms, price: bigint): bigint {
  const end = delivery.last ? terms.maxUnits : delivery.endUnits
  return terms.maxUnits === 0n ? price : (price * (end - delivery.startUnits)) / terms.maxUnits
}

function feesOf(held: LedgerDelivery, terms: Terms, me: string): bigint {
  const seats = held.panel ? seatsOf(held.panel, me) : []
  if (seats.length === 0) return 0n
  const fee = seatFee(terms)
  // nothing is said about votes when all agreed
  if (!held.judged) return held.outcome === outcomes.paid ? BigInt(seats.length) * fee : 0n
  const { votes, rejected } = held.judged
  const isPaid = (seat: number) => {
    const check = held.panel!.seats[seat]!.check
    const vote = votes[seat] as number
    return rejected[check] ? vote >= 2 : vote === 1
  }
  return BigInt(seats.filter(isPaid).length) * fee
}

function seatsOf(panel: Panel, me: string): number[] {
  return panel.seats.flatMap(({ operator, state }, seat) =>
    operator.toLowerCase() === me && state === 0 ? [seat] : [],
  )
}

/** As the contracts count it: a base, and a price for each 10⁹ units replayed. */
function seatFee({ rules, segmentUnits }: Terms): bigint {
  return rules.seatBase + (segmentUnits * rules.seatUnitPrice) / 1_000_000_000n
}
