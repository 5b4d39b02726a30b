import { MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { Provider } from '../Provider.ts'
import { currentRun } from '../run/readStates.ts'
import type { Tenure } from '../tenure/Tenure.ts'

/** The result of a delivered part under the part's key, for the client and for those who judge it. */
export async function packResult(provider: Provider, tenure: Tenure): Promise<BlobId> {
  const { context, keys } = provider
  const { taskId, part } = tenure
  const outcome = await (await currentRun(provider, tenure))?.wait()
  if (outcome?.kind !== 'finished')
    throw new MusterError('BUG_UNREACHABLE', 'the result of a delivered part is gone')
  return packPath(outcome.result.dir, {
    store: context.blobs,
    key: await keys.open(taskId, part, tenure.work!.sealedKey),
    keeping: { taskId, owner: peerOf(context.ledger.task(taskId)!.terms.peer), released: false },
  })
}
