import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LocalSigner } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench } from '../Bench.ts'
import { cachedRunExecutor, runOnce } from './cachedRunExecutor.ts'
import type { ClientCommand, ClientOptions, ClientReport } from './client.ts'
import { linearSlope } from './linearSlope.ts'
import { settledMemory } from './settledMemory.ts'

const goal = 2_000
const warm = 200
const batch = 50
const concurrency = 12
/** Share of the time limit after which no further batch starts. */
const usedShare = 0.8
const rules = { omissionSeconds: 2, contestSeconds: 5 }

/** Measures whether the memory of a daemon grows with the number of tasks that it has handled. */
export const bench: Bench = {
  about: 'daemon: memory growth of a client and of six providers over 2,000 tasks',
  targets: { rss_growth_mb: '<= 50', provider_rss_growth_mb: '<= 50', unpaid: '= 0' },
  async run(context) {
    const began = performance.now()
    const endMs = context.limitMs * usedShare
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-memory-'))
    const wasm = new WasmExecutor({ dir: path.join(dir, 'runs') })
    const withCachedRun = cachedRunExecutor(runOnce(wasm))
    const network = await startTestNetwork({ rules, executorOf: () => withCachedRun(wasm) })
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
      child.send({
        daemon: {
          dir: path.join(dir, 'client'),
          chain: network.chainDefinition,
          manifest: network.manifest,
          definition: network.definition,
          privateKey: Buffer.from(key).toString('hex'),
        },
        taskFile: task.file,
        folder: task.folder,
      } satisfies ClientOptions)
      await nextReport(child)
      const run = async (tasks: number) => {
        child.send({ tasks, concurrency } satisfies ClientCommand)
        const { done, paid, memory } = (await nextReport(child)) as Extract<ClientReport, { done: number }>
        const providers = await settledMemory()
        const figures = [memory, providers].map(
          ({ rss, heap }) => `${rss.toFixed(0)} MB (${heap.toFixed(0)} in use)`,
        )
        context.progress(`${done} tasks: client ${figures[0]}, six providers ${figures[1]}`)
        return { done, paid, client: memory, providers }
      }
      const samples = [await run(batch)]
      let batchMs = 0
      while (samples.at(-1)!.done < goal && performance.now() - began + 1.2 * batchMs < endMs) {
        const batchBegan = performance.now()
        samples.push(await run(batch))
        batchMs = performance.now() - batchBegan
      }
      const last = samples.at(-1)!
      // The first tasks fill the caches, so samples before `warm` do not count. A slow machine may never get further:
      // then all samples but the first count.
      const later = samples.filter(({ done }) => done >= warm)
      const counted = later.length >= 3 ? later : samples.slice(samples.length >= 3 ? 1 : 0)
      const growth = (of: (sample: (typeof samples)[0]) => number) =>
        linearSlope(counted.map((sample) => [sample.done, of(sample)] as const)) * (goal - warm)
      const each = 1 / network.providers.length
      const minutes = (performance.now() - began) / 60_000
      return {
        metrics: {
          rss_growth_mb: growth(({ client }) => client.rss),
          provider_rss_growth_mb: growth(({ providers }) => providers.rss) * each,
          client_rss_mb: last.client.rss,
          client_in_use_mb: last.client.heap,
          tasks_done: last.done,
          tasks_per_min: last.done / minutes,
          unpaid: last.done - last.paid,
        },
        notes: [
          `growth from ${warm} to ${goal} tasks: slope of the line through ${counted.length} samples from ${counted[0]!.done} to ${last.done} tasks, each after garbage collection; the client’s daemon runs in a separate process`,
          'provider_rss_growth_mb: a sixth of the growth of the process that runs the six providers and the RPC server of the chain',
          'client_in_use_mb: live objects only; samples vary by 10 MB, so no growth is derived from it',
          `${concurrency} tasks at a time; the program runs once and its run is cached, so that sandboxes take no time; a sample is taken when the last trust lock of a batch is refunded`,
        ],
      }
    } finally {
      child.send({ stop: true } satisfies ClientCommand)
      await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 10_000))])
      child.kill('SIGKILL')
      await network.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

/** Resolves with the next message of the client's process; rejects if the process exits first. */
async function nextReport(child: ChildProcess): Promise<ClientReport> {
  const received = new AbortController()
  const { signal } = received
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`The client's process exited with code ${code}.`)
      }),
    ])
    return message as ClientReport
  } finally {
    received.abort()
  }
}
