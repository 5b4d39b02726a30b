import type { BudgetEntry } from '@muster-network/api'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { owedTo } from './read/owedTo.ts'
import { receiptsOf } from './read/receiptsOf.ts'
import { costOf } from './read/taskView.ts'
import { accountOf, type Serving } from './Serving.ts'

/** The number of tasks that the budget is computed from. */
const maxTasks = 10_000

/** Handlers for the client's money: deposited, spent and refunded. */
export function budgetHandlers(serving: Serving, client: ClientRole): ApiHandlers {
  const { ledger } = serving.daemon.context
  return {
    async getBudget() {
      const [availableWei, owed] = await Promise.all([
        serving.economy.token.read.balanceOf([accountOf(serving)]),
        owedTo(serving),
      ])
      const costs = client.tasks(maxTasks).map(costOf)
      const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
      return {
        availableWei,
        reservedWei: sum(costs.map((cost) => cost.heldWei)),
        spentWei: sum(costs.map((cost) => cost.workWei + cost.checkWei)),
        refundableWei: owed.totalWei,
      }
    },
    async listBudgetEntries({ query }) {
      const entries = client
        .tasks(maxTasks)
        .flatMap((task) =>
          receiptsOf(task, ledger.events({ taskId: task.taskId })).flatMap((receipt): BudgetEntry[] => {
            const { what, txHash, atMs, amountWei } = receipt
            if (amountWei === null || amountWei === 0n) return []
            return [{ what, taskId: task.taskId, taskName: task.name, amountWei, txHash, atMs }]
          }),
        )
        .sort((one, two) => two.atMs - one.atMs)
      const start = Number(query.before ?? 0) || 0
      const end = start + query.limit
      return { entries: entries.slice(start, end), next: end < entries.length ? String(end) : null }
    },
  }
}
