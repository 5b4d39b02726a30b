import { setTimeout as wait } from 'node:timers/promises'
import { type Route, type RouteTable, routeTable } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { sampleAnswers } from './answers.ts'
import type { Answer, Answers } from './DevServer.ts'
import { emptyRewards } from './sample/account.ts'
import { wallet } from './sample/money.ts'
import { network, nodes } from './sample/network.ts'
import { provider, stake } from './sample/provider.ts'
import { newSetup } from './sample/setup.ts'
import { status } from './sample/status.ts'
import { detail, running } from './sample/tasks.ts'

const everyRoute = Object.entries(routeTable as Readonly<Record<string, Route>>) as [
  keyof RouteTable,
  Route,
][]

/** A daemon on its first day. */
export function emptyAnswers(): Answers {
  const zero = { earnedWei: 0n, pendingWei: 0n, heldWei: 0n, slashedWei: 0n }
  return {
    ...sampleAnswers(),
    listTasks: () => ({ tasks: [], next: null }),
    getBudget: () => ({ availableWei: 0n, reservedWei: 0n, spentWei: 0n, refundableWei: 0n }),
    listBudgetEntries: () => ({ entries: [], next: null }),
    getProvider: () => ({ ...provider, state: 'off', offer: null, runs: [], earnings: zero }),
    listBids: () => ({ bids: [], next: null }),
    getSetup: () => newSetup,
    getWallet: () => ({ ...wallet, tokenWei: 0n, nativeWei: 0n, owedWei: 0n }),
    getStake: () => ({
      ...stake,
      freeWei: 0n,
      lockedWei: 0n,
      surety: { amountWei: 0n, usedWei: 0n, parts: 0, lostMs: null },
      bondedWei: 0n,
      nodes: 0,
      bonds: [],
    }),
    getRewards: () => emptyRewards,
    getGovernance: () => ({ votesWei: 0n, delegate: null, thresholdWei: 0n, proposals: [] }),
    getSale: () => ({ sale: null }),
    listReservations: () => ({ reservations: [] }),
    getNetwork: () => ({ ...network, nodes: 0, nodesOnline: 0, operators: 0, tasksOpen: 0, tasksEnded: 0 }),
    listNodes: () => ({ nodes: [] }),
    listOperators: () => ({ operators: [] }),
    listPrices: () => ({ prices: [] }),
    listUsage: () => ({ points: [] }),
    listNetworkTasks: () => ({ tasks: [], next: null }),
    listCouncils: () => ({ deliveries: [], next: null }),
    listDisputes: () => ({ disputes: [], next: null }),
    watchNetwork: ({ signal }) => idleStream(signal),
  }
}

/** Every call fails, as with a full disk. */
export function failingAnswers(): Answers {
  return forEveryRoute(() => {
    throw new MusterError('CHAIN_RPC_FAILED', 'the chain does not answer')
  })
}

/** A browser without a session: the public routes answer, the owner's do not. */
export function visitorAnswers(): Answers {
  const sample = sampleAnswers()
  const refuse: Answer = () => {
    throw new MusterError('API_UNAUTHORISED', 'this needs the owner')
  }
  const answers: Answers = Object.fromEntries(
    everyRoute.map(([name, route]) => [name, route.access === 'owner' ? refuse : sample[name]]),
  )
  return { ...answers, getSession: () => ({ owner: false }) }
}

/** Calls never return, to show the loading state. */
export function hangingAnswers(): Answers {
  return forEveryRoute(async ({ signal }) => {
    await wait(600_000, undefined, { signal }).catch(() => undefined)
    return undefined
  })
}

/** Hostile text in every field that strangers can write. */
export const hostileText =
  '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>\u202egnp.exe\u202c \u001b[31mred\u001b[0m javascript:alert(1) {{7*7}}'

export function hostileAnswers(): Answers {
  const sample = sampleAnswers()
  const task = { ...running, name: hostileText }
  return {
    ...sample,
    listTasks: () => ({ tasks: [task], next: null }),
    getTask: () => ({
      ...detail(task),
      yaml: `name: ${hostileText}`,
      refusals: [{ reason: hostileText, why: hostileText, count: 1 }],
      events: [
        { number: 1, atMs: Date.now(), taskId: task.taskId, step: hostileText, facts: { why: hostileText } },
      ],
    }),
    listResults: () => ({
      complete: true,
      folder: hostileText,
      files: [{ path: `${hostileText}.txt`, bytes: 10, contentType: 'text/html', preview: 'text' }],
    }),
    downloadResult: () => Buffer.from(hostileText),
    watchLogs: ({ signal }) => once(signal, `${hostileText}\nsecond line\n`),
    listNodes: () => ({
      nodes: nodes(3).map((node) => ({ ...node, region: hostileText.slice(0, 60), className: hostileText })),
    }),
    getStatus: status,
  }
}

/** This operator and the only node are jailed, and an executor declined a part of the task. */
export function jailedAnswers(): Answers {
  const jail = { untilMs: Date.UTC(2026, 2, 1, 14, 5, 9), why: 'the check rejected its work' }
  return {
    ...sampleAnswers(),
    listNodes: () => ({ nodes: nodes(1).map((node) => ({ ...node, jail })) }),
    getProvider: () => ({ ...provider, state: 'paused', why: `jailed because ${jail.why}`, jail }),
    getTask: () => ({
      ...detail(running),
      returns: [
        {
          ...{ part: 2, executor: `0x${'ab'.repeat(20)}`, atMs: jail.untilMs },
          ...{ how: 'declined', reason: 'busy', why: 'no slot became free in time' },
        },
      ],
    }),
  }
}

/** Large data: a hundred thousand log lines, a thousand nodes. */
export function largeAnswers(lines = 100_000): Answers {
  const many = nodes(1000)
  return {
    ...sampleAnswers(),
    listNodes: () => ({ nodes: many }),
    watchLogs: ({ signal }) => manyLines(lines, signal),
  }
}

function forEveryRoute(answer: Answer): Answers {
  return Object.fromEntries(everyRoute.map(([name]) => [name, answer]))
}

async function* idleStream(signal: AbortSignal): AsyncGenerator<never> {
  await wait(600_000, undefined, { signal }).catch(() => undefined)
}

async function* once(signal: AbortSignal, text: string) {
  yield { part: 0, offset: 0, nextOffset: text.length, text, atMs: Date.now() }
  yield* idleStream(signal)
}

async function* manyLines(count: number, signal: AbortSignal) {
  const chunk = 1000
  let offset = 0
  for (let first = 0; first < count && !signal.aborted; first += chunk) {
    const text = Array.from(
      { length: Math.min(chunk, count - first) },
      (_, at) =>
        `step ${first + at}: loss ${(1 / (1 + first + at)).toFixed(6)}, ${((first + at) * 7919) % 997} samples\n`,
    ).join('')
    yield { part: 0, offset, nextOffset: offset + text.length, text, atMs: Date.now() }
    offset += text.length
  }
  yield* idleStream(signal)
}
