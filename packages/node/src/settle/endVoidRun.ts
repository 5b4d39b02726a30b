import type { Bid, Terms } from '@muster-network/chain'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { isVoid } from '../task/isVoid.ts'

/**
 * Ends a run whose executor lost the surety behind it, so that another executor can take the part. Anyone may. Returns undefined when
 * the run is not void. Open deliveries of the run are voided first, which ends the run as well.
 */
export async function endVoidRun(
  context: RoleContext,
  { terms, bid, part }: { terms: Terms; bid: Bid; part: LedgerPart },
): Promise<Requeue> {
  const { ledger, network, sender } = context
  if (!isVoid(ledger, terms, bid, part.awardedAt ?? 0)) return undefined
  const isPending = ledger
    .deliveries(part.taskId, part.part)
    .some(({ delivery, outcome }) => outcome === 'open' && delivery.assignment === part.assignment)
  if (isPending) return { retryAfterMs: 500 }
  await sendStep(`task/${part.taskId}/${part.part}/${part.assignment}/endVoid`, 0, (intent) =>
    network.market.send.endVoid([terms, bid, part.part], { by: sender, intent }),
  )
  context.note(part.taskId, { step: 'suretyLost', part: part.part, executor: part.executor })
  return { retryAfterMs: 200 }
}
