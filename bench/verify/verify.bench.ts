import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { anySignal, seededRandom, simulateCouncil, windowSegmentsFor } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import type { LocalNetwork } from '@muster-network/node'
import { balanceSheet } from '../../e2e/support/balanceSheet.ts'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import type { TracerTask } from '../../e2e/support/tracerTask.ts'
import { generateScene } from '../../examples/tracer/generate.ts'
import type { Bench, BenchContext, BenchResult } from '../Bench.ts'
import { type Cheat, cheats, otherScene } from './cheats.ts'
import { measureUnits, pictureTasks, segments } from './pictureTasks.ts'
import { playTasks, until } from './playTasks.ts'
import { type Game, readGames } from './readGames.ts'
import { replayedUnits } from './replayedUnits.ts'
import { type CheatSummary, summariseCheat } from './summariseCheat.ts'

const honestProviders = 6
const honest = { name: 'honest', region: 'eu', games: 200, parallel: 3 }
/** Share of the time in which the cheats play. Their verdicts can be contested for as long, so that nobody is jailed before. */
const playShare = 0.37

/** Plays cheats against a whole network of real daemons, and measures what the check costs honest work. */
export const bench: Bench = {
  about:
    'the check: cheating providers on a real network against the formulas, and what it costs honest work',
  targets: {
    paid_garbage: '= 0',
    garbage_games: '>= 60',
    escaped: '= 0',
    forged_link_off: '= 0',
    honest_rejected: '= 0',
    honest_tasks: '>= 200',
    extra_compute: '<= 0.06',
  },
  async run(context) {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-verify-'))
    const units = await measureUnits(dir, generateScene(1))
    // the old run must fit the limits of the tasks for which it is sold
    const cheatUnits = larger(units, await measureUnits(dir, otherScene))
    const playMs = context.limitMs * playShare
    const rules = { contestSeconds: Math.ceil(playMs / 1000), answerSeconds: answerSecondsFor(context) }
    const network = await startNetwork(dir, rules)
    try {
      context.progress(`the network runs: ${honestProviders} honest providers and ${cheats.length} cheats`)
      for (const [i, { arm }] of cheats.entries())
        arm?.(network.providers[honestProviders + i]!, rules.answerSeconds)
      const accounts = Object.fromEntries(
        cheats.map(({ name }, i) => [name, accountOf(network, honestProviders + i)]),
      )
      const before = await balanceSheet(network, accounts)
      const playing = anySignal([context.signal, AbortSignal.timeout(playMs)])
      const [honestTasks, ...submitted] = await Promise.all([
        play(context, network, honest, await pictureTasks(dir, honest.region, units), context.signal),
        ...cheats.map(async (cheat) =>
          play(context, network, cheat, await pictureTasks(dir, cheat.region, cheatUnits), playing),
        ),
      ])
      context.progress('waiting until the time to contest is over and every verdict is carried out')
      const { ledger } = network.client.context
      const isClosed = (taskId: Hex) => ledger.deliveries(taskId).every(({ outcome }) => outcome !== 'open')
      await until(() => submitted.flat().every(isClosed), context.signal)
      const { accounts: after } = await balanceSheet(network, accounts)
      const summaries = await Promise.all(
        cheats.map(async (cheat, i) => {
          const gained = after[cheat.name]! - before.accounts[cheat.name]!
          const facts = {
            submitted: submitted[i]!.length,
            gained,
            provider: `provider-${honestProviders + i}`,
          }
          return summariseCheat(cheat, await readGames(network, submitted[i]!), facts)
        }),
      )
      return report(summaries, await readGames(network, honestTasks))
    } finally {
      await network.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

const larger = (one: bigint, other: bigint) => (one > other ? one : other)

const accountOf = ({ providers }: LocalNetwork, index: number) => providers[index]!.context.sender.address

/**
 * Seconds that a council has for its answers: a minute, as in the default network. All daemons share one process, so a machine
 * that needs more than ten minutes gets more of them: its executors would be too late for their seats without any fault.
 */
function answerSecondsFor({ limitMs }: BenchContext): number {
  return Math.max(60, Math.round(limitMs / 10_000))
}

function startNetwork(
  dir: string,
  rules: { contestSeconds: number; answerSeconds: number },
): Promise<LocalNetwork> {
  return startTestNetwork({
    providers: honestProviders + cheats.length,
    // one process runs all daemons, so that on a busy machine an executor may seem silent for seconds
    rules: { ...rules, livenessSeconds: 60 },
    settingsOf: (index) => {
      const cheat = cheats[index - honestProviders]
      return {
        region: cheat?.region ?? honest.region,
        // a cheat that sat would earn fees, and its balance would not be that of its lies alone
        council: cheat ? { serve: false } : { bondUnits: 4_000, parallel: 16 },
        limits: { slots: 8 },
        stakeWei: 200_000n * 10n ** 18n,
      }
    },
    executorOf: (index, runs) => {
      const cheat = cheats[index - honestProviders]
      const inner = new WasmExecutor({ dir: runs, modulesDir: path.join(dir, 'modules') })
      return cheat ? cheat.executor(inner, path.join(dir, cheat.name)) : inner
    },
  })
}

/** Plays the tasks of one region. */
async function play(
  { progress }: BenchContext,
  network: LocalNetwork,
  { name, games, parallel }: Pick<Cheat, 'name' | 'games' | 'parallel'>,
  tasks: readonly TracerTask[],
  signal: AbortSignal,
): Promise<Hex[]> {
  const onVerdict = (done: number) => {
    if (done % 10 === 0 || done === games) progress(`${name}: ${done} of ${games}`)
  }
  return playTasks({ network, tasks, count: games, parallel, signal, onVerdict })
}

function report(summaries: readonly CheatSummary[], honestGames: readonly Game[]): BenchResult {
  const total = (key: 'escaped' | 'unfinished') => summaries.reduce((sum, each) => sum + each[key], 0)
  const link = summaries.find(({ name }) => name === 'forged_link')!
  const others = summaries.filter((each) => each !== link)
  const isRejected = ({ stage, outcome }: Game) => stage === 'rejected' || outcome === 'fraud'
  return {
    metrics: {
      paid_garbage: others.reduce((sum, { paid }) => sum + paid, 0),
      garbage_games: others.reduce((sum, { games }) => sum + games, 0),
      unfinished: total('unfinished'),
      escaped: total('escaped'),
      forged_link_games: link.games,
      paid_forged_link: link.paid / link.games,
      formula_forged_link: link.formula,
      simulated_forged_link: simulatedForgedLink(),
      forged_link_off: link.off,
      ...Object.fromEntries(summaries.map(({ name, gain }) => [`gain_${name}`, gain])),
      honest_tasks: honestGames.filter(({ delivery }) => delivery.last).length,
      honest_rejected: honestGames.filter(isRejected).length,
      honest_unpaid: honestGames.filter(({ outcome }) => outcome !== 'paid').length,
      // a council that the clock stopped has not replayed its job yet
      extra_compute: extraCompute(honestGames.filter(({ stage }) => stage !== 'delivered')),
    },
    notes: [
      ...summaries.map(noteOf),
      'paid_garbage: paid deliveries of all cheats but the forged link, of garbage_games; unfinished: tasks without a closed delivery',
      'paid, outcomes and windows are the events of the chain; gains are balances, in prices for each game',
      'forged_link_off: games that were paid although the window of the forged link was drawn, or not paid although it was not',
      'escaped: games that ended neither paid nor slashed',
      `extra_compute: units that seats replayed divided by units of the work, K = ${segments}, w = ${segments / 25}, m = 1; M = 3 and cap 5, because the network is small`,
    ],
  }
}

function noteOf({ name, about, games, unfinished, paid, formula, interval, gain }: CheatSummary): string {
  const { low, high } = interval
  const left = unfinished > 0 ? `, ${unfinished} not closed in time` : ''
  return `${name}, ${about}: ${paid} of ${games} paid (95%: ${low.toFixed(3)} to ${high.toFixed(3)}; formula ${formula.toFixed(3)}), ${gain.toFixed(2)} P a game${left}`
}

/** The share of forged links that councils accept in the reference model. */
function simulatedForgedLink(): number {
  const rounds = 20_000
  const council = { lead: 1, rejectLead: 3, cap: 5, dishonestShare: 0 }
  const drawn = { segments, windows: 1, windowSegments: windowSegmentsFor(segments) }
  const isWrong = (segment: number) => segment === 0
  return simulateCouncil({ ...council, ...drawn, isWrong }, rounds, seededRandom(1)).accepted / rounds
}

function extraCompute(games: readonly Game[]): number {
  const replayed = games.reduce((sum, game) => sum + replayedUnits(game), 0n)
  const worked = games.reduce((sum, { delivery }) => sum + delivery.endUnits - delivery.startUnits, 0n)
  return Number(replayed) / Number(worked)
}
