import {
  cutReasons,
  deliveryOutcomes,
  deliveryStates,
  doubts,
  partStates,
  returnReasons,
  stepNames,
} from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { SignedWei, Units, Wei } from './amounts.ts'
import {
  AccountAddress,
  DeliveryId,
  Eta,
  NodeId,
  PageQuery,
  Sent,
  Share,
  TaskId,
  TimeMs,
  TxHash,
} from './fields.ts'

/** State of a task as a whole; `preparing` is before its post is on the chain. */
export const TaskState = z.enum(['preparing', 'bidding', 'running', 'checking', 'ended'])
export type TaskState = z.infer<typeof TaskState>

/**
 * Outcome of a task: `partly` when some parts have a paid result and others do not, `unmatched` when no bid could be
 * awarded, `cancelled` only when its owner cancelled it.
 */
export const TaskOutcome = z.enum(['open', 'done', 'partly', 'cancelled', 'unmatched', 'failed'])
export type TaskOutcome = z.infer<typeof TaskOutcome>

export const TaskSummary = z.object({
  taskId: TaskId,
  name: z.string(),
  state: TaskState,
  outcome: TaskOutcome,
  /** Reason of a refusal, failure or cancellation; absent otherwise. */
  why: z.string().optional(),
  /** The next step for `why`; absent when nothing can be said. */
  hint: z.string().optional(),
  parts: z.int(),
  partsDone: z.int(),
  /** Progress of all parts together; null until something was measured. It never falls, and is 1 only at the end. */
  progress: Share.nullable(),
  /** Estimated time until all parts are delivered; null while it is unknown. */
  eta: Eta.nullable(),
  /** Maximum cost of the task. */
  capWei: Wei,
  escrowWei: Wei,
  paidWei: Wei,
  refundedWei: Wei,
  createdMs: TimeMs,
  endedMs: TimeMs.nullable(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** A journal entry of a task, in order. Steps that this version does not know come from another version of the daemon. */
export const TaskEvent = z.object({
  number: z.int(),
  atMs: TimeMs,
  taskId: TaskId,
  step: z.union([z.enum(stepNames), z.string()]),
  facts: z.record(z.string(), z.unknown()),
})
export type TaskEvent = z.infer<typeof TaskEvent>

/** The check of a task in numbers. */
export const CheckPlan = z.object({
  how: z.enum(['replay', 'redundant', 'checker', 'none']),
  /** K: segments of a part. */
  segments: z.int(),
  /** s: windows drawn per delivery. */
  windows: z.int(),
  /** Windows of a delivery, from which they are drawn. */
  windowsOfDelivery: z.int(),
  /** w: segments of a window. */
  windowSegments: z.int(),
  /** m: seats that accept a delivery when all of them agree. */
  lead: z.int(),
  /** M: the lead that decides once a seat disagreed. */
  rejectLead: z.int(),
  /** Answers after which the majority decides. */
  cap: z.int(),
  /** Seats of all parts when every answer agrees. */
  seats: z.int(),
  /** Stake that an executor locks for a part at the expected price. */
  stakeWei: Wei,
  /** Repeated work of the check, as a share of the task's own work. */
  extraCompute: z.number().min(0),
  /** Number of strangers that see some of the data: executors and seats when every answer agrees. A contest adds the jury. */
  strangers: z.int(),
  /** Probability that the council accepts wrong work that it replayed, with a fifth of dishonest seats. */
  wrongAccepted: Share,
  /** The cheat that is hardest to find: one forged link into the states of an old run, which saves all the work. */
  cheater: z.object({
    /** Saving of the cheater: the whole work. */
    savesWei: Wei,
    /** Loss on detection: the pay and the lock. */
    losesWei: Wei,
    /** Probability of detection. */
    found: Share,
    /** Expected gain; negative when cheating loses money. */
    expectsWei: SignedWei,
  }),
  /** More replay with a smaller lock, or less with a larger one; empty when nothing is replayed. */
  choices: z.array(
    z.object({
      /** `check.share` of the task file. */
      share: Share,
      extraCompute: z.number().min(0),
      stakeWei: Wei,
    }),
  ),
})
export type CheckPlan = z.infer<typeof CheckPlan>

export const Checkpoint = z.object({
  units: Units,
  segments: z.int(),
  atMs: TimeMs,
  /** True when the client signed a receipt, which sets the pay of a cut. Work in one piece has checkpoints without receipts; a takeover resumes from its last checkpoint too. */
  receipted: z.boolean(),
})

/** One executor's time on a part, from award to end. */
export const Assignment = z.object({
  executor: AccountAddress,
  nodeId: NodeId.nullable(),
  sinceMs: TimeMs,
  endedMs: TimeMs.nullable(),
  /** Reason of an early end. */
  cut: z.enum(cutReasons),
})

export const TaskPart = z.object({
  index: z.int(),
  state: z.enum(partStates),
  executor: AccountAddress.nullable(),
  /** Null until something was measured; 1 only once the delivery was paid. */
  progress: Share.nullable(),
  units: Units,
  maxUnits: Units,
  /** Estimated time until the delivery; null while it is unknown. */
  eta: Eta.nullable(),
  assignments: z.array(Assignment),
  checkpoints: z.array(Checkpoint),
  paidWei: Wei,
  /** True when the result is on this machine and matches the commitment on the chain. */
  resultReady: z.boolean(),
})
export type TaskPart = z.infer<typeof TaskPart>

export const Seat = z.object({
  seat: z.int(),
  operator: AccountAddress,
  /** The answer of the seat; `waiting` until it is on the chain. A seat is struck when it agreed without having computed the states. */
  answer: z.enum(['waiting', 'agrees', 'differs', 'no-data', 'abstains', 'silent', 'struck']),
})
export type Seat = z.infer<typeof Seat>

export const DisputeView = z.object({
  deliveryId: DeliveryId,
  taskId: TaskId,
  part: z.int(),
  challenger: AccountAddress,
  segment: z.int(),
  bondWei: Wei,
  openedMs: TimeMs,
  untilMs: TimeMs,
  forWork: z.int(),
  againstWork: z.int(),
  /** Jurors that may judge the work; a ruling needs more than half of them. */
  members: z.int(),
  /**
   * The tolerance with which the jury compared results before it ruled: an allowed amount and an allowed share, as the task
   * file has them. null without a ruling, and when it compared byte for byte.
   */
  tolerance: z.object({ amount: z.number(), share: z.number() }).nullable(),
  resolved: z.enum(deliveryOutcomes),
})
export type DisputeView = z.infer<typeof DisputeView>

export const DeliveryView = z.object({
  deliveryId: DeliveryId,
  taskId: TaskId,
  part: z.int(),
  seq: z.int(),
  last: z.boolean(),
  executor: AccountAddress,
  cut: z.enum(cutReasons),
  state: z.enum(deliveryStates),
  outcome: z.enum(deliveryOutcomes),
  segments: z.int(),
  units: Units,
  deliveredMs: TimeMs,
  paidWei: Wei,
  feesWei: Wei,
  /** End of the contest period. */
  contestUntilMs: TimeMs.nullable(),
  /** How far the council agreed; null until the verdict. A verdict by the majority can be contested without a bond. */
  doubt: z.enum(doubts).nullable(),
  /** Null until the beacon has drawn the council. */
  council: z
    .object({
      round: z.int(),
      /** Segments that every seat replays: from `from` up to and without `to`. */
      pieces: z.array(z.object({ from: z.int(), to: z.int() })),
      seats: z.array(Seat),
      /** Seats that are still to be drawn. */
      missing: z.int(),
      /** While no operator is free to sit: the time after which the answers so far decide. */
      waitUntilMs: TimeMs.nullable(),
    })
    .nullable(),
  /** One for each contested segment. */
  disputes: z.array(DisputeView),
})
export type DeliveryView = z.infer<typeof DeliveryView>

export const BidView = z.object({
  number: z.int(),
  operator: AccountAddress,
  nodeId: NodeId,
  priceWei: Wei,
  /** The price that ranks the bid: a good history lowers it. */
  effectiveWei: Wei,
  receivedMs: TimeMs,
  /** Awarded parts. */
  parts: z.array(z.int()),
})
export type BidView = z.infer<typeof BidView>

export const Refusal = z.object({ reason: z.string(), why: z.string(), count: z.int() })
export type Refusal = z.infer<typeof Refusal>

/** A part that its executor declined or left, with its own words for the reason: information, which charges nobody. */
export const PartReturn = z.object({
  part: z.int(),
  executor: AccountAddress,
  atMs: TimeMs,
  how: z.enum(['declined', 'left']),
  reason: z.enum([...returnReasons, 'unstated']),
  why: z.string(),
})
export type PartReturn = z.infer<typeof PartReturn>

/** A transaction of a task. */
export const Receipt = z.object({
  what: z.string(),
  txHash: TxHash,
  blockNumber: z.int(),
  atMs: TimeMs,
  part: z.int().nullable(),
  /** Amount from the client's view: negative when the client paid or locked it. */
  amountWei: SignedWei.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const TaskDetail = TaskSummary.extend({
  /** The parsed task file. */
  yaml: z.string(),
  className: z.string(),
  check: CheckPlan,
  cost: z.object({
    workWei: Wei,
    checkWei: Wei,
    trustLockWei: Wei,
    refundedWei: Wei,
    /** Amount still in escrow, to be paid or refunded. */
    heldWei: Wei,
    /** Bond for contesting one of its deliveries. */
    contestBondWei: Wei,
  }),
  partList: z.array(TaskPart),
  deliveries: z.array(DeliveryView),
  bids: z.array(BidView),
  refusals: z.array(Refusal),
  /** Absent when no executor returned a part. */
  returns: z.array(PartReturn).optional(),
  receipts: z.array(Receipt),
  events: z.array(TaskEvent),
})
export type TaskDetail = z.infer<typeof TaskDetail>

const one = z.object({ taskId: TaskId })

export const listTasks = {
  method: 'GET',
  path: '/v1/tasks',
  summary: 'Lists the tasks of this client, newest first',
  access: 'owner',
  query: PageQuery.extend({ state: TaskState.optional() }),
  response: z.object({ tasks: z.array(TaskSummary), next: z.string().nullable() }),
} as const satisfies Route

export const getTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}',
  summary: 'Returns a task: parts, bids, deliveries with their councils, cost, transactions and journal',
  access: 'owner',
  params: one,
  response: TaskDetail,
} as const satisfies Route

export const watchTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/events',
  summary: 'Streams the journal of a task from an entry number until the task ends',
  access: 'owner',
  params: one,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  events: TaskEvent,
} as const satisfies Route

export const cancelTask = {
  method: 'POST',
  path: '/v1/tasks/{taskId}/cancel',
  summary: 'Cancels a task; receipted work is still checked and paid',
  access: 'owner',
  params: one,
  response: z.object({}),
} as const satisfies Route

export const disputeDelivery = {
  method: 'POST',
  path: '/v1/deliveries/{deliveryId}/dispute',
  summary:
    'Contests a delivery: names a wrong segment of accepted work, or a correct segment of rejected work. Each segment can be contested once. The bond is lost if the jury rules otherwise',
  access: 'owner',
  params: z.object({ deliveryId: DeliveryId }),
  body: z.object({ segment: z.int().min(0), maxBondWei: Wei }),
  response: Sent,
} as const satisfies Route
