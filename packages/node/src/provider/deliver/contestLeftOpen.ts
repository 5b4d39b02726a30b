import type { Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { vetoMembers } from '../../presence/services.ts'
import type { Next } from '../../role/Jobs.ts'
import { contestDelivery } from '../../settle/contestDelivery.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { canBeReplayed } from '../../task/checkHow.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { doubtsAboutCopy } from './doubtsAboutCopy.ts'

const undecided = 4

/** Whether work of ours was left unpaid by a council or a comparison that could not decide, and a panel could judge it. */
export function isLeftOpen(
  { settlement, contested, outcome, delivery }: LedgerDelivery,
  { work, salt }: Tenure,
): boolean {
  if (settlement?.stage !== undecided || contested || outcome !== 0) return false
  return canBeReplayed(delivery) || (salt !== undefined && work?.manifest.equivalence !== undefined)
}

/**
 * Has the panel judge work of ours that the council left open and the client does not sign for. A council can be kept
 * busy by whoever buys checks, and what is open is unpaid: without this, keeping it busy would make work free.
 * Contesting costs nothing here, but what the panel finds wrong is slashed: states must be here to be shown, and a copy
 * is held against the others first. The client has half of the time to contest for its signature. `over` when nothing is
 * left to do, with the reason.
 */
export async function contestLeftOpen(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  terms: Terms,
  signal: AbortSignal,
): Promise<Next | { over: string }> {
  const { context } = provider
  const { delivery, id, panel } = held
  const settlement = held.settlement!
  const now = Math.max(context.ledger.head.timestamp, Math.floor(context.nowMs() / 1000))
  if (vetoMembers(context.ledger).length === 0) return { over: 'there is no panel' }
  if (now > settlement.until) return { over: 'the time to contest is over' }
  const wait = await waitUntil(context, settlement.until - Math.ceil(terms.rules.contestSeconds / 2))
  if (wait) return wait
  if (!canBeReplayed(delivery)) {
    const doubts = await doubtsAboutCopy(provider, tenure, held, terms, signal)
    if (doubts) return doubts
  }
  const segment = panel?.segments[0] ?? 0n
  try {
    await contestDelivery(context, { held, settlement, terms, bid: tenure.bid, segment })
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    return { over: error.message }
  }
  context.note(delivery.taskId, 'contested', { part: delivery.part, deliveryId: id })
  return { over: 'contested' }
}
