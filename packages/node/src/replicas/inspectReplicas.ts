import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Delivery, Terms } from '@muster-network/chain'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { RoleContext } from '../role/RoleContext.ts'
import { comparedReplicas } from './comparedReplicas.ts'
import { distanceBetween } from './distanceBetween.ts'
import { type FetchedReplica, fetchReplica } from './fetchReplica.ts'
import { wrongBeyond } from './medoidOf.ts'
import { toleranceOf } from './toleranceOf.ts'
import { type ReplicaFinding, weighReplica } from './weighReplica.ts'

export type ReplicaInspection = {
  delivery: Delivery
  terms: Terms
  /** Runs the client's own equivalence function, if the task has one. */
  executor: Executor<WasmProgram>
  /** Name of the folder with the unpacked replicas, and of the pin on their blobs, which the caller removes. */
  name: string
  /** Our own replica, which need not be fetched. */
  own?: FetchedReplica
  signal: AbortSignal
}

/**
 * Fetches every replica of a part and compares the delivered one with the others. Jurors do this before they vote, and an
 * executor before it contests: both compare the same bytes and get the same finding.
 *
 * @throws EXEC_HOST when this machine cannot compare
 */
export async function inspectReplicas(
  context: Pick<RoleContext, 'ledger' | 'peer' | 'blobs' | 'identity' | 'directory' | 'dir' | 'logger'>,
  { delivery, terms, executor, name, own, signal }: ReplicaInspection,
): Promise<ReplicaFinding & { tolerance: bigint }> {
  const { ledger, logger } = context
  const { taskId, part } = delivery
  const home = path.join(context.dir, 'replicas', name)
  const replicas = comparedReplicas(ledger, terms, delivery)
  const fetched = new Map<number, FetchedReplica>(own ? [[part, own]] : [])
  try {
    await Promise.all(
      replicas.map(async (replica) => {
        if (replica.result === undefined || fetched.has(replica.part)) return
        const folder = path.join(home, String(replica.part))
        try {
          const source = { taskId, terms, folder, pinName: name, signal }
          fetched.set(replica.part, await fetchReplica(context, replica, source))
        } catch (error) {
          signal.throwIfAborted()
          logger.info({ taskId, part: replica.part, error }, 'a replica was not served')
        }
      }),
    )
    const [any] = fetched.values()
    const shown = replicas.map((replica) => ({ ...replica, dir: fetched.get(replica.part)?.dir }))
    const equivalence = any?.manifest.equivalence ?? ('bytes' as const)
    const finding = await weighReplica(shown, part, async (a, b) => {
      const { memoryBytes } = any!.manifest
      const scratchDir = path.join(home, 'comparator')
      const program = [...fetched.values()].find(({ comparator }) => comparator)?.comparator
      const comparator = { rule: equivalence, program, executor, memoryBytes, scratchDir, id: name, signal }
      const { distance, isInconclusive } = await distanceBetween(comparator, a, b)
      // results that this machine cannot compare are neither the same nor wrong
      return isInconclusive ? wrongBeyond : distance
    })
    return { ...finding, tolerance: finding.isUnderE ? toleranceOf(equivalence) : 0n }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
