import { connect } from '../connect.ts'
import { plainText } from '../output/plainText.ts'
import { toJson } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'

type Options = { part: string; follow?: boolean; raw?: boolean; json?: boolean }

/** `muster logs <task>`: what a part of a task has written. */
export function addLogs(program: Program): void {
  program
    .command('logs <task>')
    .description('what a part of a task has written')
    .option('--part <number>', 'which part', '0')
    .option('--follow', 'go on until the part is done')
    .option('--raw', 'bytes as they are, terminal codes included')
    .option('--json', 'print one JSON object a line')
    .action(async (wanted: string, options: Options) => {
      const { api } = await connect()
      const { taskId } = await findTask(api, wanted)
      const query = { part: Number(options.part), follow: String(options.follow === true) }
      for await (const chunk of api.watchLogs({ params: { taskId }, query })) {
        const text = options.raw ? chunk.text : plainText(chunk.text)
        process.stdout.write(options.json ? `${toJson(chunk)}\n` : text)
      }
    })
}
