import path from 'node:path'
import type { StreamQuote } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'
import { forStream } from '../output/style.ts'
import { widthOf } from '../output/textWidth.ts'
import type { Program } from '../Program.ts'
import { awaitUp } from '../stream/awaitUp.ts'
import { callLine } from '../stream/callLine.ts'
import { checkTaskFile } from '../task/checkTaskFile.ts'
import { showStreamQuote } from '../task/showStreamQuote.ts'

type Options = { maxSpend?: string; yes?: boolean; dryRun?: boolean; detach?: boolean; json?: boolean }

/** `muster serve task.yaml`: quotes, confirms and opens a stream, waits until it answers, and prints how to call it. */
export function addServe(program: Program): void {
  program
    .command()
    .option('--max-spend <amount>', 'open without confirmation if the deposit is at most this many tokens')
    .option('--yes', 'open without confirmation at any price')
    .option('--dry-run', 'exit after the quote')
    .option('--detach', 'exit after opening, without waiting for subscribers')
    .option('--json', 'print one JSON object at the end')
    .action(async (file: string, options: Options) => program.exitWith(await serve(file, options)))
}

async function serve(file: string, options: Options) {
  const { kind, name } = await checkTaskFile(file)
  if (kind !== 'stream')
    throw new MusterError('SPEC_UNSUPPORTED', 'This task is a batch task, not a stream.', {
      hint: `Run it with: ${ownCommand('submit')} <file>`,
    })
  const connection = await connect()
  const { api, money } = connection
  const source = { file: path.resolve(file) }
  const quote = await api.quoteStream({ body: { source } })
  if (options.dryRun) {
    print(options, quote, () => showStreamQuote(quote, money))
    return exitCodes.ok
  }
  if (!options.json) {
    const text = showStreamQuote(quote, money, { width: widthOf(process.stderr) })
    process.stderr.write(forStream(`${text}\n`, process.stderr))
  }
  const maxSpendWei = await confirmSpend(quote, connection, options)
  const { streamId } = await api.openStream({ body: { source, maxSpendWei: maxSpendWei.toString() } })
  const gateway = await api.startGateway({ body: {} })
  const secret = await firstKey(connection)
  if (!options.detach) {
    const end = await awaitUp(api, streamId, options)
    if (end !== 'up') {
      const next = `${name} is ${end === 'left' ? 'not up yet' : end}; to see why: ${ownCommand(`stream status ${shortId(streamId)}`)}\n`
      print(options, { streamId, baseUrl: gateway.baseUrl, secret, phase: end }, () => next + keyLine(secret))
      return end === 'left' ? exitCodes.detached : exitCodes.failed
    }
  }
  const stream = await api.getStream({ params: { streamId } })
  const call = callLine(stream, { baseUrl: gateway.baseUrl ?? '', secret })
  print(options, { streamId, baseUrl: gateway.baseUrl, secret, phase: stream.phase, call }, () =>
    [`${stream.name} is ${stream.phase}: ${gateway.baseUrl}\n`, keyLine(secret), `call it: ${call}\n`].join(
      '',
    ),
  )
  return exitCodes.ok
}

const keyLine = (secret: string | null) => (secret === null ? '' : `API key, shown only now: ${secret}\n`)

/** Returns the spending limit: the value of --max-spend, or the confirmed deposit. */
async function confirmSpend(quote: StreamQuote, { money }: Connection, options: Options): Promise<bigint> {
  if (options.maxSpend !== undefined) {
    const maxSpendWei = money.parse(options.maxSpend)
    if (quote.depositWei <= maxSpendWei) return maxSpendWei
    throw new MusterError(
      'SPEC_OVER_BUDGET',
      `The deposit of ${money.format(quote.depositWei)} exceeds --max-spend ${money.format(maxSpendWei)}.`,
      { details: { depositWei: quote.depositWei, maxSpendWei } },
    )
  }
  await confirm(`Deposit ${money.format(quote.depositWei)} and open the stream?`, options)
  return quote.depositWei
}

/** Creates an API key when the gateway has none; returns its secret, or null. */
async function firstKey({ api }: Connection): Promise<string | null> {
  const { keys } = await api.listKeys()
  if (keys.some(({ revokedMs }) => revokedMs === null)) return null
  return (await api.createKey({ body: { name: 'default' } })).secret
}
