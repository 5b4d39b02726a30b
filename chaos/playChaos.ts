import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Hex, requestResult } from '@muster-network/chain'
import { seededRandom } from '@muster-network/core'
import { type BalanceSheet, inside, sheetOf } from '../e2e/support/balanceSheet.ts'
import { readEvents } from './audit.ts'
import type { FaultKind } from './faults/Fault.ts'
import { faultKinds } from './faults/faultKinds.ts'
import type { NodeStatus } from './network/nodeProcess.ts'
import { type ChaosNetwork, startNetwork } from './network/startNetwork.ts'
import { type Slash, slashesOf } from './slashes.ts'
import { TaskStream } from './TaskStream.ts'

export type ChaosGame = {
  dir: string
  /** Plays only the faults whose name contains this. */
  only?: string | undefined
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
    failed_tasks: number
  }
  /** The faults in their order, to repeat the game. */
  steps: string[]
  problems: string[]
}

/** Two faults at a time at most, each with its own stream of random choices. */
const lanes = 2
/** Time for everything to end after the last fault: every deadline of the rules in a row. */
const settleMs = 8 * 60_000

/** Plays the game: tasks and faults for some minutes, then the end of all faults, then the audit. */
export async function playChaos(game: ChaosGame): Promise<ChaosResult> {
  const { dir, minutes, progress } = game
  const network = await startNetwork({ dir, providers: 5, isIsolated: game.isIsolated, progress })
  try {
    const accounts = Object.fromEntries(network.nodes.map(({ name, account }) => [name, account]))
    const before = await settledSheet(network, accounts)
    const tasks = new TaskStream(network.client, path.join(dir, 'tasks'), progress)
    const playing = AbortSignal.timeout(minutes * 60_000)
    const steps: string[] = []
    await Promise.all([
      tasks.run(playing),
      ...Array.from({ length: lanes }, (_, lane) =>
        causeFaults(network, { ...game, lane, steps, signal: playing }),
      ),
    ])
    progress(`${steps.length} faults are over; waiting for ${tasks.submitted.size} tasks to end`)
    const stuck = await untilSettled(network, tasks, progress)
    const after = await settledSheet(network, accounts)
    const { owed, undue } = slashesOf(await readEvents(network), network)
    const lost = [...tasks.submitted.keys()].filter(
      (name) => (tasks.seen.get(name)?.state ?? 'open') === 'open',
    )
    const crashes = [network.chain, ...network.nodes.map(({ process }) => process)].flatMap(
      (each) => each.crashes,
    )
    const lostUnits = lostBetween(before, after)
    return {
      metrics: {
        faults: steps.length,
        tasks: tasks.submitted.size,
        lost_tasks: lost.length,
        lost_units: Number(lostUnits),
        honest_slashed: undue.length,
        stuck: stuck.length,
        crashes: crashes.length,
        absences: owed.length,
        failed_tasks: [...tasks.seen.values()].filter(({ isPaid }) => !isPaid).length,
      },
      steps,
      problems: [
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

type Lane = ChaosGame & { lane: number; steps: string[]; signal: AbortSignal }

/** Targets of the faults under way, of all lanes. */
const busy = new Set<string>()

async function causeFaults(
  network: ChaosNetwork,
  { seed, only = '', lane, steps, signal, progress }: Lane,
): Promise<void> {
  const random = seededRandom(seed * lanes + lane)
  const possible = faultKinds.filter((kind) => {
    if (!kind.name.includes(only)) return false
    const reason = kind.missing?.(network)
    if (reason !== undefined && lane === 0) progress(`no fault "${kind.name}": ${reason}`)
    return reason === undefined
  })
  for (;;) {
    await pause(1_000 + random() * 5_000, undefined, { signal }).catch(() => {})
    const fault = chooseKind(possible, random).choose(network, random)
    while (!signal.aborted && fault.targets.some((target) => busy.has(target))) await pause(100)
    if (signal.aborted) return
    for (const target of fault.targets) busy.add(target)
    steps.push(fault.what)
    progress(`fault: ${fault.what}`)
    await fault.happen().finally(() => {
      for (const target of fault.targets) busy.delete(target)
    })
  }
}

function chooseKind(kinds: readonly FaultKind[], random: () => number): FaultKind {
  let at = random() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  for (const kind of kinds) {
    at -= kind.weight
    if (at < 0) return kind
  }
  return kinds.at(-1)!
}

/** Waits until every task and every node is at rest. Returns what is not after the longest wait. */
async function untilSettled(
  network: ChaosNetwork,
  tasks: TaskStream,
  progress: (line: string) => void,
): Promise<string[]> {
  await Promise.all(
    [network.chain, ...network.nodes.map(({ process }) => process)].map((each) => each.ready()),
  )
  const until = performance.now() + settleMs
  for (let round = 1; ; round++) {
    await tasks.look()
    const open = [...tasks.submitted.keys()].filter((name) => !tasks.seen.get(name)?.isClosed)
    const restless = await restlessNodes(network)
    if (open.length === 0 && restless.length === 0) return []
    if (performance.now() > until) return [...open.map((name) => `${name} is not closed`), ...restless]
    if (round % 15 === 0) progress(`waiting for ${[...open, ...restless].join('; ')}`)
    await pause(2_000)
  }
}

async function restlessNodes({ nodes, rpc }: ChaosNetwork): Promise<string[]> {
  const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
  const found = await Promise.all(
    nodes.map(async ({ name, process }) => {
      try {
        const { block, openIntents, assignments } = await process.ask<NodeStatus>('status')
        return [
          ...(block < head ? [`${name} has read block ${block} of ${head}`] : []),
          ...openIntents.map((intent) => `${name} has an open transaction: ${intent}`),
          ...(assignments > 0 ? [`${name} has ${assignments} open assignments`] : []),
        ]
      } catch (error) {
        return [(error as Error).message]
      }
    }),
  )
  return found.flat()
}

async function settledSheet(network: ChaosNetwork, accounts: Record<string, Hex>): Promise<BalanceSheet> {
  for (;;) {
    const head = await requestResult<Hex>(network.rpc, 'eth_blockNumber')
    const sheet = await sheetOf(network.bound, accounts)
    if ((await requestResult<Hex>(network.rpc, 'eth_blockNumber')) === head) return sheet
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

function describeSlash({ operator, fault, amount }: Slash): string {
  return `${operator} was slashed by ${amount} for ${fault}`
}
