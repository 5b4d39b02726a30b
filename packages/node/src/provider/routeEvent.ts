import type { Hex, NetworkEvent } from '@muster-network/chain'
import type { Assignments } from './assignment/Assignments.ts'
import type { Bidding } from './bid/Bidding.ts'
import type { CouncilDuty } from './council/CouncilDuty.ts'
import type { DataRetention } from './DataRetention.ts'
import type { Announcements } from './deliver/Announcements.ts'
import type { OwnDeliveries } from './deliver/OwnDeliveries.ts'
import type { Withdrawals } from './earn/Withdrawals.ts'
import type { JailReturn } from './offer/JailReturn.ts'
import type { Listing } from './offer/Listing.ts'
import { isMe, type Provider } from './Provider.ts'
import type { LivenessAnswers } from './run/LivenessAnswers.ts'
import type { ProgressReports } from './run/ProgressReports.ts'
import type { SeatNotifications } from './serve/SeatNotifications.ts'
import type { StreamPay } from './stream/money/StreamPay.ts'
import type { Subscriptions } from './stream/Subscriptions.ts'

/** The reconcilers of a provider that events of the chain wake. */
export type Listeners = {
  bidding: Bidding
  assignments: Assignments
  progressReports: ProgressReports
  liveness: LivenessAnswers
  deliveries: OwnDeliveries
  announcements: Announcements
  seatNotifications: SeatNotifications
  council: CouncilDuty
  withdrawals: Withdrawals
  retention: DataRetention
  listing: Listing
  jail: JailReturn
  subscriptions: Subscriptions
  streamPay: StreamPay
}

/** Events after which a task starts or stops accepting bids. */
const biddingMoves: readonly string[] = [
  'TaskPosted',
  'TaskEnded',
  'PartAwarded',
  'PartOpened',
  'PartDeclined',
]

/** Wakes the reconcilers that an event concerns; each of them then reads the ledger itself. */
export function routeEvent(provider: Provider, to: Listeners, event: NetworkEvent): void {
  if (event.contract === 'streams') {
    routeStreamEvent(provider, to, event)
    return
  }
  const { taskId, part, deliveryId } = event.args as { taskId?: Hex; part?: number; deliveryId?: Hex }
  if (biddingMoves.includes(event.name)) to.bidding.wake(taskId!)
  if (event.name === 'TaskEnded') {
    to.retention.onEnded(taskId!)
    const terms = provider.context.ledger.task(taskId!)?.terms
    if (terms?.allOrNothing) to.withdrawals.wake(terms.token)
  }
  if (event.name === 'Challenged') to.liveness.wakePart(taskId!, part!)
  if (event.name === 'PartAwarded') {
    const key = to.assignments.addAwarded(taskId!, part!)
    if (key) to.progressReports.wake(key)
  }
  if ((event.name === 'Jailed' || event.name === 'Returned') && isMe(provider, event.args.operator))
    to.jail.wake('jail')
  if (event.name === 'BondMoved' && isMe(provider, event.args.to))
    to.withdrawals.wake(provider.context.network.addresses.token)
  if (event.contract === 'market' && taskId && part !== undefined) to.assignments.wakePart(taskId, part)
  const delivery = deliveryId && provider.context.ledger.delivery(deliveryId)
  const about = taskId ?? delivery?.delivery.taskId
  if (about && changesReplicas(event)) to.deliveries.wakeTask(about)
  if (!delivery) return
  if (event.name === 'Delivered' && to.deliveries.track(delivery)) to.announcements.wake(delivery.id)
  if (event.name === 'Drawn') to.seatNotifications.onDrawn(delivery.id)
  to.deliveries.wake(delivery.id)
  to.council.track(delivery)
  if (event.name === 'Settled' || event.name === 'Closed') {
    to.assignments.wakeTask(delivery.delivery.taskId)
    const token = provider.context.ledger.task(delivery.delivery.taskId)?.terms.token
    if (token) to.withdrawals.wake(token)
  }
}

/** Wakes a stream of our class, and one that we have joined, except for news about other subscribers. */
function routeStreamEvent(
  provider: Provider,
  to: Listeners,
  { name, args }: Extract<NetworkEvent, { contract: 'streams' }>,
): void {
  if (!('streamId' in args)) return
  const about = 'payee' in args ? args.payee : 'provider' in args ? args.provider : undefined
  if (about !== undefined && !isMe(provider, about)) return
  to.subscriptions.onEvent(args.streamId)
  to.streamPay.wake(args.streamId)
  const token = provider.context.ledger.stream(args.streamId)?.terms.token
  if (name === 'Settled' && token) to.withdrawals.wake(token)
}

/** Whether an event can change how the replicas of a part settle: they depend on each other. */
function changesReplicas({ contract, name }: NetworkEvent): boolean {
  return contract === 'replicas' || name === 'Delivered' || name === 'PartEnded'
}
