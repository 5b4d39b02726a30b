import { z } from 'zod'
import type { Route } from '../Route.ts'
import { SignedWei, Wei } from './amounts.ts'
import { PageQuery, TaskId, TimeMs, TxHash } from './fields.ts'

export const Budget = z.object({
  /** In the wallet: a task can be posted with it. */
  availableWei: Wei,
  /** Escrowed for tasks that have not ended, trust locks included. */
  reservedWei: Wei,
  /** Paid for work and checks so far. */
  spentWei: Wei,
  /** Back from tasks, and waiting in the contracts to be collected. */
  refundableWei: Wei,
})
export type Budget = z.infer<typeof Budget>

export const getBudget = {
  method: 'GET',
  path: '/v1/budget',
  summary: 'What the client can spend, has reserved, has spent and gets back',
  access: 'owner',
  response: Budget,
} as const satisfies Route

export const BudgetEntry = z.object({
  what: z.string(),
  taskId: TaskId.nullable(),
  taskName: z.string().nullable(),
  amountWei: SignedWei,
  txHash: TxHash,
  atMs: TimeMs,
})
export type BudgetEntry = z.infer<typeof BudgetEntry>

export const listBudgetEntries = {
  method: 'GET',
  path: '/v1/budget/entries',
  summary: 'Every movement of the client’s money, newest first',
  access: 'owner',
  query: PageQuery,
  response: z.object({ entries: z.array(BudgetEntry), next: z.string().nullable() }),
} as const satisfies Route
