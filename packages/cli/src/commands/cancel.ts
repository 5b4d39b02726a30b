import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'

/** `muster cancel <task>`: cancels a task; receipted work is still checked and paid. */
export function addCancel(program: Program): void {
  program
    .command()
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (taskRef: string, options: { yes?: boolean; json?: boolean }) => {
      const { api } = await connect()
      const { taskId, name } = await findTask(api, taskRef)
      await confirm(`Cancel ${plainLine(name)}? Receipted work is still paid.`, options)
      await api.cancelTask({ params: { taskId } })
      print(
        options,
        { taskId },
        () => `cancelled; follow the settlement with: ${ownCommand(`status ${taskId.slice(0, 12)}`)}\n`,
      )
    })
}
