import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import type { ClientTask } from '../src/client/ClientTask.ts'
import { compareReplicas, storeComparator } from '../src/client/replicas/compareReplicas.ts'

it('compares with the client’s own function, as it was when the task was posted', {
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
  await copyFile(await buildExample('comparator'), path.join(folder, 'same.wasm'))
  const task = {
    taskId: `0x${'ab'.repeat(32)}`,
    prescription: { equivalence: { how: 'wasm', path: 'same.wasm', judges: 'pair' } },
    manifest: { memoryBytes: 2 ** 28 },
  } as ClientTask
  const context = { dir, options: { judge } } as unknown as Parameters<typeof compareReplicas>[0]
  await storeComparator(context, task.prescription, folder, task.taskId)
  await rm(folder, { recursive: true })
  const results = await Promise.all(
    ['100', '100.9', '102'].map(async (value, part) => {
      const result = path.join(dir, `result-${part}`)
      await mkdir(result)
      await writeFile(path.join(result, 'value.txt'), value)
      return { part, dir: result }
    }),
  )
  // equal within one per cent, by the example's function
  expect(await compareReplicas(context, task, [results[0]!, results[1]!])).toBe(0)
  expect(await compareReplicas(context, task, [results[0]!, results[2]!])).toBe(Number.POSITIVE_INFINITY)
})
