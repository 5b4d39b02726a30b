import type { Bid, Delivery, Terms } from '@muster-network/chain'
import { cutReasons, enumName } from '@muster-network/core'

const whole = 10n ** 18n
const noFunction = 0n

/** The loss if a delivery stays rejected: its pay, and the rest of the lock behind it. */
export function stakeOn(
  delivery: Pick<Delivery, 'startUnits' | 'endUnits' | 'last' | 'cut'>,
  bid: Pick<Bid, 'price' | 'floor' | 'stakeLock'>,
  terms: Pick<Terms, 'maxUnits' | 'pay' | 'allOrNothing'> & { rules: Pick<Terms['rules'], 'silencePenalty'> },
): { payWei: bigint; lockWei: bigint } {
  const progress = (units: bigint) => (units >= terms.maxUnits ? whole : (units * whole) / terms.maxUnits)
  const made = (delivery.last ? whole : progress(delivery.endUnits)) - progress(delivery.startUnits)
  // a payment function pays between floor and price: count the least
  const price = BigInt(terms.pay) === noFunction ? bid.price : bid.floor
  const penalty = terms.allOrNothing ? bid.stakeLock : least(terms.rules.silencePenalty, bid.stakeLock)
  return {
    payWei: (price * made) / whole,
    lockWei: enumName(cutReasons, delivery.cut) === 'silence' ? bid.stakeLock - penalty : bid.stakeLock,
  }
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
