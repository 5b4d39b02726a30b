import type { Subscriber } from './Subscriber.ts'

/** The wait that is assumed before the first answer of a subscriber, so that newcomers get asks at all. */
const assumedFirstMs = 1_000
/** Waits below this do not matter to a user, and would let one near subscriber take everything. */
const shortestFirstMs = 50
/** The most that a stake counts, in multiples of the stream's lock, so that no stake takes everything. */
const mostStakeLocks = 4

/**
 * Returns the weight of a subscriber in the draw of an executor: the inverse square of its price, the inverse of its
 * wait, its free share, its record, and its locked stake in multiples of the stream's lock. The stake counts linearly:
 * splitting it over several names gains nothing.
 */
export function routeWeight(
  subscriber: Pick<Subscriber, 'unitWei' | 'firstTokenMs' | 'load' | 'record' | 'stakeWei'>,
  { cheapestWei, stakeLockWei }: { cheapestWei: bigint; stakeLockWei: bigint },
): number {
  const { unitWei, firstTokenMs, load, record, stakeWei } = subscriber
  const price = unitWei === 0n ? 1 : Number(cheapestWei) / Number(unitWei)
  const wait = shortestFirstMs / Math.max(shortestFirstMs, firstTokenMs ?? assumedFirstMs)
  const free = 1 / (1 + load.running / Math.max(1, load.most))
  const stake = stakeLockWei === 0n ? 1 : Math.min(mostStakeLocks, Number(stakeWei) / Number(stakeLockWei))
  return price ** 2 * wait * free * record.goodShare * stake
}
