import path from 'node:path'
import { type Hex, requestResult } from '@muster-network/chain'
import { type BalanceSheet, inside, sheetOf } from '../e2e/support/balanceSheet.ts'
import { readEvents } from './audit.ts'
import { causeFaults, type FaultLog } from './faults/causeFaults.ts'
import { everyDisk } from './faults/everyDisk.ts'
import { randomFaults } from './faults/randomFaults.ts'
import { type ChaosNetwork, startNetwork } from './network/startNetwork.ts'
import { type Hit, type Slash, slashesOf } from './slashes.ts'
import { TaskStream } from './TaskStream.ts'
import { untilSettled } from './untilSettled.ts'

export type ChaosGame = {
  dir: string
  /** Plays only the faults whose name contains this. */
  only?: string | undefined
  /** Fills every disk once, one after the other, instead of random faults. */
  everyDisk?: boolean
  minutes: number
  seed: number
  isIsolated: boolean
  progress(line: string): void
}

export type ChaosResult = {
  metrics: {
    faults: number
    tasks: number
    lost_tasks: number
    lost_units: number
    honest_slashed: number
    stuck: number
    crashes: number
    /** Penalties that the protocol asks of a node that was absent. */
    absences: number
    /** Tasks that ended without pay for every part: no bids in time, say, or a client that was away. */
    unpaid_tasks: number
  }
  /** The faults in their order, to repeat the game. */
  steps: string[]
  problems: string[]
}

/** Plays the game: tasks and faults for some minutes, then the end of all faults, then the audit. */
export async function playChaos(game: ChaosGame): Promise<ChaosResult> {
  const { dir, progress } = game
  const network = await startNetwork({ dir, providers: 5, isIsolated: game.isIsolated, progress })
  try {
    const accounts = Object.fromEntries(network.nodes.map(({ name, account }) => [name, account]))
    const before = await settledSheet(network, accounts)
    const tasks = new TaskStream(network.client, path.join(dir, 'tasks'), progress)
    const log: FaultLog = { steps: [], hits: [], problems: [], progress }
    await playFaults(game, network, tasks, log)
    progress(`${log.steps.length} faults are over; waiting for ${tasks.submitted.size} tasks to end`)
    const stuck = await untilSettled(network, tasks, progress)
    const after = await settledSheet(network, accounts)
    const { owed, undue } = slashesOf(await readEvents(network), {
      names: new Map(network.nodes.map(({ name, account }) => [account.toLowerCase(), name])),
      hits: hitsOf(log, network),
    })
    const lost = [...tasks.submitted.keys()].filter(
      (name) => (tasks.seen.get(name)?.state ?? 'open') === 'open',
    )
    const processes = [network.chain, ...network.nodes.map(({ process }) => process)]
    const crashes = processes.flatMap((each) => each.crashes)
    const lostUnits = lostBetween(before, after)
    return {
      metrics: {
        faults: log.steps.length,
        tasks: tasks.submitted.size,
        lost_tasks: lost.length,
        lost_units: Number(lostUnits),
        honest_slashed: undue.length,
        stuck: stuck.length,
        crashes: crashes.length,
        absences: owed.length,
        unpaid_tasks: [...tasks.seen.values()].filter(({ isPaid }) => !isPaid).length,
      },
      steps: log.steps,
      problems: [
        ...log.problems,
        ...lost.map((name) => `${name} (${tasks.submitted.get(name)}) did not end`),
        ...(lostUnits === 0n ? [] : [`lost units: ${describeSheets(before, after)}`]),
        ...undue.map(describeSlash),
        ...stuck,
        ...crashes,
      ],
    }
  } finally {
    await network.stop()
  }
}

/** Runs tasks and faults side by side, until the time is over or the faults are. */
async function playFaults(
  game: ChaosGame,
  network: ChaosNetwork,
  tasks: TaskStream,
  log: FaultLog,
): Promise<void> {
  const ended = new AbortController()
  const playing = AbortSignal.any([ended.signal, AbortSignal.timeout(game.minutes * 60_000)])
  const plans = game.everyDisk
    ? [everyDisk(network)]
    : randomFaults(network, { ...game, only: game.only ?? '' })
  await Promise.all([tasks.run(playing), causeFaults(plans, log, playing).then(() => ended.abort())])
}

/** Reads the balances of one block: again when money moved in between, which would be counted twice or not at all. */
async function settledSheet(network: ChaosNetwork, accounts: Record<string, Hex>): Promise<BalanceSheet> {
  const { rpc, bound } = network
  for (;;) {
    const from = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
    const sheet = await sheetOf(bound, accounts)
    const to = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
    const numbers = Array.from({ length: to - from }, (_, i) => from + 1 + i)
    const counts = await Promise.all(
      numbers.map((number) =>
        requestResult<Hex>(rpc, 'eth_getBlockTransactionCountByNumber', [`0x${number.toString(16)}`]),
      ),
    )
    if (counts.every((count) => Number(count) === 0)) return sheet
  }
}

/** Units that appeared, vanished, or are stranded in a contract when every task has ended. */
function lostBetween(before: BalanceSheet, after: BalanceSheet): bigint {
  const left = inside(before) - inside(after) - (before.supply - after.supply)
  const abs = (value: bigint) => (value < 0n ? -value : value)
  return abs(left) + abs(after.escrow - before.escrow) + abs(after.bonds - before.bonds)
}

function describeSheets(before: BalanceSheet, after: BalanceSheet): string {
  return JSON.stringify({ before, after }, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

function describeSlash({ operator, fault, amount, why }: Slash): string {
  return `${operator} was slashed by ${amount} for ${fault}: ${why}`
}

/** A process that was killed needs some time until it is there again, on a busy machine more. */
const recoveryMs = 60_000

/** The times in which each operator was hit: its process, its link, its endpoint, or the chain of all. */
function hitsOf({ hits }: FaultLog, { nodes }: ChaosNetwork): Hit[] {
  return hits.flatMap(({ target, fromMs, toMs }) =>
    nodes
      .filter(({ name }) => target === 'chain' || target.split("'")[0] === name)
      .map(({ name }) => ({ operator: name, fromMs, toMs: toMs + recoveryMs })),
  )
}
