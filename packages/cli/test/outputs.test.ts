import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Provider, Stake, TaskDetail } from '@muster-network/api'
import { commandName } from '@muster-network/node/command'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatFindings } from '../src/commands/doctor.ts'
import {
  account,
  emptyProgram,
  type FakeDaemon,
  quote,
  run,
  startFakeDaemon,
  streamQuoteFor,
  task,
  taskId,
} from './support.ts'

// The texts of the commands, as a person sees them. A change of a text shows in __snapshots__/outputs.txt.

const ether = 10n ** 18n
const nodeId = `0x${'cd'.repeat(32)}`
const endedId = `0x${'ce'.repeat(32)}`
const timeMs = Date.UTC(2026, 2, 1, 14, 5, 9)
const sent = { txHash: `0x${'ef'.repeat(32)}`, blockNumber: 12 }

const detailed: TaskDetail = {
  ...task,
  state: 'checking',
  outcome: 'open',
  eta: { lowMs: 120_000, highMs: 240_000 },
  progress: 0.5,
  createdMs: timeMs,
  endedMs: null,
  why: 'its program failed on two operators',
  deliveries: [
    {
      deliveryId: nodeId,
      taskId,
      part: 0,
      seq: 0,
      last: true,
      executor: account,
      cut: 'none',
      state: 'delivered',
      outcome: 'open',
      segments: 50,
      units: 5n,
      deliveredMs: timeMs,
      paidWei: 0n,
      feesWei: ether / 2n,
      contestUntilMs: null,
      council: {
        round: 1,
        pieces: [
          { from: 14, to: 16 },
          { from: 49, to: 50 },
        ],
        seats: [{ seat: 0, operator: account, answer: 'agrees' }],
        missing: 0,
        waitUntilMs: null,
      },
      doubt: 'none',
      disputes: [],
    },
  ],
  refusals: [{ reason: 'region', why: 'the task requires region eu; this machine is in us', count: 3 }],
  returns: [
    {
      part: 0,
      executor: account,
      atMs: timeMs,
      how: 'declined',
      reason: 'busy',
      why: 'no slot became free in time',
    },
  ],
  receipts: [
    { what: 'posted', txHash: sent.txHash, blockNumber: 3, atMs: timeMs, part: null, amountWei: -ether },
  ],
}

const failed: TaskDetail = {
  ...task,
  taskId: `0x${'fa'.repeat(32)}`,
  name: 'broken',
  outcome: 'failed',
  partsDone: 0,
  why: 'the program fails wherever it is run: it ended with exit code 3',
  hint: 'Read the log of the part, and run the program on your own machine with the same data.',
}
const unmatched: TaskDetail = {
  ...failed,
  taskId: `0x${'ba'.repeat(32)}`,
  name: 'too-cheap',
  outcome: 'unmatched',
  why: 'nobody bid within 600 s',
  hint: 'Quote the task to see why nodes refuse it.',
  refusals: [{ reason: 'price', why: 'its price is above the offer', count: 4 }],
}

const provider: Provider = {
  state: 'paused',
  why: 'on battery',
  settings: {
    hourPriceWei: (36n * ether) / 100n,
    floorPerBillionUnitsWei: ether / 10_000n,
    hours: [],
    kinds: ['wasm'],
    region: 'de',
    ownerFirst: { pauseAboveLoad: null, pauseOnBattery: true, maxTemperatureC: null },
    limits: { slots: 2, memoryBytes: 4e9, diskBytes: 2e10, maxRunMs: 3_600_000 },
    worstClientBreachBps: 100,
    allOrNothing: { accept: false, raiseBps: 0 },
    cards: null,
    council: { serve: true, bondUnits: 10 },
  },
  offer: { nodeId, classNames: ['wasm/1/x64'], score: 120, region: 'de', hourPriceWei: (36n * ether) / 100n },
  devices: [],
  runs: [
    { taskId, part: 0, state: 'running', progress: 0.4, units: 4n, priceWei: 2n * ether, sinceMs: timeMs },
  ],
  earnings: { earnedWei: 9n * ether, pendingWei: ether, heldWei: 2n * ether, slashedWei: 0n },
  uptime: { share: 0.987, sinceMs: timeMs, lastSeenMs: timeMs },
  duty: { seats: 0, answered: 0, missed: 0, feesWei: 0n },
  priceSuggestion: {
    lowWei: ether,
    usualWei: 2n * ether,
    highWei: 3n * ether,
    samples: 10,
    unitsPerSecond: 1_000_000_000n,
    paidPerMachineWei: null,
  },
}

const stake: Stake = {
  freeWei: 10n * ether,
  lockedWei: 3n * ether,
  surety: { amountWei: 60n * ether, usedWei: 45n * ether, parts: 5, lostMs: null },
  bondedWei: 5n * ether,
  nativeWei: 0n,
  nodes: 1,
  nodeStakeWei: 100n * ether,
  bondUnitWei: ether,
  admitted: true,
  jail: { untilMs: timeMs, why: 'the check rejected its work' },
  silences: 1,
  jailSilences: 3,
  bonds: [{ className: 'wasm/1/x64', units: 5, leaving: 1, leavesMs: timeMs, duty: 2, jailedUntilMs: null }],
}

let daemon: FakeDaemon
let folder: string
beforeAll(async () => {
  vi.stubEnv('TZ', 'UTC')
  folder = await mkdtemp(path.join(tmpdir(), 'muster-outputs-'))
  await writeFile(path.join(folder, 'task.yaml'), taskFile)
  await writeFile(path.join(folder, 'invalid.yaml'), taskFile.replace('gas', 'gass'))
  await writeFile(path.join(folder, 'work.wasm'), emptyProgram)
  await writeFile(path.join(folder, 'page.wasm'), '<html>')
  await writeFile(
    path.join(folder, 'programs.yaml'),
    taskFile.replace('work.wasm', 'page.wasm').replace('maxHours: 1', 'maxHours: 1, region: europe'),
  )
  await writeFile(
    path.join(folder, 'image.yaml'),
    taskFile.replace('{ wasm: work.wasm }', '{ image: python:3.12 }'),
  )
  await writeFile(path.join(folder, 'stream.yaml'), streamFile)
  await mkdir(path.join(folder, 'tokenizer'))
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await writeFile(path.join(folder, 'tokenizer', name), '{}')
  await writeFile(path.join(folder, 'definition.json'), '{"name":"other"}')
  await writeFile(path.join(folder, 'network.json'), JSON.stringify(networkFile))
  daemon = await startFakeDaemon({
    createQuote: async () => quote,
    quoteStream: async ({ body }) => streamQuoteFor(body.shape),
    submitTask: async () => ({ taskId }),
    listTasks: async () => ({
      tasks: [
        detailed,
        { ...task, taskId: nodeId },
        { ...task, taskId: endedId, name: 'other' },
        failed,
        unmatched,
      ],
      next: null,
    }),
    getTask: async ({ params }) =>
      [detailed, failed, unmatched].find((each) => each.taskId === params.taskId) ?? task,
    cancelTask: async () => ({}),
    listResults: async () => ({ complete: false, folder: '/x', files: [] }),
    getProvider: async () => provider,
    listBids: async () => ({
      bids: [
        {
          taskId,
          atMs: timeMs,
          outcome: 'refused',
          priceWei: null,
          reasons: [{ reason: 'price', why: "the owner's floor is higher" }],
          parts: [],
        },
      ],
      next: null,
    }),
    drainProvider: async () => ({ state: 'draining' }),
    listNodes: async ({ query }) => ({
      nodes:
        query.className === 'none'
          ? []
          : [
              {
                nodeId,
                operator: account,
                peerId: 'p',
                className: 'wasm/1/x64',
                region: 'de',
                score: 120,
                hourPriceWei: (36n * ether) / 100n,
                presence: 'online',
                lastSeenMs: timeMs,
                running: 1,
                relayed: false,
                jail: { untilMs: timeMs, why: 'the check rejected its work' },
              },
            ],
    }),
    getStake: async () => stake,
    addStake: async () => sent,
    unbondStake: async () => sent,
    claimBond: async () => sent,
    collectOwed: async () => ({ collectedWei: ether, sent: [sent] }),
    disputeDelivery: async () => sent,
    listCouncils: async () => ({ deliveries: detailed.deliveries, next: null }),
    getWallet: async () => ({ address: account, tokenWei: ether, nativeWei: 0n, owedWei: 2n * ether }),
    getBudget: async () => ({
      availableWei: ether,
      reservedWei: ether,
      spentWei: ether,
      refundableWei: 0n,
    }),
    listBudgetEntries: async () => ({ entries: [], next: null }),
    listReservations: async () => ({
      reservations: [
        {
          reservationId: nodeId,
          state: 'waiting',
          client: account,
          operator: account,
          nodeId,
          score: 120,
          fromMs: timeMs,
          untilMs: timeMs + 3_600_000,
          depositWei: ether,
          bondWei: ether,
          factor: 1,
        },
      ],
    }),
    quoteReservation: async () => ({
      depositWei: ether,
      standardWei: ether / 3n,
      factor: 0.5,
      hourPriceWei: ether / 2n,
      free: true,
    }),
    getRewards: async () => ({
      savings: {
        stakedWei: ether,
        earnedWei: ether,
        leavingWei: ether,
        leavesMs: timeMs,
        rateBps: 700,
        totalWei: ether,
      },
      uptime: [{ epoch: 4, endsMs: timeMs, state: 'posted', amountWei: null }],
      claimableWei: ether,
    }),
    claimRewards: async () => ({ claimedWei: ether, sent: [sent] }),
    getGovernance: async () => ({
      votesWei: ether,
      delegate: null,
      thresholdWei: ether,
      proposals: [
        {
          proposalId: '12',
          proposer: account,
          description: 'Lower the base price',
          state: 'active',
          calls: [],
          votesFromMs: timeMs,
          votesUntilMs: timeMs,
          executableMs: null,
          forWei: ether,
          againstWei: 0n,
          abstainWei: 0n,
          quorumWei: ether,
          voted: false,
        },
      ],
    }),
    vote: async () => sent,
    getSale: async () => ({
      sale: {
        state: 'open',
        fromMs: timeMs,
        untilMs: timeMs,
        tokensPerCoin: 10,
        floorWei: ether,
        maxWei: 9n * ether,
        raisedWei: 2n * ether,
        liquidityShare: 0.5,
        contributedWei: ether,
        tokensWei: 10n * ether,
      },
    }),
  })
  await writeFile(path.join(daemon.dataDir, 'api.token'), 'x')
})
afterAll(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const taskFile = `version: 1
kind: batch
name: tea-room
model: { wasm: work.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`
const streamFile = `version: 1
kind: stream
name: chat
model: { image: example.org/llm@sha256:${'ab'.repeat(32)} }
response: { method: optimistic, council: 3 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", input: "0.000005", max: "0.1", budget: "50" }
equivalence: { how: margin }
`
const networkFile = {
  definition: { name: 'other' },
  deployment: { chainId: 51, assembler: account },
}

/** Commands with a daemon; without --yes they stop at the confirmation, because the test has no terminal. */
const commands = [
  'status',
  'status --all',
  'status 0xabab',
  'status 0xabab --verbose',
  'status 0xce',
  'status 0xc',
  'status nothing',
  'status tea-room',
  'status 0xfa',
  'status too-cheap',
  'quote task.yaml',
  'quote task.yaml --verbose',
  'quote task.yaml --input 5',
  'quote stream.yaml',
  'quote stream.yaml --input 9 --output 8',
  'quote stream.yaml --input many',
  'validate stream.yaml',
  'validate task.yaml',
  'validate invalid.yaml',
  'validate programs.yaml',
  'validate image.yaml',
  'submit task.yaml',
  'submit stream.yaml',
  'submit task.yaml --max-spend 1',
  'submit task.yaml --max-spend ten',
  'cancel 0xabab',
  'cancel 0xabab --yes',
  'pull 0xabab',
  'pull 0xfa',
  'logs 0xabab --part x',
  'dispute 0xcdcd --segment 7 --bond 3',
  'dispute 0xee --segment 7 --bond 3',
  'dispute 0xabab',
  `dispute ${nodeId} --segment 7 --bond 3 --yes`,
  'offers',
  'offers --class none',
  'offers --region europe',
  'provide show',
  'provide bids',
  'provide drain',
  'provide --hours late',
  'provide --price 0.5',
  'provide --price 0.5/day',
  'stake',
  'stake 5',
  'stake 5 --yes',
  'unstake 5',
  'unstake 5 --class wasm/1/x64 --yes',
  'withdraw',
  'withdraw 5',
  'withdraw --class wasm/1/x64',
  'wallet',
  'wallet history',
  'wallet send 1 0xa1',
  'reserve',
  'reserve 0xcd --from 2026-03-01T14:00',
  'reserve 0xee',
  'reserve 0xcd --from soon',
  'reserve cancel 0xcdcd',
  'reserve end 0x77',
  'rewards',
  'rewards claim',
  'govern',
  'govern vote 12 for',
  'govern vote 12 maybe',
  'govern propose text --call nonsense',
  'sale',
  'sale buy 1',
  'join none.json',
  'join definition.json',
  'join network.json',
  'join network.json --rpc http://127.0.0.1:1',
  'join network.json --role boss',
  'join local',
  'init nothing',
  'completion tcsh',
  'reset',
  'stats',
  'status --everything',
]

it('the main commands print the texts of the snapshot', async () => {
  const page: string[] = []
  for (const command of commands) {
    const { code, out, err } = await daemon.muster(command.split(' '), { cwd: folder })
    expect(err, command).not.toContain('unexpected error')
    page.push(`$ muster ${command}\n${out}${err}[exit code ${code}]\n`)
  }
  const none = await run(['status'], path.join(folder, 'none'))
  page.push(`$ muster status # without a daemon\n${none.err}[exit code ${none.code}]\n`)
  const text = page
    .join('\n')
    .replaceAll(commandName({ cwd: folder }), 'muster')
    .replaceAll(daemon.dataDir, '<data>')
    .replaceAll(folder, '<folder>')
    .replaceAll(String(process.pid), '<pid>')
  await expect(text).toMatchFileSnapshot('__snapshots__/outputs.txt')
})

it('doctor prints the texts of the snapshot', async () => {
  const findings = [
    { name: 'Node.js', status: 'ok', found: 'v24.1.0' },
    {
      name: 'bubblewrap',
      status: 'limited',
      found: 'not installed',
      consequence: 'the sandbox is weaker',
      fix: 'apt install bubblewrap',
    },
    { name: 'disk', status: 'broken', found: 'full', consequence: 'no task can run', fix: 'free space' },
  ] as const
  const page = [findings, findings.slice(0, 2), findings.slice(0, 1)].map((each) =>
    stripVTControlCharacters(formatFindings(each)),
  )
  await expect(page.join('\n')).toMatchFileSnapshot('__snapshots__/doctor.txt')
})
