import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { classIdOf, type Hex } from '@muster-network/chain'
import { seededRandom, simulateCouncil, wrongAccepted } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon, LocalNetwork } from '@muster-network/node'
import { cheatingExecutor } from '../../e2e/support/cheatingExecutor.ts'
import { type CopyingSeat, copierUnits, startCopyingSeat } from '../../e2e/support/copyingSeat.ts'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench, BenchContext } from '../Bench.ts'

/** K of the tasks here, and how many of them the second cheater computes. */
const segments = 50
const skipped = segments / 2
const tasks = { honest: 80, garbage: 60, skipper: 60 }
const garbage = 6
const skipper = 7

/** Whether wrong work is found as often as the rules promise, and what the check costs. */
export const bench: Bench = {
  about: 'cheaters of three kinds among honest providers on a real network, against the formulas',
  targets: { extra_compute: '<= 0.05', honest_rejected: '= 0' },
  async run(context) {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-verify-'))
    let copier: CopyingSeat | undefined
    const network = await startTestNetwork({
      providers: 8,
      whileYoung: async (young) => {
        copier = await startCopyingSeat(young, dir)
      },
      // settled is enough to know; while it can be contested nobody is slashed or jailed, so the cheaters go on
      rules: { contestSeconds: 3_600 },
      settingsOf: (index) => ({
        region: index === garbage ? 'us' : index === skipper ? 'ap' : 'eu',
        // seats stay on duty and locks stay locked until a delivery is final, here for an hour: enough for all tasks
        council: { bondUnits: copierUnits },
        stakeWei: 100_000n * 10n ** 18n,
      }),
      executorOf: (index, runs) => {
        const honestSegments = index === garbage ? 0 : index === skipper ? segments - skipped : undefined
        if (honestSegments === undefined) return undefined
        const inner = new WasmExecutor({ dir: runs, modulesDir: path.join(dir, 'modules') })
        return cheatingExecutor(inner, { dir: path.join(dir, `forged-${index}`), honestSegments, segments })
      },
    })
    try {
      const [honest, wrong, half] = await Promise.all([
        play(context, network, dir, 'eu', tasks.honest, 4),
        play(context, network, dir, 'us', tasks.garbage, 3),
        play(context, network, dir, 'ap', tasks.skipper, 3),
      ])
      const struck = struckSeats(network, copier!.account)
      const copied = copier!.answered()
      await copier!.stop()
      const cheated = [...wrong, ...half]
      const caught = cheated.filter(({ stage }) => stage === rejectedStage).length
      const leads = { lead: 1, rejectLead: 5, dishonestShare: 0 }
      const expected =
        (wrong.length * (1 - wrongAccepted(leads)) + (half.length * skipped) / segments) / cheated.length
      const simulated = simulateCouncil(
        { ...leads, cap: 9, segments, drawnSegments: 1, wrongSegments: skipped },
        20_000,
        seededRandom(1),
      )
      return {
        metrics: {
          tasks: honest.length + cheated.length,
          caught_rate: caught / cheated.length,
          formula_rate: expected,
          caught_garbage: share(wrong, rejectedStage),
          paid_garbage: share(wrong, acceptedStage),
          caught_skipper: share(half, rejectedStage),
          undecided: share(cheated, undecidedStage),
          formula_skipper: skipped / segments,
          simulated_skipper: simulated.rejected / 20_000,
          copied_verdicts: copied,
          copied_struck: struck,
          honest_rejected: honest.filter(({ stage }) => stage === rejectedStage).length,
          extra_compute: extraCompute(honest),
        },
        notes: [
          `${honest.length} tasks of six honest providers, ${wrong.length} of one that delivers noise, ${half.length} of one that computes half of ${segments} segments and makes the rest up; one segment drawn, m = 1`,
          'a ninth operator copies its verdicts from proofs with a made-up seal, and is struck for it; of every other segment the proof shows no end to copy: there it makes one up and is outvoted',
          'formula: share of wrong segments × (1 − the council’s error); no dishonest majority among the seats that decide',
          'extra_compute: segments replayed over segments run, honest tasks',
        ],
      }
    } finally {
      await network.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

const acceptedStage = 2
const rejectedStage = 3
const undecidedStage = 4
type Played = { stage: number; replayed: number; run: number }

const share = (played: readonly Played[], of: number) =>
  played.filter(({ stage }) => stage === of).length / played.length

function extraCompute(played: readonly Played[]): number {
  const sum = (key: 'replayed' | 'run') => played.reduce((total, each) => total + each[key], 0)
  return sum('replayed') / sum('run')
}

/** Has tasks done by the providers of a region, some at a time, and says how the council settled each. */
async function play(
  context: BenchContext,
  network: LocalNetwork,
  dir: string,
  region: string,
  count: number,
  atOnce: number,
): Promise<Played[]> {
  const task = await tracerTask(path.join(dir, `task-${region}`), {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${region}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      check: `{ how: replay, segments: ${segments} }`,
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 20000000 }',
    },
  })
  const client = network.client.client!
  const played: Played[] = []
  const over = new Promise<undefined>((resolve) =>
    context.signal.addEventListener('abort', () => resolve(undefined)),
  )
  const worker = async () => {
    while (played.length < count && !context.signal.aborted) {
      const { taskId } = await client.submit(task.prescription, task.folder)
      const settled = await Promise.race([settlementOf(network.client, taskId), over])
      if (!settled) return
      played.push(settled)
      if (played.length % 20 === 0) context.progress(`${region}: ${played.length} of ${count}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return played.slice(0, count)
}

async function settlementOf({ context: { ledger } }: Daemon, taskId: Hex): Promise<Played> {
  return new Promise((resolve) => {
    const look = () => {
      const held = ledger.deliveries(taskId).find(({ settlement }) => settlement !== undefined)
      if (!held) return
      const { panel, delivery } = held
      resolve({
        stage: held.settlement!.stage,
        replayed: panel?.seats.length ?? 0,
        run: Number(delivery.segments),
      })
    }
    ledger.onChange(look)
    look()
  })
}

/** Seats of an operator that were struck for a false seal. */
function struckSeats(network: LocalNetwork, account: Hex): number {
  const { ledger } = network.client.context
  const classId = classIdOf(network.client.executor.facts.class)
  const tasks = ledger.tasks({ limit: 10_000 }).filter((task) => task.classId === classId)
  const seats = tasks.flatMap(({ id }) =>
    ledger
      .deliveries(id)
      .flatMap(({ panel, settlement }) => (settlement ? (panel?.seats ?? []) : []))
      .filter(({ operator }) => operator.toLowerCase() === account.toLowerCase()),
  )
  return seats.filter(({ state }) => state === 2).length
}
