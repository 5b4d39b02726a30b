import { MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'

/** Packs the result of a delivered part under the part's key, for the client, seats and jurors. */
export async function packResult(provider: Provider, assignment: Assignment): Promise<BlobId> {
  const { context, keys } = provider
  const { taskId, part } = assignment
  const outcome = await (await currentRun(provider, assignment))?.wait()
  if (outcome?.kind !== 'finished')
    throw new MusterError('BUG_UNREACHABLE', 'the result of a delivered part is missing')
  return packPath(outcome.result.dir, {
    store: context.blobs,
    key: await keys.open(taskId, part, assignment.work!.sealedKey),
    pin: { taskId, owner: peerOf(context.ledger.task(taskId)!.terms.peer), released: false },
  })
}
