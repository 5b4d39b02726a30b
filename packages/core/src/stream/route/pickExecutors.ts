import { type PauseReason, pausedBy } from './pausedBy.ts'
import { routeWeight } from './routeWeight.ts'
import type { RoutedRequest, Subscriber } from './Subscriber.ts'

export type RouteOptions = {
  /** Executors that the request needs. */
  count: number
  /** S of the stream, in the stake token. */
  stakeLockWei: bigint
  /** Operators that were asked for this request before. */
  asked?: readonly string[] | undefined
  /** Numbers in [0, 1). */
  random: () => number
}

export type RoutePicks = {
  /** Subscribers of distinct operators, at most `count`. */
  picks: Subscriber[]
  /** The others that could not be asked, with the reason of each. */
  paused: { provider: string; reason: PauseReason | 'asked-before' }[]
}

/**
 * Draws the executors of a request by weight, without replacement. All subscribers of an operator leave the draw with the
 * first that is picked, so that one owner cannot be its own majority.
 */
export function pickExecutors(
  subscribers: readonly Subscriber[],
  request: RoutedRequest,
  { count, stakeLockWei, asked = [], random }: RouteOptions,
): RoutePicks {
  const paused: RoutePicks['paused'] = []
  const free: Subscriber[] = []
  for (const subscriber of subscribers) {
    const reason = asked.includes(subscriber.operator) ? 'asked-before' : pausedBy(subscriber, request)
    if (reason) paused.push({ provider: subscriber.provider, reason })
    else free.push(subscriber)
  }
  const cheapestWei = free.reduce(
    (least, { unitWei }) => (unitWei < least ? unitWei : least),
    free[0]?.unitWei ?? 0n,
  )
  let drawn = free.map((subscriber) => ({
    subscriber,
    weight: routeWeight(subscriber, { cheapestWei, stakeLockWei }),
  }))
  const picks: Subscriber[] = []
  while (picks.length < count && drawn.length > 0) {
    const pick = drawOne(drawn, random())
    picks.push(pick)
    drawn = drawn.filter(({ subscriber }) => subscriber.operator !== pick.operator)
  }
  return { picks, paused }
}

function drawOne(
  weighted: readonly { subscriber: Subscriber; weight: number }[],
  random: number,
): Subscriber {
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  // all weights are zero when every record is: then each is as good as the other
  if (total === 0) return weighted[Math.floor(random * weighted.length)]!.subscriber
  let left = random * total
  for (const { subscriber, weight } of weighted) {
    left -= weight
    if (left < 0) return subscriber
  }
  return weighted.findLast(({ weight }) => weight > 0)!.subscriber
}
