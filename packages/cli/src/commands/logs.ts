import { connect } from '../connect.ts'
import { plainText } from '../output/plainText.ts'
import { toJson } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'

type Options = { part: string; follow?: boolean; raw?: boolean; json?: boolean }

/** `muster logs <task>`: prints the log of a part. */
export function addLogs(program: Program): void {
  program
    .command()
    .option('--part <number>', 'the part', '0')
    .option('--follow', 'follow the log until the part is done')
    .option('--raw', 'print raw bytes, including terminal control codes')
    .option('--json', 'print one JSON object per line')
    .action(async (taskRef: string, options: Options) => {
      const { api } = await connect()
      const { taskId } = await findTask(api, taskRef)
      const query = {
        part: Number(options.part),
        follow: options.follow === true ? ('true' as const) : ('false' as const),
      }
      for await (const chunk of api.watchLogs({ params: { taskId }, query })) {
        const text = options.raw ? chunk.text : plainText(chunk.text)
        process.stdout.write(options.json ? `${toJson(chunk)}\n` : text)
      }
    })
}
