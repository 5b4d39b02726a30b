import path from 'node:path'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isPeerOf, jurorsOf } from '../../replay/jurorsOf.ts'
import { areCompared, comparedReplicas } from '../../replicas/comparedReplicas.ts'
import { checkModeOf } from '../../task/checkMode.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { fetchReplicaFrom } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { packResult } from './packResult.ts'

const maxPacked = 256

/**
 * Serves our replica to the nodes that may compare it with the others: jurors while one of the replicas is contested; and the
 * other executors of the part after the comparison, when they can no longer copy a result.
 */
export function serveReplicas(
  provider: Provider,
  find: (deliveryId: Hex) => { ledgerDelivery: LedgerDelivery; assignment: Assignment },
): void {
  const { context, keys } = provider
  /** Blobs packed for earlier requests: otherwise a peer could make us seal a large result again and again. */
  const packed = new Map<Hex, { result: BlobId; comparator?: BlobId }>()
  context.peer.handle(fetchReplicaFrom, async ({ deliveryId }, { peerId }) => {
    const { ledgerDelivery, assignment } = find(deliveryId)
    const { taskId, part } = assignment
    const { terms } = context.ledger.task(taskId)!
    if (!mayFetch(provider, ledgerDelivery, terms, peerId))
      throw new MusterError(
        'PROVIDER_NOT_EXECUTOR',
        'only jurors and the executors of its part may fetch this replica',
      )
    if (assignment.clearedMs !== undefined)
      throw new MusterError('NET_BLOB_MISSING', 'this replica is closed and its data was deleted')
    const { manifest, sealedKey } = assignment.work!
    const key = await keys.open(taskId, part, sealedKey)
    const previous = packed.get(deliveryId)
    const blobs =
      previous && context.blobs.has(previous.result) ? previous : await pack(assignment, key, terms)
    packed.set(deliveryId, blobs)
    if (packed.size > maxPacked) packed.delete(packed.keys().next().value!)
    const wrappedKey = Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key))
    return { manifest, wrappedKey, ...blobs }
  })

  async function pack(
    assignment: Assignment,
    key: Buffer,
    terms: Terms,
  ): Promise<{ result: BlobId; comparator?: BlobId }> {
    const result = await packResult(provider, assignment)
    if (assignment.work!.manifest.equivalence?.how !== 'wasm') return { result }
    const file = path.resolve(folderOf(provider, assignment), 'work', partFiles.equivalence)
    const pin = { taskId: assignment.taskId, owner: peerOf(terms.peer), released: false }
    return { result, comparator: await packPath(file, { store: context.blobs, key, pin }) }
  }
}

/** @throws NET_NOT_READY until the replicas are compared, as far as this node has read the chain */
function mayFetch(
  { context: { ledger } }: Provider,
  { delivery }: LedgerDelivery,
  terms: Terms,
  peerId: PeerId,
): boolean {
  if (checkModeOf(terms) !== 'redundant') return false
  if (!areCompared(ledger, terms, delivery))
    throw new MusterError('NET_NOT_READY', 'these replicas are not compared yet')
  const replicas = comparedReplicas(ledger, terms, delivery)
  const others = replicas.map(({ executor }) => executor).filter((each) => each !== delivery.executor)
  if (isPeerOf(ledger, others, peerId)) return true
  const contested = replicas
    .map((replica) => ledger.delivery(replica.deliveryId)!)
    .filter((each) => each.contested && each.outcome === 'open')
  return contested.some((each) =>
    ledger
      .disputes(each.id)
      .some((dispute) => isPeerOf(ledger, jurorsOf(ledger, each, terms, dispute), peerId)),
  )
}
