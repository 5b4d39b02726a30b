import path from 'node:path'
import type { Hex, Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import { lookAtCopies } from '../../copies/lookAtCopies.ts'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { vetoMembers } from '../../presence/services.ts'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { currentRun } from '../run/readStates.ts'
import { type Tenure, tenureName } from '../tenure/Tenure.ts'

const nothing: Hex = `0x${'0'.repeat(64)}`
const undecided = 4
const lookAgainMs = 2_000

/** Whether a copy of ours was left unpaid by the comparison, and could still be the same as the others under e. */
export function isLeftOpen(
  { settlement, contested, outcome }: LedgerDelivery,
  { work, salt }: Tenure,
): boolean {
  const isUndecided = settlement?.stage === undecided && !contested && outcome === 0
  return isUndecided && salt !== undefined && work?.manifest.equivalence !== undefined
}

/**
 * Has the panel judge a copy of ours that the client does not sign for. Contesting is free here, but what the panel finds
 * wrong is slashed: so we look at the other copies first, as it will, and contest only what it must call good. The client
 * has half of the time to contest for its signature. `over` when there is nothing to contest, with the reason.
 */
export async function contestOwnCopy(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  terms: Terms,
  signal: AbortSignal,
): Promise<Next | { over: string }> {
  const { context } = provider
  const { delivery, id } = held
  const settlement = held.settlement!
  const now = () => Math.max(context.ledger.head.timestamp, Math.floor(context.nowMs() / 1000))
  if (vetoMembers(context.ledger).length === 0) return { over: 'there is no panel' }
  if (now() > settlement.until) return { over: 'the time to contest is over' }
  const wait = await waitUntil(context, settlement.until - Math.ceil(terms.rules.contestSeconds / 2))
  if (wait) return wait
  const name = `own-copy-${tenureName(tenure)}`
  const outcome = await (await currentRun(provider, tenure))?.wait()
  if (outcome?.kind !== 'finished') return { over: 'our result is gone' }
  const own = {
    dir: outcome.result.dir,
    manifest: tenure.work!.manifest,
    judge: path.join(folderOf(provider, tenure), 'work', partFiles.equivalence),
  }
  const { verdict, distances, missing } = await lookAtCopies(context, {
    delivery,
    terms,
    executor: provider.checker,
    name,
    own,
    signal,
  })
  if (verdict !== 'same' && missing.length > 0) return { againMs: lookAgainMs }
  await context.blobs.removeTask(name)
  if (verdict !== 'same') return { over: `${verdict} (${distances.length} copies seen)` }
  try {
    await sendStep(`delivery/${id}/contest`, settlement, (intent) =>
      context.network.disputes.send.contest([terms, tenure.bid, delivery, settlement, 0n, nothing], {
        by: context.sender,
        intent,
      }),
    )
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    return { over: error.message }
  }
  context.note(delivery.taskId, 'contested', { part: delivery.part, deliveryId: id })
  return { over: 'contested' }
}
