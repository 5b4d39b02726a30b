import { rm } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type PeerId, unwrapKey } from '@muster-network/p2p'
import { classifyOutcome } from '../../replay/replayPiece.ts'
import { type ComparedReplica, comparedReplicas } from '../../replicas/comparedReplicas.ts'
import type { inspectReplicas, ReplicaInspection } from '../../replicas/inspectReplicas.ts'
import type { ReplicaFinding } from '../../replicas/weighReplica.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { wholeRunOf } from '../../task/runSpecOf.ts'
import { stageProgram } from '../../task/stageProgram.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { whyNotTheWork } from '../../task/whyNotTheWork.ts'
import { fetchReplicaFrom } from '../../wire/calls.ts'

type Context = Parameters<typeof inspectReplicas>[0]

const askMs = 10_000

/**
 * Runs the work of a replica once more and compares the result with the one that was opened on the chain. Two replicas in
 * league can outvote an honest one, so where all machines compute the same bytes, a run decides and not the majority.
 *
 * @throws EXEC_HOST when this machine cannot run it
 */
export async function rerunReplica(
  context: Context,
  { delivery, terms, executor, name, signal }: Omit<ReplicaInspection, 'own'>,
): Promise<ReplicaFinding> {
  const replicas = comparedReplicas(context.ledger, terms, delivery)
  const { result } = replicas.find(({ part }) => part === delivery.part) ?? {}
  if (result === undefined) return { verdict: 'not opened', distances: [], missing: [] }
  const folder = path.join(context.dir, 'replicas', name, 'work')
  try {
    const manifest = await stageWorkOf(context, replicas, { terms, folder, pinName: name, signal })
    if (!manifest) return { verdict: 'not served', distances: [], missing: replicas.map(({ part }) => part) }
    const run = await executor.start(
      wholeRunOf(manifest, logicalPart(terms, delivery.part), { runId: name, folder }) as Parameters<
        typeof executor.start
      >[0],
    )
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    await run.remove()
    signal.throwIfAborted()
    if (outcome.kind !== 'finished') {
      const replay = classifyOutcome(outcome)
      if (!replay.ok && replay.by !== 'program') throw new MusterError('EXEC_HOST', replay.why)
    }
    const isSame = outcome.kind === 'finished' && `0x${outcome.result.digest}` === result
    const distance = isSame ? 0 : Number.POSITIVE_INFINITY
    return {
      verdict: isSame ? 'same' : 'different',
      distances: [{ part: delivery.part, distance }],
      missing: [],
    }
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
}

type WorkSource = Pick<ReplicaInspection, 'terms' | 'signal'> & { folder: string; pinName: string }

/** Stages the work from any executor of the part: all of them have it. Undefined when none serves it. */
async function stageWorkOf(
  context: Context,
  replicas: readonly ComparedReplica[],
  source: WorkSource,
): Promise<TaskManifest | undefined> {
  for (const replica of replicas)
    for (const holder of context.directory.peersOf(replica.executor))
      try {
        return await stageFrom(context, holder, replica, source)
      } catch (error) {
        source.signal.throwIfAborted()
        context.logger.info({ deliveryId: replica.deliveryId, error }, 'the work of a replica was not served')
      }
  return undefined
}

async function stageFrom(
  context: Context,
  holder: PeerId,
  { deliveryId, part }: ComparedReplica,
  { terms, folder, pinName, signal }: WorkSource,
): Promise<TaskManifest> {
  const asked = { signal, timeoutMs: askMs }
  const { manifest, wrappedKey } = await context.peer.call(holder, fetchReplicaFrom, { deliveryId }, asked)
  const why = whyNotTheWork(manifest, terms)
  if (why) throw new MusterError('PROVIDER_WRONG_WORK', `the served work is not the posted one: ${why}`)
  const { taskId } = context.ledger.delivery(deliveryId)!.delivery
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, wrappedKey)
  const { blob } = manifest.parts[logicalPart(terms, part)]!
  await rm(folder, { recursive: true, force: true })
  await stageProgram(context, { blob, folder, key, holders: [holder], pinName, signal }, manifest)
  return manifest
}
