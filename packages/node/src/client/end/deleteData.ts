import { rm } from 'node:fs/promises'
import { hasCode } from '@muster-network/core'
import { orderDeletion, type PeerId } from '@muster-network/p2p'
import type { Requeue } from '../../role/Reconciler.ts'
import { type ClientContext, peerOfBid } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { stateKeyName } from '../dispatch/savesOf.ts'
import { comparatorFile } from '../replicas/compareReplicas.ts'

const askMs = 5_000
/**
 * Peers that do not answer are asked again for about a day; peers that refuse, until their own work on the task is
 * over.
 */
const maxAttempts = 24
const maxRefusals = 12
const retryAfterMs = (attempts: number) => Math.min(500 * 2 ** attempts, 7_200_000)

/**
 * Orders every holder of data of a task to delete it, and stores their signed receipts; then destroys the keys and
 * the sealed blobs on this node. The results stay. Returns undefined once nothing is left to do.
 */
export async function deleteData(context: ClientContext, task: ClientTask): Promise<Requeue> {
  const { records, keys, blobs, peer } = context
  const { taskId, terms } = task
  for (const peerId of holdersOf(context, task)) {
    const id = `${taskId}/${peerId}`
    if (!records.deletions.get(id)) records.deletions.put(id, { peerId, attempts: 0 })
  }
  const open = records.deletions
    .under(`${taskId}/`)
    .filter(({ value }) => !value.receipt && !value.refusal && value.attempts < maxAttempts)
  const attempts = Math.max(0, ...open.map(({ value }) => value.attempts))
  await Promise.all(
    open.map(async ({ id, value }) => {
      try {
        const receipt = await orderDeletion(peer, value.peerId, taskId, { timeoutMs: askMs })
        records.deletions.put(id, { ...value, receipt })
        context.note(taskId, { step: 'dataDeleted', peerId: value.peerId, blobs: receipt.blobs.length })
      } catch (error) {
        const isFinal =
          hasCode(error, 'NET_METHOD_UNKNOWN') ||
          (hasCode(error, 'NET_REFUSED') && value.attempts >= maxRefusals)
        const refusal = isFinal ? { refusal: error.message } : {}
        records.deletions.put(id, { ...value, attempts: value.attempts + 1, ...refusal })
        if (isFinal)
          context.note(taskId, { step: 'dataNotDeleted', peerId: value.peerId, why: error.message })
      }
    }),
  )
  const left = records.deletions
    .under(`${taskId}/`)
    .some(({ value }) => !value.receipt && !value.refusal && value.attempts < maxAttempts)
  if (left) return { retryAfterMs: retryAfterMs(attempts) }
  for (let part = 0; part < terms.parts; part++) await keys.destroy(`${taskId}/${part}`)
  for (let part = 0; part < terms.parts * terms.replicas; part++)
    await keys.destroy(stateKeyName(taskId, part))
  await blobs.removeTask(taskId)
  await rm(comparatorFile(context.dir, taskId), { force: true })
  records.tasks.change(taskId, (each) => ({ ...each, deletedMs: context.nowMs() }))
  context.note(taskId, { step: 'keysDestroyed' })
  return undefined
}

/** Returns the executors, the seats of their councils, and the holders of checkpoints. */
function holdersOf(context: ClientContext, { taskId }: ClientTask): PeerId[] {
  const { ledger, directory, books, records, peer } = context
  const awarded = ledger.eventsOfTask(taskId, 'PartAwarded')
  const executors = awarded.flatMap(({ args }) => {
    const storedBid = books.of(taskId).byHash(args.bidHash)
    return (storedBid && peerOfBid(context, storedBid)) ?? []
  })
  const seats = ledger
    .deliveries(taskId)
    .flatMap(({ roster }) => roster?.seats ?? [])
    .flatMap(({ operator }) => directory.peersOf(operator))
  const replicas = [...records.checkpoints(taskId), ...records.states(taskId)].flatMap(
    ({ holders }) => holders,
  )
  return [...new Set([...executors, ...seats, ...replicas])].filter((each) => each !== peer.peerId)
}
