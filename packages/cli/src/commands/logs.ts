import { connect } from '../connect.ts'
import { readCount } from '../options/readNumber.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { plainText } from '../output/plainText.ts'
import { toJson } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'
import { followUntilInterrupt } from '../task/followUntilInterrupt.ts'

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
        part: readCount('--part', options.part, 0),
        follow: options.follow === true ? ('true' as const) : ('false' as const),
      }
      const code = await followUntilInterrupt(taskId, options, async (signal) => {
        for await (const chunk of api.watchLogs({ params: { taskId }, query }, { signal })) {
          const text = options.raw ? chunk.text : plainText(chunk.text)
          process.stdout.write(options.json ? `${toJson(chunk)}\n` : text)
        }
        return exitCodes.ok
      })
      program.exitWith(code)
    })
}
