import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CheckPlan, NodeStatus, Quote, StreamQuote, TaskDetail } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { type ApiHandlers, serveApi, writeApiFile } from '@muster-network/node'
import { vi } from 'vitest'
import { createProgram } from '../src/createProgram.ts'
import { reportFailure } from '../src/output/reportFailure.ts'

// A fake daemon behind the real server, and the real command line.

const ether = 10n ** 18n
export const taskId = `0x${'ab'.repeat(32)}`
export const account = `0x${'a1'.repeat(20)}`

/** A WebAssembly program, and a service, that does nothing: a type, a function, a memory, the exports _start and answer, and its code. */
export const emptyProgram = Buffer.from(
  '0061736d01000000' +
    '010401600000' +
    '03020100' +
    '0503010001' +
    '071302065f7374617274000006616e737765720000' +
    '0a040102000b',
  'hex',
)

export type Outcome = { code: number; out: string; err: string }
export type FakeDaemon = {
  dataDir: string
  muster(args: readonly string[], options?: { cwd?: string; interruptAfter?: string }): Promise<Outcome>
  stop(): Promise<void>
}

export async function startFakeDaemon(handlers: ApiHandlers): Promise<FakeDaemon> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'muster-cli-'))
  const token = 'the-token'
  const server = await serveApi({
    handlers: { getStatus: async () => status, ...handlers },
    token,
    port: 0,
    logger: silentLogger,
  })
  await writeApiFile(dataDir, { port: server.port, token, pid: process.pid })
  return {
    dataDir,
    muster: (args, options) => run(args, dataDir, options),
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/**
 * Runs the command line like main.ts, in this process: starting a process for each command costs seconds. Sends Ctrl-C
 * after the text `interruptAfter` was written.
 */
export async function run(
  args: readonly string[],
  dataDir: string,
  options: { cwd?: string; interruptAfter?: string } = {},
): Promise<Outcome> {
  const written = { out: '', err: '' }
  const listen = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    written[name] += text.toString()
    const { interruptAfter } = options
    if (interruptAfter !== undefined && written[name].includes(interruptAfter)) process.emit('SIGINT')
    return true
  }
  const before = { cwd: process.cwd(), tty: process.stdin.isTTY }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(listen('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(listen('err')),
  ]
  const restore = setEnvironment({ MUSTER_DATA_DIR: dataDir, NO_COLOR: '1', FORCE_COLOR: undefined })
  process.stdin.isTTY = false
  process.chdir(options.cwd ?? before.cwd)
  try {
    const code = await createProgram()
      .run(args)
      .catch((error: unknown) => reportFailure(error, { json: args.includes('--json') }))
    return { code, ...written }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.chdir(before.cwd)
    process.stdin.isTTY = before.tty
    restore()
  }
}

/** Sets variables and returns how to undo it; a test may have stubbed others. */
function setEnvironment(values: Record<string, string | undefined>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const)
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  for (const [name, value] of Object.entries(values)) set(name, value)
  return () => {
    for (const [name, value] of before) set(name, value)
  }
}

const status: NodeStatus = {
  version: '0.1.0',
  network: 'test',
  local: true,
  chainId: 31337,
  blockNumber: 7,
  blockMs: 1,
  roles: ['client'],
  peerId: 'p',
  account,
  token: { symbol: 'MUST', decimals: 18, address: account },
  native: { symbol: 'ETH', decimals: 18 },
  balances: { tokenWei: 100n * ether, nativeWei: 0n },
  currency: null,
  currencyProblem: null,
  startedMs: 1,
}

const check: CheckPlan = {
  how: 'replay',
  segments: 50,
  windows: 1,
  windowsOfDelivery: 25,
  windowSegments: 2,
  lead: 1,
  rejectLead: 7,
  cap: 31,
  seats: 4,
  stakeWei: 120n * ether,
  extraCompute: 0.0496,
  strangers: 8,
  wrongAccepted: 0.2,
  cheater: {
    savesWei: 3n * ether,
    losesWei: 123n * ether,
    found: 0.032,
    expectsWei: -(936n * ether) / 1000n,
  },
  choices: [
    { share: 0.02, extraCompute: 0.0298, stakeWei: 240n * ether },
    { share: 0.04, extraCompute: 0.0496, stakeWei: 120n * ether },
    { share: 0.5, extraCompute: 0.505, stakeWei: (96n * ether) / 10n },
  ],
}

export const quote: Quote = {
  name: 'tea-room',
  parts: 4,
  className: 'wasm/1',
  workWei: 7n * ether,
  checkWei: ether / 2n,
  maxWorkWei: (125n * ether) / 10n,
  maxCheckWei: 4n * ether,
  maxUnits: 50_000_000_000n,
  estimate: { units: 5_000_000_000n, by: 'trial' },
  lockSeconds: 600,
  depositWei: (265n * ether) / 10n,
  trustLockWei: 10n * ether,
  expectedRefundWei: 19n * ether,
  balanceWei: 100n * ether,
  dataBytes: 1_234_567,
  candidates: [
    {
      nodeId: taskId,
      operator: account,
      region: 'eu',
      className: 'wasm/1',
      score: 100,
      priceWei: (175n * ether) / 100n,
      effectiveWei: (16n * ether) / 10n,
      paidTasks: 12,
      faults: 0,
    },
  ],
  refusals: [{ reason: 'price', why: 'asks more than 3.1', count: 2 }],
  check,
  warnings: ['The wallet holds less than the deposit.'],
}

const streamQuote: StreamQuote = {
  name: 'chat',
  className: 'container/1/runsc/x64',
  method: 'optimistic',
  unit: 'tokens',
  shape: { input: 500, output: 250 },
  answersWei: (75n * ether) / 10n,
  confirmingWei: (208_334n * ether) / 1_000_000n,
  totalWei: (7_708_334n * ether) / 1_000_000n,
  prepaidWei: (378n * ether) / 100_000n,
  dearestWei: (14_096n * ether) / 100_000n,
  guaranteeWei: (451_072n * ether) / 100_000n,
  mostCreditWei: (512n * ether) / 100_000n,
  stakeLockWei: 20n * ether,
  council: 3,
  maxSubscribers: 6,
  budgetWei: 50n * ether,
  trustLockWei: 10n * ether,
  depositWei: 60n * ether,
  balanceWei: 100n * ether,
  councilBudgetWei: (1_353_216n * ether) / 100_000n,
  mostBudgetWei: (2_706_432n * ether) / 100_000n,
  coveredSubscribers: 6,
  requestsOfBudget: 6_486n,
  confirmedShare: 0.05,
  confirmer: 'council',
  audit: 'margin',
  auditsPerDay: 0.72,
  auditWei: (311n * ether) / 1_000n,
  readers: { executors: 1, confirmers: 1, auditors: 3 },
  cheating: {
    loses: true,
    lossPerGain: 1.2433,
    findChance: 0.036,
    odds: { confirmedShare: 0.05, dishonestShare: 0.2, missRate: 0.1, slashChance: 0.9 },
    noSlash: null,
  },
  candidates: [
    {
      nodeId: taskId,
      operator: account,
      region: 'eu',
      className: 'container/1/runsc/x64',
      score: 100,
      hourPriceWei: (36n * ether) / 100n,
      paidTasks: 12,
      faults: 0,
    },
  ],
  refusals: [{ reason: 'region', why: 'is in us', count: 2 }],
  warnings: ['The wallet holds less than the deposit.'],
}

/** Quotes the stream for the request that its caller names. */
export const streamQuoteFor = (shape: { input?: number | undefined; output?: number | undefined } = {}) => ({
  ...streamQuote,
  shape: { input: shape.input ?? 500, output: shape.output ?? 250 },
})

export const task: TaskDetail = {
  taskId,
  name: 'tea-room',
  state: 'ended',
  outcome: 'done',
  parts: 1,
  partsDone: 1,
  progress: 1,
  eta: null,
  capWei: quote.depositWei,
  escrowWei: quote.depositWei,
  paidWei: 7n * ether,
  refundedWei: 19n * ether,
  createdMs: 1_000,
  endedMs: 13_500,
  yaml: 'version: 1\n',
  className: 'wasm/1',
  check,
  cost: {
    workWei: 7n * ether,
    checkWei: ether / 2n,
    trustLockWei: 10n * ether,
    refundedWei: 19n * ether,
    heldWei: 0n,
    contestBondWei: 0n,
  },
  partList: [
    {
      index: 0,
      state: 'ended',
      executor: account,
      progress: 1,
      units: 5n,
      maxUnits: 9n,
      eta: null,
      assignments: [],
      checkpoints: [],
      paidWei: 7n * ether,
      resultReady: true,
    },
  ],
  deliveries: [],
  bids: [],
  refusals: [],
  receipts: [],
  events: [],
}
