import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'

/** `muster cancel <task>`: ends a task; work that was receipted is still checked and paid. */
export function addCancel(program: Program): void {
  program
    .command('cancel <task>')
    .description('end a task; work that was receipted is still checked and paid')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (wanted: string, options: { yes?: boolean; json?: boolean }) => {
      const { api } = await connect()
      const { taskId, name } = await findTask(api, wanted)
      await confirm(`Cancel ${plainLine(name)}? Receipted work is still paid.`, options)
      await api.cancelTask({ params: { taskId } })
      print(
        options,
        { taskId },
        () => `cancelled: muster status ${taskId.slice(0, 12)} shows what is still settled\n`,
      )
    })
}
