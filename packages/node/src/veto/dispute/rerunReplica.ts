import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, unwrapKey } from '@muster-network/p2p'
import { classifyOutcome } from '../../replay/replayPiece.ts'
import { type ComparedReplica, comparedReplicas } from '../../replicas/comparedReplicas.ts'
import type { inspectReplicas, ReplicaInspection } from '../../replicas/inspectReplicas.ts'
import type { ReplicaFinding } from '../../replicas/weighReplica.ts'
import { AsyncCache } from '../../role/AsyncCache.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { wholeRunOf } from '../../task/runSpecOf.ts'
import { stageProgram } from '../../task/stageProgram.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { whyNotTheWork } from '../../task/whyNotTheWork.ts'
import { fetchReplicaFrom } from '../../wire/calls.ts'

type Context = Parameters<typeof inspectReplicas>[0]

const askMs = 10_000

/** The result of a juror's own run of a part; undefined when the program failed by its own doing. */
export type Rerun = { result: Hex | undefined } | 'not served'

/** Runs of this juror by part. All replicas of a part are contested together, and one run judges them. */
export type Reruns = AsyncCache<Rerun>

export function createReruns(): Reruns {
  return new AsyncCache((rerun) => rerun !== 'not served')
}

/**
 * Runs the work of a replica once more and compares the result with the one that was opened on the chain. Two replicas in
 * league can outvote an honest one, so where all machines compute the same bytes, a run decides and not the majority.
 *
 * @throws EXEC_HOST when this machine cannot run it
 */
export async function rerunReplica(
  context: Context,
  inspection: Omit<ReplicaInspection, 'own'>,
  reruns: Reruns,
): Promise<ReplicaFinding> {
  const { delivery, terms } = inspection
  const { taskId, part } = delivery
  const replicas = comparedReplicas(context.ledger, terms, delivery)
  const { result } = replicas.find((each) => each.part === part) ?? {}
  if (result === undefined) return { verdict: 'not opened', distances: [], missing: [] }
  const key = `${taskId}/${logicalPart(terms, part)}`
  const rerun = await reruns.get(key, () => runWork(context, replicas, inspection))
  if (rerun === 'not served')
    return { verdict: 'not served', distances: [], missing: replicas.map((each) => each.part) }
  const isSame = rerun.result === result
  const distance = isSame ? 0 : Number.POSITIVE_INFINITY
  return { verdict: isSame ? 'same' : 'different', distances: [{ part, distance }], missing: [] }
}

async function runWork(
  context: Context,
  replicas: readonly ComparedReplica[],
  { delivery, terms, executor, name, signal }: Omit<ReplicaInspection, 'own'>,
): Promise<Rerun> {
  const folder = path.join(context.dir, 'replicas', name, 'work')
  try {
    const manifest = await stageWorkOf(context, replicas, { terms, folder, pinName: name, signal })
    if (!manifest) return 'not served'
    const run = await executor.start(
      wholeRunOf(manifest, logicalPart(terms, delivery.part), { runId: name, folder }) as Parameters<
        typeof executor.start
      >[0],
    )
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    await run.remove()
    signal.throwIfAborted()
    if (outcome.kind === 'finished') return { result: `0x${outcome.result.digest}` }
    const replay = classifyOutcome(outcome)
    if (!replay.ok && replay.by !== 'program') throw new MusterError('EXEC_HOST', replay.why)
    return { result: undefined }
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
