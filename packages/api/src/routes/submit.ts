import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Units, Wei } from './amounts.ts'
import { AccountAddress, NodeId, TaskId } from './fields.ts'
import { CheckPlan, Refusal } from './tasks.ts'

/** The source of a task: a task file on the daemon's machine, or an uploaded draft. */
export const TaskSource = z.union([
  z.object({ file: z.string().min(1).max(4096) }),
  z.object({ draftId: z.string().min(1).max(64) }),
])
export type TaskSource = z.infer<typeof TaskSource>

/** A mistake in a task file, with its line and column. */
export const TaskProblem = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  path: z.string(),
  what: z.string(),
  hint: z.string(),
})
export type TaskProblem = z.infer<typeof TaskProblem>

export const validateTask = {
  method: 'POST',
  path: '/v1/validate',
  summary: 'Returns every mistake of a task file, with line, column and a hint',
  access: 'owner',
  body: z.object({
    yaml: z.string().max(1 << 20),
    /** The draft with the files that the task names; without it, files are not checked. */
    draftId: z.string().max(64).optional(),
  }),
  response: z.object({ ok: z.boolean(), problems: z.array(TaskProblem) }),
} as const satisfies Route

/** A node that could run a part, with its current asking price; actual bids may differ. */
export const Candidate = z.object({
  nodeId: NodeId,
  operator: AccountAddress,
  region: z.string(),
  className: z.string(),
  score: z.number(),
  priceWei: Wei,
  effectiveWei: Wei,
  /** Tasks of the operator that were checked and paid; `faults` counts those found wrong. */
  paidTasks: z.int(),
  faults: z.int(),
})
export type Candidate = z.infer<typeof Candidate>

export const Quote = z.object({
  name: z.string(),
  parts: z.int(),
  className: z.string(),
  /** Expected price of the work, from the candidates; the cap when there are none. */
  workWei: Wei,
  /** The most that the work may cost. */
  maxWorkWei: Wei,
  /** Council fees when every answer agrees; `maxCheckWei` is the most that the client pays. Further seats are paid by the side that loses. */
  checkWei: Wei,
  maxCheckWei: Wei,
  /** Total that leaves the wallet at posting: the maximum for work and check, and the trust lock. */
  depositWei: Wei,
  trustLockWei: Wei,
  expectedRefundWei: Wei,
  balanceWei: Wei,
  dataBytes: z.int(),
  candidates: z.array(Candidate),
  refusals: z.array(Refusal),
  check: CheckPlan,
  /** The most units of a part. */
  maxUnits: Units,
  /** The expected units of a part, from earlier runs of the program or a trial run; null when nothing is known. */
  estimate: z.object({ units: Units, by: z.enum(['history', 'trial']) }).nullable(),
  /** The trust lock returns at the end of the task, and not before this many seconds after the award. */
  lockSeconds: z.int(),
  /** Warnings for the client before it pays, as sentences. */
  warnings: z.array(z.string()),
})
export type Quote = z.infer<typeof Quote>

export const createQuote = {
  method: 'POST',
  path: '/v1/quote',
  summary:
    'Quotes a task: cost, candidates, and refusals with reasons; runs a new wasm program for a moment to estimate its work',
  access: 'owner',
  body: z.object({ source: TaskSource }),
  response: Quote,
} as const satisfies Route

/** The units of a request's input and output. */
export const RequestShape = z.object({
  input: z.int().min(0).max(10_000_000),
  output: z.int().min(0).max(10_000_000),
})
export type RequestShape = z.infer<typeof RequestShape>

/** A listed node of the class that could serve a stream, with the price of an hour that it asks for. */
export const StreamCandidate = z.object({
  nodeId: NodeId,
  operator: AccountAddress,
  region: z.string(),
  className: z.string(),
  score: z.number(),
  hourPriceWei: Wei,
  paidTasks: z.int(),
  faults: z.int(),
})
export type StreamCandidate = z.infer<typeof StreamCandidate>

const Odds = z.number().min(0).max(1)
const Requests = z
  .string()
  .regex(/^\d{1,40}$/, 'expected a whole number, as text')
  .transform((text) => BigInt(text))

export const StreamQuote = z.object({
  name: z.string(),
  className: z.string(),
  method: z.enum(['optimistic', 'weighted', 'unanimous', 'pool']),
  /** The unit of input and output; `answers` when each answer has the same price. */
  unit: z.enum(['tokens', 'characters', 'frames', 'gas', 'answers']),
  /** The request that the prices are for. */
  shape: RequestShape,
  /** The cost of 1,000 such requests: of the executors, and of the confirmers. */
  answersWei: Wei,
  confirmingWei: Wei,
  totalWei: Wei,
  /** Paid before the answer of one such request: its input and the first window. */
  prepaidWei: Wei,
  /** v: the most that one answer costs, its input included. */
  dearestWei: Wei,
  /** G: the part of the budget that each subscriber holds. */
  guaranteeWei: Wei,
  /** The most that a subscriber serves ahead of its pay, for a client that has settled enough; a new client has none. */
  mostCreditWei: Wei,
  /** S: the stake that each subscriber locks. */
  stakeLockWei: Wei,
  council: z.int(),
  maxSubscribers: z.int(),
  /** The deposit: budget and trust lock. */
  budgetWei: Wei,
  trustLockWei: Wei,
  depositWei: Wei,
  balanceWei: Wei,
  /** Budget that the guarantees of the council, and of the most subscribers, bind. */
  councilBudgetWei: Wei,
  mostBudgetWei: Wei,
  /** Subscribers whose guarantees the budget covers, and requests of this shape that it pays. */
  coveredSubscribers: z.int(),
  requestsOfBudget: Requests,
  /** p: the share of answers that is confirmed or compared, and by whom. */
  confirmedShare: Odds,
  confirmer: z.enum(['own', 'council', 'none']),
  /** How seats audit an answer, the expected audits of a day with c subscribers, and the cost of one. */
  audit: z.enum(['replay', 'margin', 'none']),
  auditsPerDay: z.number(),
  auditWei: Wei,
  /** Strangers that read a request: executors, confirmers of a confirmed one, auditors of an audited one. */
  readers: z.object({ executors: z.int(), confirmers: z.int(), auditors: z.int() }),
  /** Whether a subscriber loses that answers wrong in all of G, and the odds that this assumes. */
  cheating: z.object({
    loses: z.boolean(),
    /** The expected loss as a multiple of the gain. */
    lossPerGain: z.number(),
    findChance: Odds,
    odds: z.object({ confirmedShare: Odds, dishonestShare: Odds, missRate: Odds, slashChance: Odds }),
    /** Why no wrong answer costs the stake; null when it can. */
    noSlash: z.enum(['private', 'equivalence', 'calibration', 'operators']).nullable(),
  }),
  candidates: z.array(StreamCandidate),
  refusals: z.array(Refusal),
  /** Warnings for the client before it opens the stream, as sentences. */
  warnings: z.array(z.string()),
})
export type StreamQuote = z.infer<typeof StreamQuote>

export const quoteStream = {
  method: 'POST',
  path: '/v1/quote/stream',
  summary:
    'Quotes a stream task: the price of 1,000 requests, guarantees, stake and budget, readers, whether cheating loses, and candidates',
  access: 'owner',
  body: z.object({
    source: TaskSource,
    /** When omitted, 500 units of input and 250 of output, or the most that the stream allows. */
    shape: RequestShape.partial().optional(),
  }),
  response: StreamQuote,
} as const satisfies Route

export const submitTask = {
  method: 'POST',
  path: '/v1/tasks',
  summary: 'Packs and posts a task; fails when the deposit exceeds maxSpendWei',
  access: 'owner',
  body: z.object({ source: TaskSource, maxSpendWei: Wei }),
  response: z.object({ taskId: TaskId }),
} as const satisfies Route
