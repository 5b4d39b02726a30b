import path from 'node:path'
import type { Quote, TaskDetail } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { print } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'
import type { Program } from '../Program.ts'
import { followTask } from '../task/followTask.ts'
import { readTaskFile } from '../task/readTaskFile.ts'
import { showQuote } from '../task/showQuote.ts'
import { stateOf } from '../task/showTask.ts'

type Options = {
  maxSpend?: string
  yes?: boolean
  dryRun?: boolean
  detach?: boolean
  logs: boolean
  json?: boolean
}

/** `muster submit task.yaml`: quote, confirm, post, and watch until the result is there. */
export function addSubmit(program: Program): void {
  program
    .command('submit <file>')
    .description('quote a task, post it after a yes, and watch it; Ctrl-C stops watching, not the task')
    .option('--max-spend <amount>', 'post without asking if the deposit is at most this many tokens')
    .option('--yes', 'post without asking, whatever the quote says')
    .option('--dry-run', 'end after the quote')
    .option('--detach', 'end once the task is posted')
    .option('--no-logs', 'do not show what the parts write')
    .option('--json', 'print one JSON object at the end')
    .action(async (file: string, options: Options) => program.exitWith(await submit(file, options)))
}

async function submit(file: string, options: Options) {
  await readTaskFile(file)
  const connection = await connect()
  const { api, money } = connection
  const source = { file: path.resolve(file) }
  const quote = await api.quoteTask({ body: { source } })
  if (options.dryRun) {
    print(options, quote, () => showQuote(quote, money))
    return exitCodes.ok
  }
  if (!options.json) process.stderr.write(`${showQuote(quote, money)}\n`)
  const maxSpendWei = await agreeOn(quote, connection, options)
  const { taskId } = await api.submitTask({ body: { source, maxSpendWei: maxSpendWei.toString() } })
  if (options.detach) {
    print(options, { taskId }, () => `${taskId}\n`)
    return exitCodes.ok
  }
  return watch(connection, taskId, options)
}

/** The most that may leave the wallet: said beforehand, or agreed to now. */
async function agreeOn(quote: Quote, { money }: Connection, options: Options): Promise<bigint> {
  if (options.maxSpend !== undefined) {
    const most = money.parse(options.maxSpend)
    if (quote.depositWei <= most) return most
    throw new MusterError(
      'SPEC_OVER_BUDGET',
      `the deposit is ${money.format(quote.depositWei)}, more than the ${money.format(most)} of --max-spend`,
      { details: { depositWei: quote.depositWei, maxSpendWei: most } },
    )
  }
  await confirm(`Deposit ${money.format(quote.depositWei)} and post?`, options)
  return quote.depositWei
}

async function watch({ api, money }: Connection, taskId: string, options: Options) {
  const leave = new AbortController()
  const stop = () => leave.abort()
  process.once('SIGINT', stop)
  try {
    const task = await followTask(api, taskId, {
      money,
      quiet: options.json === true,
      logs: options.logs,
      signal: leave.signal,
    })
    print(options, task, () => summary(task, money.format))
    return task.outcome === 'done' ? exitCodes.ok : exitCodes.incomplete
  } catch (error) {
    if (!leave.signal.aborted) throw error
    print(options, { taskId, detached: true }, () => `\nThe task goes on: muster status ${shortId(taskId)}\n`)
    return exitCodes.detached
  } finally {
    process.off('SIGINT', stop)
  }
}

function summary(task: TaskDetail, format: (wei: bigint) => string): string {
  const took = task.endedMs === null ? '' : ` in ${((task.endedMs - task.createdMs) / 1000).toFixed(1)} s`
  return [
    `${stateOf(task)}${took}: ${task.partsDone} of ${task.parts} parts`,
    `paid ${format(task.cost.workWei)} for work and ${format(task.cost.checkWei)} for its check; ${format(task.cost.refundedWei)} came back`,
    `muster pull ${shortId(task.taskId)} copies the result here`,
    '',
  ].join('\n')
}
