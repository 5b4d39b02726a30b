import path from 'node:path'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import { areCompared, comparedCopies } from '../../copies/comparedCopies.ts'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { how } from '../../task/checkHow.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { isPeerOf, judgesOf } from '../../veto/dispute/judgesOf.ts'
import { takeCopy } from '../../wire/calls.ts'
import { folderOf, type Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { packResult } from './packResult.ts'

const mostKnown = 256

/**
 * Shows our copy to those who may hold it against the others: the panel while one of them is contested; and the other
 * executors of the part once all were compared, who had the same data and can no longer copy anything.
 */
export function serveCopies(
  provider: Provider,
  find: (deliveryId: Hex) => { held: LedgerDelivery; tenure: Tenure },
): void {
  const { context, keys } = provider
  /** What was packed for those who asked before: sealing a large result is not for the asking. */
  const packed = new Map<Hex, { result: BlobId; judge?: BlobId }>()
  context.peer.handle(takeCopy, async ({ deliveryId }, { peerId }) => {
    const { held, tenure } = find(deliveryId)
    const { taskId, part } = tenure
    const { terms } = context.ledger.task(taskId)!
    if (!mayTake(provider, held, terms, peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', 'only those who judge this copy may have it')
    if (tenure.clearedMs !== undefined)
      throw new MusterError('NET_BLOB_MISSING', 'this copy is closed and was cleared away')
    const { manifest, sealedKey } = tenure.work!
    const key = await keys.open(taskId, part, sealedKey)
    const known = packed.get(deliveryId)
    const blobs = known && context.blobs.has(known.result) ? known : await pack(tenure, key, terms)
    packed.set(deliveryId, blobs)
    if (packed.size > mostKnown) packed.delete(packed.keys().next().value!)
    const wrappedKey = Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key))
    return { manifest, wrappedKey, ...blobs }
  })

  async function pack(
    tenure: Tenure,
    key: Buffer,
    terms: Terms,
  ): Promise<{ result: BlobId; judge?: BlobId }> {
    const result = await packResult(provider, tenure)
    if (tenure.work!.manifest.equivalence?.how !== 'wasm') return { result }
    const file = path.resolve(folderOf(provider, tenure), 'work', partFiles.equivalence)
    const keeping = { taskId: tenure.taskId, owner: peerOf(terms.peer), released: false }
    return { result, judge: await packPath(file, { store: context.blobs, key, keeping }) }
  }
}

/** @throws NET_NOT_READY as long as there is nothing to judge, as far as this node has read the chain */
function mayTake(
  { context: { ledger } }: Provider,
  { delivery }: LedgerDelivery,
  terms: Terms,
  peerId: PeerId,
): boolean {
  if (terms.how !== how.redundant) return false
  if (!areCompared(ledger, terms, delivery))
    throw new MusterError('NET_NOT_READY', 'these copies are not compared yet')
  const copies = comparedCopies(ledger, terms, delivery)
  const others = copies.map(({ executor }) => executor).filter((each) => each !== delivery.executor)
  if (isPeerOf(ledger, others, peerId)) return true
  const contested = copies
    .map((copy) => ledger.delivery(copy.deliveryId)!)
    .filter((each) => each.contested && each.outcome === 0)
  return contested.some((each) => isPeerOf(ledger, judgesOf(ledger, each, terms), peerId))
}
