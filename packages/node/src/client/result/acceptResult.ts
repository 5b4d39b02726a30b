import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Acceptance, type Delivery, deliveryHashOf, type Hex, replicaSeal } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { maxResultEntries, resultDigest } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { checkModeOf } from '../../task/checkMode.ts'
import { maxStateBytes } from '../../task/maxStateBytes.ts'
import { bidOfDelivery, type ClientContext, dataPart, peerOfBid } from '../ClientContext.ts'
import type { StoredResult } from '../ClientTask.ts'
import { isRejected } from './isRejected.ts'
import { resultFolder } from './mergeResults.ts'

export type Announced = {
  taskId: Hex
  part: number
  deliveryId: Hex
  blob?: string | undefined
  salt?: Hex | undefined
}

/**
 * Fetches a result and verifies it against the commitment on the chain. A milestone needs only its receipt.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_WRONG_RESULT, NET_NOT_READY, NET_BLOB_*
 */
export async function takeResult(
  context: ClientContext,
  announced: Announced,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<void> {
  const { ledger, records } = context
  const { taskId, part, deliveryId } = announced
  records.task(taskId)
  if (records.result(taskId, deliveryId)) return
  const record = ledger.delivery(deliveryId)
  if (!record)
    throw new MusterError(
      'NET_NOT_READY',
      'the delivery is not on the chain yet, as far as this node has read it',
    )
  const { delivery } = record
  const bid = bidOfDelivery(context, record)
  if (delivery.taskId !== taskId || delivery.part !== part || !bid || peerOfBid(context, bid) !== peerId)
    throw new MusterError('PROVIDER_NOT_EXECUTOR', 'the delivery was not made by this peer')
  // the part, and the folder of its result, belong to another executor by now
  if (isRejected(record)) throw new MusterError('PROVIDER_WRONG_RESULT', 'the delivery was rejected')
  const fetched = delivery.last ? await fetchResult(context, announced, record, { peerId, signal }) : {}
  if (!delivery.last && !isReceipted(context, record))
    throw new MusterError('NET_NOT_READY', 'the state at the end of the delivery is not receipted yet')
  records.putResult(taskId, { deliveryId, part, ...fetched })
  const step = delivery.last ? 'resultFetched' : 'milestoneAccepted'
  context.note(taskId, { step, part, deliveryId })
  context.wake(taskId, part)
  if (checkModeOf(records.task(taskId).terms) === 'redundant') context.wake(taskId)
}

/** Whether the client can decide on a result: a replica must have been compared with the others first. */
export function isDecided({ records }: ClientContext, { taskId, part }: Announced): boolean {
  const { terms, agreed } = records.task(taskId)
  return checkModeOf(terms) !== 'redundant' || agreed?.[dataPart(terms, part)] !== undefined
}

/**
 * Signs the acceptance of a delivery whose result is stored here. With a check, the signature takes effect only after
 * the council has accepted. Replicas that agree under e without being equal are paid by this signature.
 *
 * @throws NET_NOT_READY, PROVIDER_WRONG_RESULT
 */
export async function signFor(context: ClientContext, announced: Announced): Promise<Hex> {
  const { ledger, records, network, chainId, signer } = context
  const { taskId, part, deliveryId } = announced
  const known = records.result(taskId, deliveryId)
  if (known?.acceptance) return known.acceptance
  if (!known || !isDecided(context, announced))
    throw new MusterError('NET_NOT_READY', 'the replicas of this part are not compared yet')
  const { terms, agreed, contradicted } = records.task(taskId)
  if (checkModeOf(terms) === 'redundant' && !agreed![dataPart(terms, part)]!.includes(part))
    throw new MusterError('PROVIDER_WRONG_RESULT', 'most replicas do not agree on this result')
  // the majority may be in league: the signature could pay a replica that the comparison left undecided
  if (contradicted?.[dataPart(terms, part)])
    throw new MusterError('PROVIDER_WRONG_RESULT', 'replicas that must be equal contradict each other')
  const { delivery } = ledger.delivery(deliveryId)!
  const domain = { chainId, verifyingContract: network.addresses.market }
  const acceptance = await signer.signMessage(domain, Acceptance, { delivery: deliveryHashOf(delivery) })
  records.putResult(taskId, { ...known, acceptance })
  context.wake(taskId, part)
  return acceptance
}

type FetchedResult = Pick<StoredResult, 'blob' | 'dir' | 'bytes' | 'opening'>

async function fetchResult(
  context: ClientContext,
  announced: Announced,
  { delivery }: LedgerDelivery,
  { peerId, signal }: { peerId: PeerId; signal: AbortSignal },
): Promise<FetchedResult> {
  const { peer, blobs, records } = context
  const { taskId, blob } = announced
  if (!blob) throw new MusterError('PROVIDER_WRONG_RESULT', 'the result of a last delivery is missing')
  const id = blob as BlobId
  const pin = { taskId, owner: peer.peerId, released: false }
  const maxBytes = maxStateBytes(records.task(taskId).manifest)
  const wasHere = blobs.has(id)
  await fetchBlob(id, { node: peer, store: blobs, holders: [peerId], pin, signal, maxBytes })
  try {
    return await unpackResult(context, announced, id, delivery)
  } catch (error) {
    // anything but the result is evicted: otherwise an executor could fill the disk
    if (!wasHere) await blobs.unpin(id, pin)
    throw error
  }
}

/** Unpacks into a folder beside the current one, and replaces that one only after the result matches the commitment. */
async function unpackResult(
  { blobs, keys, records, dir: home }: ClientContext,
  { taskId, part, salt }: Announced,
  id: BlobId,
  { executor, result: expected }: Delivery,
): Promise<FetchedResult> {
  const dir = resultFolder(home, taskId, `part-${part}`)
  const fresh = `${dir}.new`
  await mkdir(path.dirname(dir), { recursive: true, mode: 0o700 })
  try {
    // remains of an interrupted attempt
    await rm(fresh, { recursive: true, force: true })
    const key = await keys.get(`${taskId}/${dataPart(records.task(taskId).terms, part)}`)
    await unpackPath(id, fresh, { store: blobs, key, maxEntries: maxResultEntries })
    const { digest, bytes } = await resultDigest(fresh)
    const result: Hex = `0x${digest}`
    if ((salt === undefined ? result : replicaSeal(result, salt, executor)) !== expected)
      throw new MusterError(
        'PROVIDER_WRONG_RESULT',
        'the result is not the one that was committed on the chain',
      )
    await rm(dir, { recursive: true, force: true })
    await rename(fresh, dir)
    return { blob: id, dir, bytes, ...(salt !== undefined && { opening: { result, salt } }) }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Whether the client stores the state at the end of a milestone, or the council has accepted the milestone. */
function isReceipted({ records }: ClientContext, { delivery, stage }: LedgerDelivery): boolean {
  return (
    stage === 'accepted' ||
    records
      .checkpoints(delivery.taskId, delivery.part)
      .some((record) => record.checkpoint.leaf === delivery.endLeaf)
  )
}
