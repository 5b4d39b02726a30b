import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import type { ClientTask } from '../src/client/ClientTask.ts'
import { compareCopies, keepJudge } from '../src/client/copies/compareCopies.ts'

it('asks the client’s own function, kept as it was when the task was posted', {
  timeout: 60_000,
}, async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-judge-'))
  const judge = new WasmExecutor({ dir: path.join(dir, 'runs') })
  onTestFinished(async () => {
    await judge.close()
    await rm(dir, { recursive: true, force: true })
  })
  const folder = path.join(dir, 'task')
  await mkdir(folder)
  await copyFile(await buildExample('judge'), path.join(folder, 'same.wasm'))
  const task = {
    taskId: `0x${'ab'.repeat(32)}`,
    prescription: { equivalence: { how: 'wasm', path: 'same.wasm', judges: 'pair' } },
    manifest: { memoryBytes: 2 ** 28 },
  } as ClientTask
  const context = { dir, options: { judge } } as unknown as Parameters<typeof compareCopies>[0]
  await keepJudge(context, task.prescription, folder, task.taskId)
  await rm(folder, { recursive: true })
  const results = await Promise.all(
    ['100', '100.9', '102'].map(async (value, part) => {
      const result = path.join(dir, `result-${part}`)
      await mkdir(result)
      await writeFile(path.join(result, 'value.txt'), value)
      return { part, dir: result }
    }),
  )
  // within one per cent, as the function of the example says
  expect(await compareCopies(context, task, [results[0]!, results[1]!])).toBe(0)
  expect(await compareCopies(context, task, [results[0]!, results[2]!])).toBe(Number.POSITIVE_INFINITY)
})
