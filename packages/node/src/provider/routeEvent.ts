import type { Hex, NetworkEvent } from '@muster-network/chain'
import type { Bidding } from './bid/Bidding.ts'
import type { Clearing } from './clear/Clearing.ts'
import type { CouncilDuty } from './council/CouncilDuty.ts'
import type { Announcements } from './deliver/Announcements.ts'
import type { OwnDeliveries } from './deliver/OwnDeliveries.ts'
import type { SeatCalls } from './deliver/SeatCalls.ts'
import type { Withdrawals } from './earn/Withdrawals.ts'
import { isMe, type Provider } from './Provider.ts'
import type { LivenessAnswers } from './run/LivenessAnswers.ts'
import type { Statements } from './run/Statements.ts'
import type { Tenures } from './tenure/Tenures.ts'

/** The phases of a provider's work that listen to the chain. */
export type Listeners = {
  bidding: Bidding
  tenures: Tenures
  statements: Statements
  liveness: LivenessAnswers
  deliveries: OwnDeliveries
  announcements: Announcements
  seatCalls: SeatCalls
  council: CouncilDuty
  withdrawals: Withdrawals
  clearing: Clearing
}

/** A task takes bids from here on, or no longer. */
const biddingMoves: readonly string[] = [
  'TaskPosted',
  'TaskEnded',
  'PartAwarded',
  'PartOpened',
  'PartDeclined',
]

/** Wakes whoever keeps something about what the chain has said; each then looks at the ledger by itself. */
export function routeEvent(provider: Provider, to: Listeners, event: NetworkEvent): void {
  const { taskId, part, deliveryId } = event.args as { taskId?: Hex; part?: number; deliveryId?: Hex }
  if (biddingMoves.includes(event.name)) to.bidding.wake(taskId!)
  if (event.name === 'TaskEnded') {
    to.clearing.onEnded(taskId!)
    const terms = provider.context.ledger.task(taskId!)?.terms
    if (terms?.allOrNothing) to.withdrawals.wake(terms.token)
  }
  if (event.name === 'Challenged') to.liveness.wake(taskId!, part!)
  if (event.name === 'PartAwarded') {
    const key = to.tenures.takeUp(taskId!, part!)
    if (key) to.statements.wake(key)
  }
  if (event.name === 'BondMoved' && isMe(provider, event.args.to))
    to.withdrawals.wake(provider.context.network.addresses.token)
  if (event.contract === 'market' && taskId && part !== undefined) to.tenures.wakePart(taskId, part)
  const delivery = deliveryId && provider.context.ledger.delivery(deliveryId)
  const about = taskId ?? delivery?.delivery.taskId
  if (about && changesCopies(event)) to.deliveries.wakeTask(about)
  if (!delivery) return
  if (event.name === 'Delivered' && to.deliveries.note(delivery)) to.announcements.wake(delivery.id)
  if (event.name === 'Drawn') to.seatCalls.onDrawn(delivery.id)
  to.deliveries.wake(delivery.id)
  to.council.note(delivery)
  if (event.name === 'Settled' || event.name === 'Closed') {
    to.tenures.wakeTask(delivery.delivery.taskId)
    const token = provider.context.ledger.task(delivery.delivery.taskId)?.terms.token
    if (token) to.withdrawals.wake(token)
  }
}

/** Copies are settled by what happens to the others of their part. */
function changesCopies({ contract, name }: NetworkEvent): boolean {
  return contract === 'copies' || name === 'Delivered' || name === 'PartEnded'
}
