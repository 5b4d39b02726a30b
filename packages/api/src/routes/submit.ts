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

export const submitTask = {
  method: 'POST',
  path: '/v1/tasks',
  summary: 'Packs and posts a task; fails when the deposit exceeds maxSpendWei',
  access: 'owner',
  body: z.object({ source: TaskSource, maxSpendWei: Wei }),
  response: z.object({ taskId: TaskId }),
} as const satisfies Route
