import { rm } from 'node:fs/promises'
import { hasCode } from '@muster-network/core'
import { orderDeletion, type PeerId } from '@muster-network/p2p'
import type { Next } from '../../role/Jobs.ts'
import { type ClientContext, peerOfBid } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { judgeFile } from '../copies/compareCopies.ts'
import { stateKeyName } from '../handover/savesOf.ts'

const askMs = 5_000
/** Peers that do not answer are asked again for about a day; those that refuse, until their own work on it is over. */
const mostAttempts = 24
const mostRefusals = 12
const againMs = (attempts: number) => Math.min(500 * 2 ** attempts, 7_200_000)

/**
 * Has everyone who was given data of a task delete it, and keeps their signed receipts; then destroys the keys and the
 * sealed copies here. The results stay with the owner. Undefined once nothing is left to do.
 */
export async function deleteData(context: ClientContext, task: ClientTask): Promise<Next> {
  const { kept, keys, blobs, peer } = context
  const { taskId, terms } = task
  for (const peerId of holdersOf(context, task)) {
    const id = `${taskId}/${peerId}`
    if (!kept.deletions.get(id)) kept.deletions.put(id, { peerId, attempts: 0 })
  }
  const open = kept.deletions
    .under(`${taskId}/`)
    .filter(({ value }) => !value.receipt && !value.refusal && value.attempts < mostAttempts)
  const attempts = Math.max(0, ...open.map(({ value }) => value.attempts))
  await Promise.all(
    open.map(async ({ id, value }) => {
      try {
        const receipt = await orderDeletion(peer, value.peerId, taskId, { timeoutMs: askMs })
        kept.deletions.put(id, { ...value, receipt })
        context.note(taskId, 'data deleted', { peerId: value.peerId, blobs: receipt.blobs.length })
      } catch (error) {
        const isFinal =
          hasCode(error, 'NET_METHOD_UNKNOWN') ||
          (hasCode(error, 'NET_REFUSED') && value.attempts >= mostRefusals)
        const refusal = isFinal ? { refusal: error.message } : {}
        kept.deletions.put(id, { ...value, attempts: value.attempts + 1, ...refusal })
        if (isFinal) context.note(taskId, 'data not deleted', { peerId: value.peerId, why: error.message })
      }
    }),
  )
  const left = kept.deletions
    .under(`${taskId}/`)
    .some(({ value }) => !value.receipt && !value.refusal && value.attempts < mostAttempts)
  if (left) return { againMs: againMs(attempts) }
  for (let part = 0; part < terms.parts; part++) await keys.destroy(`${taskId}/${part}`)
  for (let part = 0; part < terms.parts * terms.copies; part++) await keys.destroy(stateKeyName(taskId, part))
  await blobs.removeTask(taskId)
  await rm(judgeFile(context.dir, taskId), { force: true })
  kept.tasks.change(taskId, (each) => ({ ...each, deletedMs: context.nowMs() }))
  context.note(taskId, 'keys destroyed', {})
  return undefined
}

/** Executors, seats of their councils, and holders of copies. */
function holdersOf(context: ClientContext, { taskId }: ClientTask): PeerId[] {
  const { ledger, directory, books, kept, peer } = context
  const awarded = ledger.events({ taskId }).filter(({ name }) => name === 'PartAwarded')
  const executors = awarded.flatMap(({ args }) => {
    const held = books.of(taskId).byHash(args.bidHash as `0x${string}`)
    return (held && peerOfBid(context, held)) ?? []
  })
  const seats = ledger
    .deliveries(taskId)
    .flatMap(({ panel }) => panel?.seats ?? [])
    .flatMap(({ operator }) => directory.peersOf(operator))
  const copies = [...kept.checkpoints(taskId), ...kept.states(taskId)].flatMap(({ holders }) => holders)
  return [...new Set([...executors, ...seats, ...copies])].filter((each) => each !== peer.peerId)
}
