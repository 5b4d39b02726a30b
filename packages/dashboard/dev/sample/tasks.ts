import type { CheckPlan, DeliveryView, Seat, TaskDetail, TaskPart, TaskSummary } from '@muster-network/api'
import type { JournalEntry } from '@muster-network/core'
import { between, dayMs, hex, hourMs, minuteMs, tokens } from './ids.ts'

const start = Date.now()

export const checkPlan: CheckPlan = {
  how: 'replay',
  segments: 50,
  windows: 1,
  windowsOfDelivery: 25,
  windowSegments: 2,
  lead: 1,
  rejectLead: 7,
  cap: 31,
  seats: 4,
  stakeWei: tokens(72),
  extraCompute: 0.0496,
  strangers: 8,
  wrongAccepted: 0.2,
  cheater: { savesWei: tokens(1.8), losesWei: tokens(73.8), found: 0.032, expectsWei: -tokens(0.56) },
  choices: [
    { share: 0.02, extraCompute: 0.0298, stakeWei: tokens(144) },
    { share: 0.04, extraCompute: 0.0496, stakeWei: tokens(72) },
    { share: 0.1, extraCompute: 0.109, stakeWei: tokens(28.8) },
    { share: 0.2, extraCompute: 0.208, stakeWei: tokens(14.4) },
    { share: 0.5, extraCompute: 0.505, stakeWei: tokens(5.76) },
  ],
}

const operators = Array.from({ length: 8 }, () => hex(40))

const seat = (number: number, window: number, answer: Seat['answer']): Seat => ({
  seat: number,
  operator: operators[(number + window) % operators.length]!,
  answer,
})

export function delivery(taskId: string, part: number, kind: 'paid' | 'fraud' | 'open'): DeliveryView {
  const window = between(0, 23)
  const seats =
    kind === 'fraud'
      ? [0, 1, 2, 3, 4, 5, 6].map((number) => seat(number, window, 'differs'))
      : [seat(0, window, kind === 'open' ? 'waiting' : 'agrees')]
  return {
    deliveryId: hex(64),
    taskId,
    part,
    seq: 0,
    last: true,
    executor: operators[part % operators.length]!,
    cut: 'none',
    state: kind === 'open' ? 'delivered' : 'closed',
    outcome: kind,
    segments: 50,
    units: 1_800_000_000n + BigInt(part),
    deliveredMs: start - between(1, 30) * minuteMs,
    paidWei: kind === 'paid' ? tokens(1.8123) : 0n,
    feesWei: kind === 'open' ? 0n : tokens(0.036),
    contestUntilMs: start + hourMs,
    doubt: kind === 'open' ? null : 'none',
    council: {
      round: 1,
      pieces: [
        { from: 2 * window, to: 2 * window + 2 },
        { from: 49, to: 50 },
      ],
      seats,
      missing: 0,
      waitUntilMs: null,
    },
    disputes: [],
  }
}

function part(index: number, state: TaskPart['state'], progress: number): TaskPart {
  const points = Math.floor(progress * 12)
  return {
    index,
    state,
    executor: state === 'unawarded' ? null : operators[index % operators.length]!,
    progress,
    units: BigInt(Math.round(progress * 1_800_000_000)),
    maxUnits: 1_800_000_000n,
    eta:
      progress >= 1
        ? null
        : { lowMs: Math.round((1 - progress) * 30_000), highMs: Math.round((1 - progress) * 60_000) },
    assignments: [
      {
        executor: operators[index % operators.length]!,
        nodeId: hex(64),
        sinceMs: start - 2 * minuteMs,
        endedMs: null,
        cut: 'none',
      },
    ],
    checkpoints: Array.from({ length: points }, (_, number) => ({
      units: BigInt(number) * 150_000_000n,
      segments: number * 4,
      atMs: start - (points - number) * 10_000,
      receipted: number < points - 1 || progress >= 1,
    })),
    paidWei: state === 'ended' && progress === 1 ? tokens(1.8123) : 0n,
    resultReady: state === 'ended' && progress === 1,
  }
}

const summary = (name: string, change: Partial<TaskSummary>): TaskSummary => ({
  taskId: hex(64),
  name,
  state: 'ended',
  outcome: 'done',
  parts: 4,
  partsDone: 4,
  progress: 1,
  eta: null,
  capWei: tokens(12.5),
  escrowWei: 0n,
  paidWei: tokens(7.3932),
  refundedWei: tokens(5.1068),
  createdMs: start - 3 * dayMs,
  endedMs: start - 3 * dayMs + 52_000,
  ...change,
})

export const running = summary('tea-room', {
  state: 'running',
  outcome: 'open',
  partsDone: 2,
  progress: 0.71,
  eta: { lowMs: 14_000, highMs: 31_000 },
  escrowWei: tokens(12.5),
  paidWei: tokens(3.6246),
  refundedWei: 0n,
  createdMs: start - 95_000,
  endedMs: null,
})

export const slashed = summary('gene-search', { parts: 2, partsDone: 2, createdMs: start - 2 * hourMs })

export const failed = summary('protein-folds-4', {
  createdMs: start - 4 * hourMs,
  outcome: 'failed',
  why: 'the program failed on two machines: exit code 3, cannot open /in/fold.pdb',
  hint: 'Read the log of the part, and run the program on your own machine with the same data.',
  endedMs: start - 4 * hourMs + 71_000,
  progress: 0.12,
  partsDone: 0,
  paidWei: 0n,
  refundedWei: tokens(12.5),
})

export const tasks: TaskSummary[] = [
  running,
  summary('digits, 20 epochs', {
    state: 'bidding',
    outcome: 'open',
    parts: 1,
    partsDone: 0,
    progress: null,
    paidWei: 0n,
    refundedWei: 0n,
    createdMs: start - 2000,
    endedMs: null,
  }),
  slashed,
  failed,
  summary('film, cleaned and enlarged', { createdMs: start - 5 * hourMs, outcome: 'done' }),
  summary('tea-room at night', {
    createdMs: start - dayMs,
    outcome: 'cancelled',
    progress: 0.34,
    partsDone: 4,
  }),
  summary('protein folds 3', {
    createdMs: start - 2 * dayMs,
    outcome: 'partly',
    progress: 0.75,
    partsDone: 4,
  }),
  ...Array.from({ length: 14 }, (_, day) =>
    summary(`tea-room, frame ${14 - day}`, { createdMs: start - (3 + day) * dayMs }),
  ),
]

const yaml = `version: 1
kind: batch
name: tea-room
data: { path: in/ }
model: { wasm: build/tracer.wasm, args: [--width, "640", --height, "360", --samples, "64"], parts: 4 }
instructions: { minScore: 0, region: any, maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`

export function detail(task: TaskSummary): TaskDetail {
  const done = task.state === 'ended'
  const fraud = task === slashed
  const partList = done
    ? Array.from({ length: task.parts }, (_, index) => part(index, 'ended', task.progress ?? 0))
    : task.state === 'bidding'
      ? [part(0, 'unawarded', 0)]
      : [part(0, 'ended', 1), part(1, 'ended', 1), part(2, 'running', 0.62), part(3, 'running', 0.22)]
  const entries: JournalEntry[] = [
    { step: 'posting', name: task.name, parts: task.parts },
    { step: 'posted', escrow: tokens(12.5) },
    { step: 'bidReceived', number: 1, operator: operators[0]!, price: tokens(1.91) },
    { step: 'bidReceived', number: 2, operator: operators[1]!, price: tokens(1.84) },
    { step: 'awarded' },
    { step: 'keyHandedOver', part: 0, assignment: 1 },
    { step: 'checkpointStored', part: 0, segments: 12n, units: 1_200_000n },
    ...(fraud
      ? ([
          { step: 'bidPassedOver', part: 1, operator: operators[2]!, why: 'ExecutorJailed' },
          { step: 'partTakenOver', part: 1, by: operators[3]!, units: 0n },
        ] as const)
      : []),
    { step: 'resultFetched', part: 0, deliveryId: hex(64) },
  ]
  return {
    ...task,
    yaml: yaml.replace('tea-room', task.name),
    className: 'wasm/1/x64',
    check: checkPlan,
    cost: {
      workWei: task.paidWei,
      checkWei: tokens(0.072),
      trustLockWei: tokens(2.5),
      refundedWei: task.refundedWei,
      heldWei: task.escrowWei,
      contestBondWei: tokens(5),
    },
    partList,
    deliveries:
      task.state === 'bidding' || task === failed
        ? []
        : [
            delivery(task.taskId, 0, 'paid'),
            ...(fraud ? [delivery(task.taskId, 1, 'fraud')] : []),
            delivery(task.taskId, 1, 'paid'),
            ...(done ? [] : [delivery(task.taskId, 2, 'open')]),
          ],
    bids: operators.slice(0, 6).map((operator, number) => ({
      number: number + 1,
      operator,
      nodeId: hex(64),
      priceWei: tokens(1.8 + number * 0.031),
      effectiveWei: tokens(1.75 + number * 0.04),
      receivedMs: task.createdMs + 120 + number * 17,
      parts: number < task.parts ? [number] : [],
    })),
    refusals: [
      { reason: 'price', why: 'asks for 2.4 MUST or more', count: 3 },
      { reason: 'region', why: 'is in us-west, the work must be run in eu', count: 1 },
    ],
    receipts: ['post', 'award', 'finalise'].map((what, number) => ({
      what,
      txHash: hex(64),
      blockNumber: 18_100 + number * 9,
      atMs: task.createdMs + number * 20_000,
      part: what === 'finalise' ? 0 : null,
      amountWei: what === 'post' ? -tokens(15) : what === 'finalise' ? tokens(1.2) : null,
    })),
    events: entries.map(({ step, ...facts }, number) => ({
      number: number + 1,
      atMs: task.createdMs + number * 4000,
      taskId: task.taskId,
      step,
      facts,
    })),
  }
}
