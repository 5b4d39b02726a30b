import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { BatchPrescription } from '@muster-network/core'
import { distanceBetween } from '../../copies/distanceBetween.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** Where the client's own equivalence function is kept while its task runs. */
export function judgeFile(dir: string, taskId: Hex): string {
  return path.join(dir, 'judges', `${taskId}.wasm`)
}

/** Keeps the client's own equivalence function beside the task: its file may change while the work is done. */
export async function keepJudge(
  { dir }: Pick<ClientContext, 'dir'>,
  { equivalence }: BatchPrescription,
  folder: string,
  taskId: Hex,
): Promise<void> {
  if (equivalence === 'bytes' || equivalence.how !== 'wasm') return
  const file = judgeFile(dir, taskId)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(path.join(folder, equivalence.path), file)
}

/** How far two copies of a task are apart, in tolerances. @throws EXEC_HOST */
export async function compareCopies(
  { dir, options }: Pick<ClientContext, 'dir' | 'options'>,
  { taskId, prescription: { equivalence }, manifest }: ClientTask,
  [a, b]: readonly [{ part: number; dir: string }, { part: number; dir: string }],
): Promise<number> {
  const judge = {
    rule: equivalence,
    program: judgeFile(dir, taskId),
    executor: options.judge,
    memoryBytes: manifest.memoryBytes,
    scratchDir: path.join(dir, 'judges'),
    id: `judge-${taskId.slice(2, 22)}`,
  }
  return (await distanceBetween(judge, a, b)).distance
}
