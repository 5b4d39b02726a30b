import { cutReasons, deliveryOutcomes, deliveryStates, partStates } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { SignedWei, Units, Wei } from './amounts.ts'
import {
  AccountAddress,
  DeliveryId,
  NodeId,
  PageQuery,
  Sent,
  Share,
  TaskId,
  TimeMs,
  TxHash,
} from './fields.ts'

/** Where a task stands as a whole; `preparing` is before its post is on the chain. */
export const TaskState = z.enum(['preparing', 'bidding', 'running', 'checking', 'ended'])
export type TaskState = z.infer<typeof TaskState>

/** How a task ended: `partly` when some parts have a paid result and some do not. */
export const TaskOutcome = z.enum(['open', 'done', 'partly', 'cancelled', 'expired', 'failed'])
export type TaskOutcome = z.infer<typeof TaskOutcome>

export const TaskSummary = z.object({
  taskId: TaskId,
  name: z.string(),
  state: TaskState,
  outcome: TaskOutcome,
  /** Why it was refused or cancelled; absent when it was neither. */
  why: z.string().optional(),
  parts: z.int(),
  partsDone: z.int(),
  /** Of all parts together. */
  progress: Share,
  /** Until all parts are done, as far as can be told. */
  etaMs: z.int().min(0).nullable(),
  /** The most that it may cost. */
  capWei: Wei,
  escrowWei: Wei,
  paidWei: Wei,
  refundedWei: Wei,
  createdMs: TimeMs,
  endedMs: TimeMs.nullable(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** One thing that happened to a task, in order. */
export const TaskEvent = z.object({
  number: z.int(),
  atMs: TimeMs,
  taskId: TaskId,
  step: z.string(),
  facts: z.record(z.string(), z.unknown()),
})
export type TaskEvent = z.infer<typeof TaskEvent>

/** How a task is checked, in numbers: what the client bought. */
export const CheckPlan = z.object({
  how: z.enum(['replay', 'redundant', 'checker', 'none']),
  /** K: segments that a part is divided into. */
  segments: z.int(),
  /** s: segments drawn of each delivery. */
  drawn: z.int(),
  /** m: seats at first for each drawn segment, and the lead that accepts. */
  lead: z.int(),
  /** M: the lead that rejects. */
  rejectLead: z.int(),
  /** Answers for a segment before it goes to dispute. */
  cap: z.int(),
  /** Seats over all parts when all agree. */
  seats: z.int(),
  /** What an executor locks for a part. */
  stakeWei: Wei,
  /** Work done again for the check, as a share of the task's own. */
  extraCompute: z.number().min(0),
  /** How many strangers see some of the data: executors and seats when all agree; the panel as well when it is contested. */
  strangers: z.int(),
  cheater: z.object({
    /** What skipping the whole work saves. */
    savesWei: Wei,
    /** What is lost when found: the pay and the lock. */
    losesWei: Wei,
    /** How likely it is found. */
    found: Share,
    /** What it may expect in all; below zero, cheating loses money. */
    expectsWei: SignedWei,
  }),
})
export type CheckPlan = z.infer<typeof CheckPlan>

export const Checkpoint = z.object({
  units: Units,
  segments: z.int(),
  atMs: TimeMs,
  /** Signed for by the client: what a cut is paid by. Work in one piece is saved without; its takeover goes on from the last too. */
  receipted: z.boolean(),
})

/** One executor's time on a part. */
export const Tenure = z.object({
  executor: AccountAddress,
  nodeId: NodeId.nullable(),
  sinceMs: TimeMs,
  endedMs: TimeMs.nullable(),
  /** Why it ended before the work did. */
  cut: z.enum(cutReasons),
})

export const TaskPart = z.object({
  index: z.int(),
  state: z.enum(partStates),
  executor: AccountAddress.nullable(),
  progress: Share,
  units: Units,
  maxUnits: Units,
  etaMs: z.int().min(0).nullable(),
  tenures: z.array(Tenure),
  checkpoints: z.array(Checkpoint),
  paidWei: Wei,
  /** The result is on this machine and is the one committed on the chain. */
  resultReady: z.boolean(),
})
export type TaskPart = z.infer<typeof TaskPart>

export const Seat = z.object({
  seat: z.int(),
  operator: AccountAddress,
  segment: z.int(),
  /** What it answered, once that is on the chain. */
  answer: z.enum(['waiting', 'agrees', 'differs', 'no-data', 'abstains', 'silent']),
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
  members: z.int(),
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
  /** Until when it may be contested. */
  contestUntilMs: TimeMs.nullable(),
  /** None until the beacon has drawn it. */
  panel: z.object({ round: z.int(), drawn: z.array(z.int()), seats: z.array(Seat) }).nullable(),
  dispute: DisputeView.nullable(),
})
export type DeliveryView = z.infer<typeof DeliveryView>

export const BidView = z.object({
  number: z.int(),
  operator: AccountAddress,
  nodeId: NodeId,
  priceWei: Wei,
  /** The price by which bids are ranked: a good history lowers it. */
  effectiveWei: Wei,
  receivedMs: TimeMs,
  /** Parts it was awarded. */
  parts: z.array(z.int()),
})
export type BidView = z.infer<typeof BidView>

export const Refusal = z.object({ reason: z.string(), why: z.string(), count: z.int() })
export type Refusal = z.infer<typeof Refusal>

/** A transaction about a task. */
export const Receipt = z.object({
  what: z.string(),
  txHash: TxHash,
  blockNumber: z.int(),
  atMs: TimeMs,
  part: z.int().nullable(),
  /** What it moved, seen from the client: below zero it was paid or locked. */
  amountWei: SignedWei.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const TaskDetail = TaskSummary.extend({
  /** The task file as it was understood. */
  yaml: z.string(),
  className: z.string(),
  check: CheckPlan,
  cost: z.object({
    workWei: Wei,
    checkWei: Wei,
    trustLockWei: Wei,
    refundedWei: Wei,
    /** Still escrowed: paid or refunded later. */
    heldWei: Wei,
    /** What contesting one of its deliveries takes as a bond. */
    contestBondWei: Wei,
  }),
  partList: z.array(TaskPart),
  deliveries: z.array(DeliveryView),
  bids: z.array(BidView),
  refusals: z.array(Refusal),
  receipts: z.array(Receipt),
  events: z.array(TaskEvent),
})
export type TaskDetail = z.infer<typeof TaskDetail>

const one = z.object({ taskId: TaskId })

export const listTasks = {
  method: 'GET',
  path: '/v1/tasks',
  summary: 'The tasks of this client, newest first',
  access: 'owner',
  query: PageQuery.extend({ state: TaskState.optional() }),
  response: z.object({ tasks: z.array(TaskSummary), next: z.string().nullable() }),
} as const satisfies Route

export const getTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}',
  summary: 'One task: parts, bids, deliveries with their councils, cost, receipts, everything that happened',
  access: 'owner',
  params: one,
  response: TaskDetail,
} as const satisfies Route

export const watchTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/events',
  summary: 'What happens to a task, from an event number on, until it has ended',
  access: 'owner',
  params: one,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  events: TaskEvent,
} as const satisfies Route

export const cancelTask = {
  method: 'POST',
  path: '/v1/tasks/{taskId}/cancel',
  summary: 'Ends a task; receipted work is still checked and paid',
  access: 'owner',
  params: one,
  response: z.object({}),
} as const satisfies Route

export const disputeDelivery = {
  method: 'POST',
  path: '/v1/deliveries/{deliveryId}/dispute',
  summary:
    'Contests accepted work by pointing at a wrong segment, or rejected work at a right one; the bond is lost if the panel finds otherwise',
  access: 'owner',
  params: z.object({ deliveryId: DeliveryId }),
  body: z.object({ segment: z.int().min(0), maxBondWei: Wei }),
  response: Sent,
} as const satisfies Route
