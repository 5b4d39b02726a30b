import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { BatchPrescription } from '@muster-network/core'
import { distanceBetween } from '../../replicas/distanceBetween.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** Returns the path of the client's own equivalence function while its task runs. */
export function comparatorFile(dir: string, taskId: Hex): string {
  return path.join(dir, 'judges', `${taskId}.wasm`)
}

/**
 * Copies the client's own equivalence function beside the task, because the original may change while the task runs.
 */
export async function storeComparator(
  { dir }: Pick<ClientContext, 'dir'>,
  { equivalence }: BatchPrescription,
  folder: string,
  taskId: Hex,
): Promise<void> {
  if (equivalence === 'bytes' || equivalence.how !== 'wasm') return
  const file = comparatorFile(dir, taskId)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(path.join(folder, equivalence.path), file)
}

/** Returns the distance of two replicas of a task, in tolerances. @throws EXEC_HOST */
export async function compareReplicas(
  { dir, options }: Pick<ClientContext, 'dir' | 'options'>,
  { taskId, prescription: { equivalence }, manifest }: ClientTask,
  [a, b]: readonly [{ part: number; dir: string }, { part: number; dir: string }],
): Promise<number> {
  const judge = {
    rule: equivalence,
    program: comparatorFile(dir, taskId),
    executor: options.judge,
    memoryBytes: manifest.memoryBytes,
    scratchDir: path.join(dir, 'judges'),
    id: `judge-${taskId.slice(2, 22)}`,
  }
  return (await distanceBetween(judge, a, b)).distance
}
