import { describeRate } from '@muster-network/core'
import { connect } from '../connect.ts'
import { jailFacts } from '../output/jailFacts.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import { formatFacts } from '../output/table.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'
import { showTask, showTasks } from '../task/showTask.ts'

type Options = { all?: boolean; verbose?: boolean; json?: boolean }

/** `muster status`: shows the daemon and its tasks; `muster status <task>` shows one task in detail. */
export function addStatus(program: Program): void {
  program
    .command()
    .option('--all', 'include ended tasks')
    .option('--verbose', 'include deliveries, refusals and transactions of a task')
    .option('--json', 'print one JSON object')
    .action(async (taskRef: string | undefined, options: Options) => {
      const { api, status, money } = await connect()
      if (taskRef !== undefined) {
        const { taskId } = await findTask(api, taskRef)
        const task = await api.getTask({ params: { taskId } })
        print(options, task, () => showTask(task, money, options))
        return
      }
      const { tasks } = await api.listTasks()
      const shown = options.all ? tasks : tasks.filter((task) => task.state !== 'ended')
      print(options, { status, tasks: shown }, () => {
        const facts = formatFacts([
          [
            'network',
            `${status.network}${status.local ? ' (local)' : ''}, chain ${status.chainId}, block ${status.blockNumber}`,
          ],
          ['roles', status.roles.join(', ')],
          ['account', status.account],
          ...jailFacts(status.jail),
          [
            'balance',
            `${money.format(status.balances.tokenWei)}, ${money.formatNative(status.balances.nativeWei)}`,
          ],
          ...(status.currency
            ? [['rate', describeRate(status.currency, status.token.symbol, Date.now())] as const]
            : []),
          ...(status.currencyProblem === null ? [] : [['rate', status.currencyProblem] as const]),
        ])
        const ended = tasks.length - shown.length
        const more = ended > 0 ? `${ended} ended; to list all: ${ownCommand('status --all')}\n` : ''
        return `${facts}\n${shown.length === 0 ? 'No open tasks.\n' : showTasks(shown, money)}${more}`
      })
    })
}
