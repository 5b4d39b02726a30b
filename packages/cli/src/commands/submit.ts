import path from 'node:path'
import type { Quote, TaskDetail } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { print } from '../output/print.ts'
import { forStream, styled } from '../output/style.ts'
import { type Fact, formatFacts } from '../output/table.ts'
import { widthOf } from '../output/textWidth.ts'
import type { Program } from '../Program.ts'
import { checkPostable } from '../task/checkTaskFile.ts'
import { followTask } from '../task/followTask.ts'
import { followUntilInterrupt } from '../task/followUntilInterrupt.ts'
import { nextStep } from '../task/nextStep.ts'
import { showQuote } from '../task/showQuote.ts'
import { stateStyle, stateWords } from '../task/taskState.ts'

type Options = {
  maxSpend?: string
  yes?: boolean
  dryRun?: boolean
  detach?: boolean
  verbose?: boolean
  logs: boolean
  json?: boolean
}

/** `muster submit task.yaml`: quotes, confirms and posts a task, and follows it until it ends. */
export function addSubmit(program: Program): void {
  program
    .command()
    .option('--max-spend <amount>', 'post without confirmation if the deposit is at most this many tokens')
    .option('--yes', 'post without confirmation at any price')
    .option('--dry-run', 'exit after the quote')
    .option('--detach', 'exit after posting')
    .option('--verbose', 'show the check in numbers and every event')
    .option('--no-logs', 'do not show the logs of the parts')
    .option('--json', 'print one JSON object at the end')
    .action(async (file: string, options: Options) => program.exitWith(await submit(file, options)))
}

async function submit(file: string, options: Options) {
  await checkPostable(file)
  const connection = await connect()
  const { api, money } = connection
  const source = { file: path.resolve(file) }
  const quote = await api.createQuote({ body: { source } })
  if (options.dryRun) {
    print(options, quote, () => showQuote(quote, money, options))
    return exitCodes.ok
  }
  if (!options.json) {
    const text = showQuote(quote, money, { ...options, width: widthOf(process.stderr) })
    process.stderr.write(forStream(`${text}\n`, process.stderr))
  }
  const maxSpendWei = await confirmSpend(quote, connection, options)
  const { taskId } = await api.submitTask({ body: { source, maxSpendWei: maxSpendWei.toString() } })
  if (options.detach) {
    print(options, { taskId }, () => `${taskId}\n`)
    return exitCodes.ok
  }
  return follow(connection, taskId, options)
}

/** Returns the spending limit: the value of --max-spend, or the confirmed deposit. */
async function confirmSpend(quote: Quote, { money }: Connection, options: Options): Promise<bigint> {
  if (options.maxSpend !== undefined) {
    const maxSpendWei = money.parse(options.maxSpend)
    if (quote.depositWei <= maxSpendWei) return maxSpendWei
    throw new MusterError(
      'SPEC_OVER_BUDGET',
      `The deposit of ${money.format(quote.depositWei)} exceeds --max-spend ${money.format(maxSpendWei)}.`,
      { details: { depositWei: quote.depositWei, maxSpendWei } },
    )
  }
  await confirm(`Deposit ${money.format(quote.depositWei)} and post the task?`, options)
  return quote.depositWei
}

function follow({ api, money }: Connection, taskId: string, options: Options) {
  return followUntilInterrupt(taskId, options, async (signal) => {
    const task = await followTask(api, taskId, {
      money,
      quiet: options.json === true,
      logs: options.logs,
      verbose: options.verbose === true,
      signal,
    })
    print(options, task, () => summary(task, money.format))
    return task.outcome === 'done' ? exitCodes.ok : exitCodes.incomplete
  })
}

/** The end of a task: what came of it, the reason of a failure, and the next step. */
function summary(task: TaskDetail, format: (wei: bigint) => string): string {
  const took = task.endedMs === null ? '' : ` in ${((task.endedMs - task.createdMs) / 1000).toFixed(1)} s`
  const head = `${stateWords(task)}${took}: ${task.partsDone} of ${task.parts} parts`
  const next = nextStep(task)
  return [
    `${styled(stateStyle(task), head)}\n`,
    formatFacts([
      [
        'paid',
        `${format(task.cost.workWei)} for work and ${format(task.cost.checkWei)} for the check; refunded ${format(task.cost.refundedWei)}`,
      ],
      ...(task.why === undefined ? [] : [['reason', task.why, stateStyle(task)] satisfies Fact]),
      ...(next === undefined ? [] : [['next', next] satisfies Fact]),
    ]),
  ].join('')
}
