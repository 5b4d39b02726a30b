import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Acceptance, copySeal, deliveryHashOf, type Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { how } from '../../task/checkHow.ts'
import { bidOfDelivery, type ClientContext, dataPart, peerOfBid } from '../ClientContext.ts'
import type { HeldResult } from '../ClientTask.ts'
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

async function fetchResult(
  context: ClientContext,
  { taskId, part, blob, salt }: Announced,
  { delivery }: LedgerDelivery,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<Pick<HeldResult, 'blob' | 'dir' | 'bytes' | 'opening'>> {
  const { peer, blobs, keys, kept } = context
  if (!blob) throw new MusterError('PROVIDER_WRONG_RESULT', 'the result of a last delivery is missing')
  const id = blob as BlobId
  const keeping = { taskId, owner: peer.peerId, released: false }
  await fetchBlob(id, { node: peer, store: blobs, holders: [peerId], keeping, signal })
  const dir = resultFolder(context.dir, taskId, `part-${part}`)
  await mkdir(path.dirname(dir), { recursive: true, mode: 0o700 })
  // what an interrupted attempt left
  await rm(dir, { recursive: true, force: true })
  const key = await keys.get(`${taskId}/${dataPart(kept.task(taskId).terms, part)}`)
  await unpackPath(id, dir, { store: blobs, key })
  const { digest, bytes } = await resultDigest(dir)
  const result: Hex = `0x${digest}`
  const committed = salt === undefined ? result : copySeal(result, salt, delivery.executor)
  if (committed !== delivery.result) {
    await rm(dir, { recursive: true, force: true })
    throw new MusterError(
      'PROVIDER_WRONG_RESULT',
      'the result is not the one that was committed on the chain',
    )
  }
  return { blob: id, dir, bytes, ...(salt !== undefined && { opening: { result, salt } }) }
}

/** The client holds the state at which a milestone ends; or the council has accepted the way there. */
function isReceipted({ kept }: ClientContext, { delivery, settlement }: LedgerDelivery): boolean {
  return (
    (settlement !== undefined && settlement.stage === 2) ||
    kept.checkpoints(delivery.taskId, delivery.part).some((held) => held.checkpoint.leaf === delivery.endLeaf)
  )
}
