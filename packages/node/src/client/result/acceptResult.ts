import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Acceptance, copySeal, type Delivery, deliveryHashOf, type Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { how } from '../../task/checkHow.ts'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import { bidOfDelivery, type ClientContext, dataPart, peerOfBid } from '../ClientContext.ts'
import type { HeldResult } from '../ClientTask.ts'
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
 * Fetches a result and sees that it is the one committed on the chain. A milestone needs no more than its receipt.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_WRONG_RESULT, NET_NOT_READY, NET_BLOB_*
 */
export async function takeResult(
  context: ClientContext,
  announced: Announced,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<void> {
  const { ledger, kept } = context
  const { taskId, part, deliveryId } = announced
  kept.task(taskId)
  if (kept.result(taskId, deliveryId)) return
  const held = ledger.delivery(deliveryId)
  if (!held)
    throw new MusterError(
      'NET_NOT_READY',
      'the delivery is not on the chain yet, as far as this node has read it',
    )
  const { delivery } = held
  const bid = bidOfDelivery(context, held)
  if (delivery.taskId !== taskId || delivery.part !== part || !bid || peerOfBid(context, bid) !== peerId)
    throw new MusterError('PROVIDER_NOT_EXECUTOR', 'the delivery was not made by this peer')
  // the part is another's by now, and so is the folder of its result
  if (isRejected(held)) throw new MusterError('PROVIDER_WRONG_RESULT', 'the delivery was rejected')
  const fetched = delivery.last ? await fetchResult(context, announced, held, peerId, signal) : {}
  if (!delivery.last && !isReceipted(context, held))
    throw new MusterError('NET_NOT_READY', 'the state at the end of the delivery was not receipted yet')
  kept.putResult(taskId, { deliveryId, part, ...fetched })
  context.note(taskId, delivery.last ? 'result fetched' : 'milestone accepted', { part, deliveryId })
  context.wake(taskId, part)
  if (kept.task(taskId).terms.how === how.redundant) context.wake(taskId)
}

/** Whether the client can say if it takes a result: a copy is taken or not when it has been compared with the others. */
export function isDecided({ kept }: ClientContext, { taskId, part }: Announced): boolean {
  const { terms, agreed } = kept.task(taskId)
  return terms.how !== how.redundant || agreed?.[dataPart(terms, part)] !== undefined
}

/**
 * Signs for a delivery whose result is here. The signature takes effect only after the council has accepted, where a check
 * was bought; for copies that are the same under e without being equal it is what pays them.
 *
 * @throws NET_NOT_READY, PROVIDER_WRONG_RESULT
 */
export async function signFor(context: ClientContext, announced: Announced): Promise<Hex> {
  const { ledger, kept, network, chainId, signer } = context
  const { taskId, part, deliveryId } = announced
  const known = kept.result(taskId, deliveryId)
  if (known?.acceptance) return known.acceptance
  if (!known || !isDecided(context, announced))
    throw new MusterError('NET_NOT_READY', 'the copies of this part are not compared yet')
  const { terms, agreed } = kept.task(taskId)
  if (terms.how === how.redundant && !agreed![dataPart(terms, part)]!.includes(part))
    throw new MusterError('PROVIDER_WRONG_RESULT', 'most copies do not agree on this result')
  const { delivery } = ledger.delivery(deliveryId)!
  const domain = { chainId, verifyingContract: network.addresses.market }
  const acceptance = await signer.signMessage(domain, Acceptance, { delivery: deliveryHashOf(delivery) })
  kept.putResult(taskId, { ...known, acceptance })
  context.wake(taskId, part)
  return acceptance
}

type FetchedResult = Pick<HeldResult, 'blob' | 'dir' | 'bytes' | 'opening'>

async function fetchResult(
  context: ClientContext,
  announced: Announced,
  { delivery }: LedgerDelivery,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<FetchedResult> {
  const { peer, blobs, kept } = context
  const { taskId, blob } = announced
  if (!blob) throw new MusterError('PROVIDER_WRONG_RESULT', 'the result of a last delivery is missing')
  const id = blob as BlobId
  const keeping = { taskId, owner: peer.peerId, released: false }
  const maxBytes = mostStateBytes(kept.task(taskId).manifest)
  const wasHere = blobs.has(id)
  await fetchBlob(id, { node: peer, store: blobs, holders: [peerId], keeping, signal, maxBytes })
  try {
    return await unpackResult(context, announced, id, delivery)
  } catch (error) {
    // what is not the result takes no room: else its executor could fill the disk with whatever it names
    if (!wasHere) await blobs.letGo(id, keeping)
    throw error
  }
}

/** Beside what is there, which it takes the place of once it is the result that was committed. */
async function unpackResult(
  { blobs, keys, kept, dir: home }: ClientContext,
  { taskId, part, salt }: Announced,
  id: BlobId,
  { executor, result: expected }: Delivery,
): Promise<FetchedResult> {
  const dir = resultFolder(home, taskId, `part-${part}`)
  const fresh = `${dir}.new`
  await mkdir(path.dirname(dir), { recursive: true, mode: 0o700 })
  try {
    // what an interrupted attempt left
    await rm(fresh, { recursive: true, force: true })
    const key = await keys.get(`${taskId}/${dataPart(kept.task(taskId).terms, part)}`)
    await unpackPath(id, fresh, { store: blobs, key })
    const { digest, bytes } = await resultDigest(fresh)
    const result: Hex = `0x${digest}`
    if ((salt === undefined ? result : copySeal(result, salt, executor)) !== expected)
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

/** The client holds the state at which a milestone ends; or the council has accepted the way there. */
function isReceipted({ kept }: ClientContext, { delivery, settlement }: LedgerDelivery): boolean {
  return (
    (settlement !== undefined && settlement.stage === 2) ||
    kept.checkpoints(delivery.taskId, delivery.part).some((held) => held.checkpoint.leaf === delivery.endLeaf)
  )
}
