import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { classIdOf, LocalSigner } from '@muster-network/chain'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { type TracerTask, tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench, BenchContext } from '../Bench.ts'
import { median } from '../median.ts'
import { type BiddersOptions, bidderKey } from './bidders.ts'
import { checkpointSeconds, measureDeadWinner } from './deadWinner.ts'
import { measureNewProgram } from './newProgram.ts'
import { submitToRun } from './submitToRun.ts'

const rounds = 21
const crowd = 1_000
const crowdRounds = 15
const newRounds = 7

/** Measures the time from submitting a task to the first instruction of its program, with few and with many bidders. */
export const bench: Bench = {
  about:
    'market: submit to first instruction with 6 and with 1,000 bidders, takeover time, a burst of 200 tasks',
  targets: {
    submit_to_run_p50_ms: '<= 600',
    new_program_run_ms: '<= 1500',
    submit_to_run_1000_p50_ms: '<= 1500',
    submit_to_run_1000_p99_ms: '<= 3000',
    dead_winner_ms: '<= 7000',
    dead_winner_lost_intervals: '<= 1',
    burst_paid: '= 200',
  },
  async run(context) {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-match-'))
    try {
      const task = await tracerTask(path.join(dir, 'task'), { parts: 1, lines: { halt: '{}' } })
      const few = await measureFew(context, task, dir)
      const burst = await measureBurst(context, task)
      const crowded = await tracerTask(path.join(dir, 'crowded'), {
        parts: 1,
        lines: { halt: '{ bids: 10, afterMs: 300 }' },
      })
      const many = await measureMany(context, crowded)
      const dead = await measureDeadWinner(context, dir)
      return {
        metrics: { ...few, ...many, ...dead, ...burst },
        notes: [
          `submit_to_run: from submit to the start of the sandboxed program; ${rounds} tasks one at a time, six providers, the default halt`,
          `new_program: the same for ${newRounds} programs that no node has seen; they are rewritten before they start`,
          `1000: ${crowd} more operators, registered and staked, in one process, each a light peer with its own key and open connection; all bid the maximum price, so one of the six providers wins; halt { bids: 10, afterMs: 300 }; ${crowdRounds} tasks`,
          `dead_winner: from the stop of the executor in mid-run until another bidder resumes (challenge 5 s and receipts 2 s, as the network definition sets them; it starts while the receipts are waited for, and counts as resumed with its award); lost: work after the checkpoint that it resumes from, in checkpoint intervals of ${checkpointSeconds} s; medians of 3`,
          'burst: 200 tasks submitted at once to six providers with two slots each',
        ],
      }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  },
}

async function measureFew(
  context: BenchContext,
  task: TracerTask,
  dir: string,
): Promise<Record<string, number>> {
  const network = await startTestNetwork()
  try {
    const times: number[] = []
    for (let round = 0; round < rounds + 2; round++) {
      const { ms, ended } = await submitToRun(network, task)
      await ended
      if (round >= 2) times.push(ms) // the first two rounds compile and warm the caches
      context.progress(`six providers: ${ms.toFixed(0)} ms`)
    }
    return {
      submit_to_run_p50_ms: median(times),
      new_program_run_ms: await measureNewProgram(context, network, { dir, rounds: newRounds }),
    }
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
