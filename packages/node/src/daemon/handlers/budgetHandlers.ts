import type { BudgetEntry } from '@muster-network/api'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { owedTo } from './read/owedTo.ts'
import { taskDetail } from './read/taskView.ts'
import { accountOf, type Serving } from './Serving.ts'

/** The client's money by where it is. */
export function budgetHandlers(serving: Serving, client: ClientRole): ApiHandlers {
  const { ledger, nowMs } = serving.daemon.context
  const details = () => client.tasks(10_000).map((task) => taskDetail(ledger, task, [], nowMs()))
  return {
    async getBudget() {
      const [availableWei, owed] = await Promise.all([
        serving.economy.token.read.balanceOf([accountOf(serving)]),
        owedTo(serving),
      ])
      const tasks = details()
      const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
      return {
        availableWei,
        reservedWei: sum(tasks.map(({ cost }) => cost.heldWei)),
        spentWei: sum(tasks.map(({ cost }) => cost.workWei + cost.checkWei)),
        refundableWei: owed.totalWei,
      }
    },
    async listBudgetEntries({ query }) {
      const entries = details()
        .flatMap(({ taskId, name, receipts }) =>
          receipts.flatMap(({ what, txHash, atMs, amountWei }): BudgetEntry[] =>
            amountWei === null || amountWei === 0n
              ? []
              : [{ what, taskId, taskName: name, amountWei, txHash, atMs }],
          ),
        )
        .sort((one, two) => two.atMs - one.atMs)
      const start = query.before === undefined ? 0 : Number(query.before) || 0
      const end = start + query.limit
      return { entries: entries.slice(start, end), next: end < entries.length ? String(end) : null }
    },
  }
}
