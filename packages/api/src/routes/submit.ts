import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, NodeId, TaskId } from './fields.ts'
import { CheckPlan, Refusal } from './tasks.ts'

/** Where a task comes from: a task file on the daemon's machine, or a draft that was sent to it. */
export const TaskSource = z.union([
  z.object({ file: z.string().min(1).max(4096) }),
  z.object({ draftId: z.string().min(1).max(64) }),
])
export type TaskSource = z.infer<typeof TaskSource>

/** A mistake in a task file, with the place where the reader's cursor should go. */
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
  summary: 'Every mistake of a task file, with line, column and a hint',
  access: 'owner',
  body: z.object({
    yaml: z.string().max(1 << 20),
    /** Whose files the task may name; without it they are not looked for. */
    draftId: z.string().max(64).optional(),
  }),
  response: z.object({ ok: z.boolean(), problems: z.array(TaskProblem) }),
} as const satisfies Route

/** A node that could run a part, with the price it asks now; bids at posting may differ. */
export const Candidate = z.object({
  nodeId: NodeId,
  operator: AccountAddress,
  region: z.string(),
  className: z.string(),
  score: z.number(),
  priceWei: Wei,
  effectiveWei: Wei,
  /** Tasks of its operator that were checked and paid, and those that were found wrong. */
  paidTasks: z.int(),
  faults: z.int(),
})
export type Candidate = z.infer<typeof Candidate>

export const Quote = z.object({
  name: z.string(),
  parts: z.int(),
  className: z.string(),
  /** What the work will probably cost, from the candidates; the cap when there is none. */
  workWei: Wei,
  /** Council fees when all agree, and the most that they can be. */
  checkWei: Wei,
  mostCheckWei: Wei,
  /** Everything that leaves the wallet at posting: the most for work and check, and the trust lock. */
  depositWei: Wei,
  trustLockWei: Wei,
  expectedRefundWei: Wei,
  balanceWei: Wei,
  dataBytes: z.int(),
  candidates: z.array(Candidate),
  refusals: z.array(Refusal),
  check: CheckPlan,
  /** What the client should know before it pays, in sentences. */
  warnings: z.array(z.string()),
})
export type Quote = z.infer<typeof Quote>

export const quoteTask = {
  method: 'POST',
  path: '/v1/quote',
  summary: 'What a task would cost, who could run it, who would not and why; changes nothing',
  access: 'owner',
  body: z.object({ source: TaskSource }),
  response: Quote,
} as const satisfies Route

export const submitTask = {
  method: 'POST',
  path: '/v1/tasks',
  summary: 'Packs and posts a task; refused when its deposit would be more than maxSpendWei',
  access: 'owner',
  body: z.object({ source: TaskSource, maxSpendWei: Wei }),
  response: z.object({ taskId: TaskId }),
} as const satisfies Route
