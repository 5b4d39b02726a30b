import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { contestContradicting } from '../../replay/contestContradicting.ts'
import { judgesOf } from '../../replay/jurorsOf.ts'
import { jobOf } from '../../replay/Piece.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { contestDelivery } from '../../settle/contestDelivery.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { canBeReplayed } from '../../task/checkMode.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { compareOwnReplica } from './compareOwnReplica.ts'

/** Whether a council or comparison left work of ours undecided, or outvoted it, and a jury could decide. */
export function canContestUndecided(
  { stage, contested, outcome, delivery }: LedgerDelivery,
  { work, salt }: Assignment,
  terms: Pick<Terms, 'exact'>,
): boolean {
  if (contested || outcome !== 'open') return false
  // an outvoted replica: the jury runs the work again
  if (stage === 'rejected' && salt !== undefined) return true
  if (stage !== 'undecided') return false
  if (terms.exact) return true
  return canBeReplayed(delivery) || (salt !== undefined && work?.manifest.equivalence !== undefined)
}

/**
 * Contests work of ours that nobody could decide. Anyone who buys checks can keep a council busy, and undecided work is unpaid:
 * without this contest, a busy council would make work free. Work that the jury finds wrong is slashed: so our states must be
 * available, and a replica is first compared with the others. A replica that was outvoted is contested at once: it is lost
 * otherwise, and the contest needs no bond. Where all honest replicas are equal, those that contradict ours are contested
 * before it: two operators in league would be paid for the same noise. Returns `over` with the reason when nothing is left to do.
 */
export async function contestUndecided(
  provider: Provider,
  own: { assignment: Assignment; ledgerDelivery: LedgerDelivery; terms: Terms },
  signal: AbortSignal,
): Promise<Requeue | { over: string }> {
  const { context } = provider
  const { assignment, ledgerDelivery, terms } = own
  const { delivery, id, roster } = ledgerDelivery
  const settlement = ledgerDelivery.settlement!
  const now = Math.max(context.ledger.head.timestamp, Math.floor(context.nowMs() / 1000))
  const judges = judgesOf(context.ledger, ledgerDelivery, terms, { challenger: context.sender.address })
  if (judges.length === 0) return { over: 'there is no jury that may judge this work' }
  if (now > settlement.until) return { over: 'the time to contest is over' }
  const isOutvoted = ledgerDelivery.stage === 'rejected'
  // the client may still accept undecided work
  const wait = isOutvoted
    ? undefined
    : await waitUntil(context, settlement.until - Math.ceil(terms.rules.contestSeconds / 2))
  if (wait) return wait
  const isLate = now > settlement.until - terms.rules.contestSeconds / 4
  const others = isLate ? undefined : await contestContradicting(context, terms, delivery)
  if (others) return others
  // the jury runs exact work again and compares it with no other replica
  if (!isOutvoted && !terms.exact && !canBeReplayed(delivery)) {
    const doubts = await compareOwnReplica(provider, own, signal)
    if (doubts) return doubts
  }
  const job = jobOf(terms, delivery, roster?.windows ?? [])
  const segment = BigInt(job[0]?.from ?? 0)
  return unlessReverted(
    async () => {
      await contestDelivery(context, {
        record: ledgerDelivery,
        settlement,
        terms,
        bid: assignment.bid,
        segment,
      })
      context.note(delivery.taskId, { step: 'contested', part: delivery.part, deliveryId: id })
      return { over: 'contested' }
    },
    (error) => ({ over: error.message }),
  )
}
