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
import { growthPer } from './growthPer.ts'
import { rememberingExecutor, runOnce } from './rememberingExecutor.ts'
import { settledMemory } from './settledMemory.ts'

const goal = 2_000
const warm = 200
const batch = 50
const atOnce = 12
/** Of the time of the bench: no batch is begun that would not end by then. */
const usedShare = 0.8
const rules = { omissionSeconds: 2, contestSeconds: 5 }

/** Whether a daemon holds more after every task than before it. */
export const bench: Bench = {
  about: 'memory of a client’s daemon and of six providers over 2,000 tasks',
  targets: { rss_growth_mb: '<= 50', provider_rss_growth_mb: '<= 50', unpaid: '= 0' },
  async run(context) {
    const began = performance.now()
    const endMs = context.limitMs * usedShare
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
        const { done, paid, memory } = (await told(child)) as Extract<Told, { done: number }>
        const providers = await settledMemory()
        const shown = [memory, providers].map(
          ({ rss, heap }) => `${rss.toFixed(0)} MB (${heap.toFixed(0)} in use)`,
        )
        context.progress(`${done} tasks: client ${shown[0]}, six providers ${shown[1]}`)
        return { done, paid, client: memory, providers }
      }
      const looks = [await run(batch)]
      let batchMs = 0
      while (looks.at(-1)!.done < goal && performance.now() - began + 1.2 * batchMs < endMs) {
        const batchBegan = performance.now()
        looks.push(await run(batch))
        batchMs = performance.now() - batchBegan
      }
      const last = looks.at(-1)!
      // caches fill with the first tasks; on a machine too slow for more than those, all but the first look count
      const later = looks.filter(({ done }) => done >= warm)
      const counted = later.length >= 3 ? later : looks.slice(looks.length >= 3 ? 1 : 0)
      const growth = (of: (look: (typeof looks)[0]) => number) =>
        growthPer(counted.map((look) => [look.done, of(look)] as const)) * (goal - warm)
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
          `growth from ${warm} to ${goal} tasks: the line through ${counted.length} looks from ${counted[0]!.done} to ${last.done} tasks, after collecting; the client’s daemon in a process of its own`,
          'providers: six of them with the chain’s front in one process, a sixth of its growth each',
          'in use: objects alone; it rises and falls by 10 MB from look to look, so no growth is read from it',
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
  const answered = new AbortController()
  const { signal } = answered
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`the client’s process ended with ${code}`)
      }),
    ])
    return message as Told
  } finally {
    answered.abort()
  }
}
