import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LocalSigner } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { musterDefinition, startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench } from '../Bench.ts'
import type { Asked, ClientOrder, Told } from './client.ts'
import { rememberingExecutor, runOnce } from './rememberingExecutor.ts'
import { settledRss } from './settledRss.ts'

const goal = 2_000
const warm = 200
const batch = 100
const atOnce = 12
const mebibyte = 2 ** 20
/** No batch is begun that would not end by then: a bench has ten minutes. */
const endMs = 500_000
const rules = { omissionSeconds: 2, contestSeconds: 5 }

/** Whether a daemon holds more after every task than before it. */
export const bench: Bench = {
  about: 'memory of a client’s daemon and of six providers over 2,000 tasks',
  targets: { rss_growth_mb: '<= 50', provider_rss_growth_mb: '<= 50', unpaid: '= 0' },
  async run(context) {
    const began = performance.now()
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-memory-'))
    const wasm = new WasmExecutor({ dir: path.join(dir, 'runs') })
    const remembering = rememberingExecutor(runOnce(wasm))
    const network = await startTestNetwork({ rules, executorOf: () => remembering(wasm) })
    const script = path.join(import.meta.dirname, 'client.ts')
    const child = fork(script, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    try {
      const task = await tracerTask(path.join(dir, 'task'), {
        parts: 1,
        width: 16,
        height: 12,
        samples: 1,
        lines: {
          halt: '{ bids: 6, afterMs: 300 }',
          check: '{ how: replay, segments: 2 }',
          pay: '{ function: perUnit, unit: gas, max: "1", maxUnits: 4000000 }',
        },
      })
      const key = network.keyOf('memory')
      await network.fund('memory', new LocalSigner(key).address, 100_000n * 10n ** 18n)
      const definition = await musterDefinition()
      child.send({
        daemon: {
          dir: path.join(dir, 'client'),
          chain: network.chainDefinition,
          manifest: network.manifest,
          definition: { ...definition, rules: { ...definition.rules, ...rules } },
          privateKey: Buffer.from(key).toString('hex'),
        },
        taskFile: task.file,
        folder: task.folder,
      } satisfies ClientOrder)
      await told(child)
      const run = async (tasks: number) => {
        child.send({ tasks, atOnce } satisfies Asked)
        const { done, paid, rssBytes } = (await told(child)) as Extract<Told, { done: number }>
        const client = rssBytes / mebibyte
        context.progress(`${done} tasks: client ${client.toFixed(0)} MB`)
        return { done, paid, client }
      }
      const first = await run(warm)
      const firstProviders = (await settledRss()) / mebibyte
      const taskMs = (performance.now() - began) / warm
      let last = first
      while (last.done < goal && !context.signal.aborted) {
        if (performance.now() - began + batch * taskMs > endMs) break
        last = await run(Math.min(batch, goal - last.done))
      }
      const lastProviders = (await settledRss()) / mebibyte
      // per task, times the tasks between the two looks that are asked for
      const scale = last.done === first.done ? 0 : (goal - warm) / (last.done - first.done)
      const minutes = (performance.now() - began) / 60_000
      return {
        metrics: {
          rss_growth_mb: (last.client - first.client) * scale,
          provider_rss_growth_mb: ((lastProviders - firstProviders) * scale) / network.providers.length,
          client_rss_mb: last.client,
          tasks_done: last.done,
          tasks_per_min: last.done / minutes,
          unpaid: last.done - last.paid,
        },
        notes: [
          `resident memory after collecting, at ${warm} and at ${last.done} tasks, by ${scale.toFixed(2)} to come to ${goal}: the client’s daemon in a process of its own`,
          'providers: six of them with the chain’s front in one process, a sixth of its growth each',
          `${atOnce} tasks at a time, their program run once and remembered, so that sandboxes take no time; a look when the last one of a batch has its deposit back`,
        ],
      }
    } finally {
      child.send({ stop: true } satisfies Asked)
      await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 10_000))])
      child.kill('SIGKILL')
      await network.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

async function told(child: ChildProcess): Promise<Told> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the client’s process ended with ${code}`)
    }),
  ])
  return message as Told
}
