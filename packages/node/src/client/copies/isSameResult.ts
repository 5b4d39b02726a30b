import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { compareResults, judgeResults } from '@muster-network/executors'
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

const judgeMs = 60_000

/** e(r, r′) of a task over two result folders. @throws EXEC_HOST */
export async function isSameResult(
  { dir, options }: Pick<ClientContext, 'dir' | 'options'>,
  { taskId, prescription: { equivalence }, manifest }: ClientTask,
  [a, b]: readonly [{ part: number; dir: string }, { part: number; dir: string }],
): Promise<boolean> {
  if (equivalence === 'bytes' || equivalence.how !== 'wasm')
    return (await compareResults(a.dir, b.dir, equivalence)).same
  const { judge } = options
  if (!judge) throw new MusterError('EXEC_HOST', 'no executor runs the equivalence function here')
  const { same } = await judgeResults(a.dir, b.dir, {
    executor: judge,
    program: { modulePath: judgeFile(dir, taskId) },
    limits: {
      cpuMs: judgeMs,
      wallMs: judgeMs,
      memoryBytes: manifest.memoryBytes,
      diskBytes: 0,
      outputBytes: 0,
      logBytes: 1 << 16,
      processes: 1,
    },
    scratchDir: path.join(dir, 'judges'),
    id: `judge-${taskId.slice(2, 22)}-${a.part}-${b.part}`,
  })
  return same
}
