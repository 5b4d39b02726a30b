import { connect } from '../connect.ts'
import { readCount } from '../options/readNumber.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { toJson } from '../output/print.ts'
import { forStream } from '../output/style.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'
import { followUntilInterrupt } from '../task/followUntilInterrupt.ts'
import { LogLines } from '../task/LogLines.ts'

type Options = { part?: string; follow?: boolean; times?: boolean; raw?: boolean; json?: boolean }

/** `muster logs <task>`: prints the logs of all parts, or of one. */
export function addLogs(program: Program): void {
  program
    .command()
    .option('--part <number>', 'only this part')
    .option('--follow', 'follow the logs until the parts are done')
    .option('--times', 'print the time at which each line was written')
    .option('--raw', 'print raw bytes, including terminal control codes')
    .option('--json', 'print one JSON object per line')
    .action(async (taskRef: string, options: Options) => {
      const part = options.part === undefined ? undefined : readCount('--part', options.part, 0)
      const { api } = await connect()
      const { taskId, parts } = await findTask(api, taskRef)
      const query = {
        ...(part !== undefined && { part }),
        follow: options.follow === true ? ('true' as const) : ('false' as const),
      }
      const { raw = false, times = false } = options
      const lines = new LogLines({ withPrefix: parts > 1 && part === undefined, raw, times })
      const write = (text: string) => process.stdout.write(raw ? text : forStream(text, process.stdout))
      const code = await followUntilInterrupt(taskId, options, async (signal) => {
        for await (const chunk of api.watchLogs({ params: { taskId }, query }, { signal }))
          if (options.json) process.stdout.write(`${toJson(chunk)}\n`)
          else write(lines.add(chunk))
        if (!options.json) write(lines.rest())
        return exitCodes.ok
      })
      program.exitWith(code)
    })
}
