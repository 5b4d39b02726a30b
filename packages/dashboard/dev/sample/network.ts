import type {
  ChainEvent,
  ClassPrice,
  NetworkSummary,
  NodeView,
  OperatorView,
  PublicTask,
  TokenSupply,
  UsagePoint,
} from '@muster-network/api'
import { between, dayMs, hex, hourMs, minuteMs, pickRandom, random, tokens } from './ids.ts'

const regions = [
  'de',
  'de',
  'us-east',
  'us-east',
  'us-west',
  'jp',
  'br',
  'in',
  'sg',
  'fr',
  'gb',
  'ca',
  'za',
  'au',
  'pl',
  'kr',
  'se',
  'ch',
]
const classes = [
  'wasm/1/x64',
  'wasm/1/arm64',
  'container/1/x64',
  'gpu/rtx-4090',
  'gpu/rtx-3080',
  'gpu/a100-80',
]

export const nodes = (count: number): NodeView[] =>
  Array.from({ length: count }, () => {
    const presence = pickRandom(['online', 'online', 'online', 'online', 'offline', 'unknown'] as const)
    return {
      nodeId: hex(64),
      operator: hex(40),
      peerId: hex(64).slice(2),
      className: pickRandom(classes),
      region: pickRandom(regions),
      score: between(40, 620),
      hourPriceWei: tokens(between(50, 220) / 100),
      presence,
      lastSeenMs: presence === 'unknown' ? null : Date.now() - between(0, 600) * 1000,
      running: presence === 'online' ? between(0, 3) : 0,
      relayed: random() < 0.4,
    }
  })

export const network: NetworkSummary = {
  name: 'muster',
  about: 'An open market for idle GPUs, on this machine.',
  chainId: 31_337,
  blockNumber: 18_204,
  blockMs: Date.now(),
  nodes: 312,
  nodesOnline: 274,
  operators: 118,
  tasksOpen: 41,
  tasksEnded: 12_804,
  disputesOpen: 1,
  paidWei: tokens(48_211.25),
  stakedWei: tokens(1_204_000),
  slashedWei: tokens(812),
  factor: 1.084,
  usage: 0.643,
  contracts: { Jobs: hex(40), Token: hex(40) },
}

export const usage: UsagePoint[] = Array.from({ length: 120 }, (_, point) => {
  const share = 0.6 + 0.12 * Math.sin(point / 9) + 0.04 * random()
  const supply = 52_000 + point * 60 + 900 * Math.sin(point / 5)
  return {
    atMs: Date.now() - (120 - point) * hourMs,
    usage: share,
    factor: 0.7 + share * 0.6,
    supplyScore: supply,
    demandScore: supply * share,
    running: between(20, 60),
  }
})

export const prices: ClassPrice[] = classes.map((className, at) => ({
  className,
  nodes: between(12, 90),
  operators: between(8, 40),
  lowWei: tokens(0.4 + at * 0.2),
  medianWei: tokens(0.8 + at * 0.3),
  highWei: tokens(1.6 + at * 0.6),
  paid: at === 5 ? null : { usualWei: tokens(0.0002 + at * 0.0001), unit: 'billionUnits' },
}))

export const publicTasks: PublicTask[] = Array.from({ length: 80 }, (_, number) => {
  const state = number < 3 ? 'bidding' : number < 14 ? 'awarded' : 'ended'
  return {
    taskId: hex(64),
    client: hex(40),
    state,
    className: pickRandom(classes),
    parts: between(1, 8),
    partsEnded: state === 'ended' ? 1 : 0,
    how: pickRandom(['replay', 'replay', 'redundant', 'none'] as const),
    capWei: tokens(between(2, 80)),
    paidWei: state === 'ended' ? tokens(between(1, 60)) : 0n,
    postedMs: Date.now() - number * 11 * minuteMs,
    endedMs: state === 'ended' ? Date.now() - number * 9 * minuteMs : null,
  }
})

export const operators: OperatorView[] = Array.from({ length: 40 }, (_, number) => ({
  operator: hex(40),
  nodes: between(1, 6),
  freeWei: tokens(between(100, 9000)),
  lockedWei: tokens(between(0, 400)),
  bondedWei: tokens(between(0, 1000)),
  slashedWei: number === 2 ? tokens(25) : 0n,
  ...(number === 2 && { jail: { untilMs: Date.now() + hourMs, why: 'the check rejected its work' } }),
  tasksPaid: between(0, 600),
  earnedWei: tokens(between(0, 4000)),
  faults: number === 2 ? 1 : 0,
}))

export const supply: TokenSupply = {
  symbol: 'MUST',
  capWei: tokens(250_000_000),
  totalWei: tokens(104_112_340),
  burnedWei: tokens(1204),
  scheduledWei: tokens(104_113_544),
  schedule: Array.from({ length: 24 }, (_, year) => ({
    atMs: Date.now() + (year - 1) * 365 * dayMs,
    totalWei: tokens(250_000_000 - 150_000_000 * 0.82 ** year),
  })),
  nowMs: Date.now(),
  stakedShare: 0.31,
}

export const chainEvent = (number: number): ChainEvent => ({
  blockNumber: 18_204 + number,
  logIndex: 0,
  atMs: Date.now(),
  txHash: hex(64),
  contract: 'Jobs',
  name: pickRandom(['Posted', 'Awarded', 'Delivered', 'Settled', 'Paid', 'Slashed']),
  taskId: hex(64),
  args: {},
})
