import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { classIdOf, LocalSigner } from '@muster-network/chain'
import type { LocalNetwork } from '@muster-network/node'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { type TracerTask, tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench, BenchContext } from '../Bench.ts'
import { median } from '../median.ts'
import { type BiddersOptions, bidderKey } from './bidders.ts'

const rounds = 21
const crowd = 1_000
const crowdRounds = 15
const checkpointSeconds = 2

/** Measures the time from submitting a task to the first instruction of its program, with few and with many bidders. */
export const bench: Bench = {
  about:
    'market: submit to first instruction with 6 and with 1,000 bidders, takeover time, a burst of 200 tasks',
  targets: {
    submit_to_run_p50_ms: '<= 1000',
    submit_to_run_1000_p50_ms: '<= 1500',
    submit_to_run_1000_p99_ms: '<= 3000',
    dead_winner_ms: '<= 12000',
    dead_winner_lost_intervals: '<= 1',
    burst_paid: '= 200',
  },
  async run(context) {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-match-'))
    try {
      const task = await tracerTask(path.join(dir, 'task'), {
        parts: 1,
        lines: { halt: '{ bids: 10, afterMs: 300 }' },
      })
      const few = await measureFew(context, task)
      const burst = await measureBurst(context, task)
      const many = await measureMany(context, task)
      const dead = await measureDeadWinner(context, dir)
      return {
        metrics: { ...few, ...many, ...dead, ...burst },
        notes: [
          `submit_to_run: from submit to the start of the sandboxed program; ${rounds} tasks one at a time, six providers, halt { bids: 10, afterMs: 300 }`,
          `1000: ${crowd} more operators, registered and staked, in one process, each a light peer with its own key and open connection; all bid the maximum price, so one of the six providers wins; ${crowdRounds} tasks`,
          `dead_winner: from the stop of the executor in mid-run until another bidder resumes (three missed progress reports 3 s, challenge 5 s, receipts 2 s, as the network definition sets them); lost: work after the checkpoint that it resumes from, in checkpoint intervals of ${checkpointSeconds} s; medians of 3`,
          'burst: 200 tasks submitted at once to six providers with two slots each',
        ],
      }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  },
}

/** Submits a task and returns the milliseconds until a provider runs it. `ended` resolves when the task has ended. */
async function submitToRun(
  network: LocalNetwork,
  task: TracerTask,
): Promise<{ ms: number; ended: Promise<unknown> }> {
  const client = network.client.client!
  const running = Promise.withResolvers<void>()
  let taskId: string | undefined
  const early: string[] = []
  const stops = network.providers.map(({ context }) =>
    context.journal.onAdded((record) => {
      if (record.entry.step !== 'running') return
      if (taskId === undefined) early.push(record.taskId)
      else if (record.taskId === taskId) running.resolve()
    }),
  )
  const began = performance.now()
  taskId = (await client.submit(task.prescription, task.folder)).taskId
  if (early.includes(taskId)) running.resolve()
  await running.promise
  const ms = performance.now() - began
  for (const stop of stops) stop()
  return { ms, ended: client.whenEnded(taskId as `0x${string}`) }
}

async function measureFew(context: BenchContext, task: TracerTask): Promise<Record<string, number>> {
  const network = await startTestNetwork()
  try {
    const times: number[] = []
    for (let round = 0; round < rounds + 2; round++) {
      const { ms, ended } = await submitToRun(network, task)
      await ended
      if (round >= 2) times.push(ms) // the first two rounds compile and warm the caches
      context.progress(`six providers: ${ms.toFixed(0)} ms`)
    }
    return { submit_to_run_p50_ms: median(times) }
  } finally {
    await network.stop()
  }
}

async function measureMany(context: BenchContext, task: TracerTask): Promise<Record<string, number>> {
  const network = await startTestNetwork()
  const seed = 'bidders'
  const child = fork(path.join(import.meta.dirname, 'bidders.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    for (let first = 0; first < crowd; first += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, i) => {
          const { address } = new LocalSigner(bidderKey(seed, first + i))
          return network.fund(`bidder-${first + i}`, address, 2_000n * 10n ** 18n)
        }),
      )
      context.progress(`funded ${first + 100} bidders`)
    }
    const { peer } = network.client.context
    const options: BiddersOptions = {
      url: network.chain.url,
      chainId: network.chain.chainId,
      addresses: network.addresses,
      classId: classIdOf(network.client.executor.facts.class),
      seed,
      count: crowd,
      client: { peerId: peer.peerId, address: peer.address! },
    }
    const acceptedBids = new Map<string, number>()
    const ready = Promise.withResolvers<void>()
    child.on('message', (message: { ready?: true; joined?: number; taskId?: string; accepted?: number }) => {
      if (message.joined && message.joined % 200 === 0) context.progress(`${message.joined} bidders joined`)
      if (message.ready) ready.resolve()
      if (message.taskId) acceptedBids.set(message.taskId, message.accepted!)
    })
    child.send(options)
    await ready.promise
    const times: number[] = []
    for (let round = 0; round < crowdRounds + 1; round++) {
      const { ms, ended } = await submitToRun(network, task)
      await ended
      if (round >= 1) times.push(ms)
      context.progress(`${crowd} bidders: ${ms.toFixed(0)} ms`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    return {
      submit_to_run_1000_p50_ms: median(times),
      submit_to_run_1000_p99_ms: sorted.at(-1)!,
      bids_taken_1000: median([...acceptedBids.values()]),
    }
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit').catch(() => {})
    await network.stop()
  }
}

/** Stops the executor in mid-run and waits until another provider resumes from the last receipted checkpoint. */
async function measureDeadWinner(context: BenchContext, dir: string): Promise<Record<string, number>> {
  const [times, lost]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    const network = await startTestNetwork()
    try {
      const task = await tracerTask(path.join(dir, `dead-${round}`), {
        ...{ parts: 1, width: 640, height: 480, samples: 64 },
        lines: {
          instructions: `{ maxHours: 0.1, memory: 256MiB, checkpointEvery: ${checkpointSeconds}s }`,
          pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 70000000000 }',
          check: '{ how: replay, segments: 400 }',
        },
      })
      const client = network.client.client!
      const rerun = Promise.withResolvers<number>()
      let startedAt = 0
      for (const { context } of network.providers)
        context.journal.onAdded(({ entry }) => {
          if (entry.step !== 'running') return
          if (startedAt === 0) startedAt = performance.now()
          else rerun.resolve(Number(entry.fromUnits ?? 0))
        })
      const checkpoints = Promise.withResolvers<void>()
      let receipted = 0
      network.client.context.journal.onAdded(({ entry }) => {
        if (entry.step === 'checkpointStored' && ++receipted === 2) checkpoints.resolve()
      })
      const { taskId } = await client.submit(task.prescription, task.folder)
      await checkpoints.promise
      // Three quarters of an interval later, so that the stop loses some work.
      await delay(checkpointSeconds * 750)
      const { executor } = client.task(taskId)!.parts[0]!
      const winner = network.providers.find(
        ({ context: { sender } }) => sender.address.toLowerCase() === executor,
      )!
      const began = performance.now()
      void winner.stop()
      const units = Number(client.task(taskId)!.parts[0]!.units)
      const fromUnits = await rerun.promise
      times.push(performance.now() - began)
      const unitsPerInterval = (units / (began - startedAt)) * checkpointSeconds * 1_000
      lost.push(Math.max(0, units - fromUnits) / unitsPerInterval)
      context.progress(
        `dead winner: ${times.at(-1)!.toFixed(0)} ms, ${lost.at(-1)!.toFixed(2)} intervals lost`,
      )
    } finally {
      await network.stop().catch(() => {})
    }
  }
  return { dead_winner_ms: median(times), dead_winner_lost_intervals: median(lost) }
}

async function measureBurst(context: BenchContext, task: TracerTask): Promise<Record<string, number>> {
  const network = await startTestNetwork()
  try {
    const client = network.client.client!
    const began = performance.now()
    const tasks = await Promise.all(
      Array.from({ length: 200 }, () => client.submit(task.prescription, task.folder)),
    )
    let paid = 0
    await Promise.all(
      tasks.map(async ({ taskId }) => {
        await client.whenEnded(taskId)
        if (network.client.context.ledger.deliveries(taskId).some(({ outcome }) => outcome === 'paid')) paid++
        if (paid % 20 === 0) context.progress(`${paid} of 200 paid`)
      }),
    )
    return { burst_paid: paid, tasks_per_min: (200 * 60_000) / (performance.now() - began) }
  } finally {
    await network.stop()
  }
}
