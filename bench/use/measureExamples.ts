import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiClient, createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { Config, readApiFile, startOwner } from '@muster-network/node'
import { exampleTask } from '../../e2e/support/exampleTask.ts'
import { freePort } from '../../e2e/support/freePort.ts'
import { generateSequences } from '../../examples/aligner/generate.ts'
import { wasmExamples } from '../../examples/build.ts'
import { generateScene } from '../../examples/tracer/generate.ts'
import { generateDigits } from '../../examples/trainer/generate.ts'
import { median } from '../median.ts'
import type { Measurement } from './use.bench.ts'

const sampleMs = 100

/** Runs every example that needs no container as a user does, with its own task file: quote, submit, watch. */
export const measureExamples: Measurement = async ({ progress, signal }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-bench-examples-'))
  const dataDir = path.join(folder, 'data')
  const ports = { api: await freePort(), peer: await freePort() }
  const owner = await startOwner({
    config: Config.parse({ dataDir, ports }),
    logger: silentLogger,
    version: 'bench',
  })
  try {
    const { port, token } = (await readApiFile(dataDir))!
    const api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
    const ratios: number[] = []
    let backward = 0
    // the second round knows the programs by their history
    for (const round of [1, 2])
      for (const name of wasmExamples) {
        const made = await exampleTask(name, path.join(folder, `${name}-${round}`), { input: inputs[name]() })
        const ran = await runExample(api, path.join(made.folder, 'task.yaml'), signal)
        ratios.push(ran.ratio)
        backward += ran.backward
        progress(
          `${name} ${round}: deposit ${ran.ratio.toFixed(2)} × price, by ${ran.by}, ${ran.samples} shares of progress, ${ran.backward} backward`,
        )
      }
    return {
      metrics: { deposit_over_price_p50: median(ratios), progress_backward_steps: backward },
      notes: [
        `deposit_over_price: the deposit of ${wasmExamples.join(', ')} with their own task files, over the pay for work and check; median of ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; each is new in the first round and known in the second`,
        `progress_backward_steps: falls of the progress of a task or a part, read every ${sampleMs} ms until the task ended, over the same runs`,
      ],
    }
  } finally {
    await owner.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The data of the examples, as their own `generate.ts` makes it. */
const inputs: Record<(typeof wasmExamples)[number], () => Record<string, string | Uint8Array>> = {
  tracer: () => ({ 'scene.txt': generateScene(1) }),
  trainer() {
    const { images, labels } = generateDigits(2000, 1)
    return { 'images.idx': images, 'labels.idx': labels }
  },
  aligner() {
    const { query, database } = generateSequences(64, 400, 1)
    return { 'query.fasta': query, 'database.fasta': database }
  },
}

async function runExample(api: ApiClient, file: string, signal: AbortSignal) {
  const source = { file }
  const quote = await api.createQuote({ body: { source } }, { signal })
  const { taskId } = await api.submitTask(
    { body: { source, maxSpendWei: String(quote.depositWei) } },
    { signal },
  )
  const last = new Map<string, number | null>()
  let [backward, samples] = [0, 0]
  const look = (key: string, share: number | null) => {
    const before = last.get(key) ?? null
    if (share !== before) samples += 1
    if (before !== null && (share === null || share < before)) backward += 1
    last.set(key, share)
  }
  for (;;) {
    const task = await api.getTask({ params: { taskId } }, { signal })
    look('task', task.progress)
    for (const part of task.partList) look(`part ${part.index}`, part.progress)
    if (task.state === 'ended') {
      if (task.outcome !== 'done') throw new Error(`${task.name} ended as ${task.outcome}: ${task.why}`)
      const ratio = Number(task.escrowWei) / Number(task.cost.workWei + task.cost.checkWei)
      return { ratio, backward, samples, by: quote.estimate?.by ?? 'nothing' }
    }
    await pause(sampleMs, undefined, { signal })
  }
}
