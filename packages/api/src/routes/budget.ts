import { z } from 'zod'
import type { Route } from '../Route.ts'
import { SignedWei, Wei } from './amounts.ts'
import { PageQuery, TaskId, TimeMs, TxHash } from './fields.ts'

export const Budget = z.object({
  /** Wallet balance that can pay for a new task. */
  availableWei: Wei,
  /** Escrow of tasks that have not ended, including trust locks. */
  reservedWei: Wei,
  /** Total paid for work and checks. */
  spentWei: Wei,
  /** Refunds in the contracts that can be collected. */
  refundableWei: Wei,
})
export type Budget = z.infer<typeof Budget>

export const getBudget = {
  method: 'GET',
  path: '/v1/budget',
  summary: 'Returns the available, reserved, spent and refundable amounts of the client',
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
  summary: 'Lists every movement of the client’s money, newest first',
  access: 'owner',
  query: PageQuery,
  response: z.object({ entries: z.array(BudgetEntry), next: z.string().nullable() }),
} as const satisfies Route
