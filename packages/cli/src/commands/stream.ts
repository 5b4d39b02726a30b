import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StreamUsage, TaskEvent } from '@muster-network/api'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readNumber } from '../options/readNumber.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print, toJson } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'
import { forStream } from '../output/style.ts'
import { formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'
import { findStream } from '../stream/findStream.ts'
import { showStream, showStreams } from '../stream/showStream.ts'
import { checkTaskFile } from '../task/checkTaskFile.ts'

type Options = { json?: boolean; yes?: boolean }
type Global<O = Options> = { optsWithGlobals(): O }

/** `muster stream`: lists, shows and changes the streams of this client. */
export function addStream(program: Program): void {
  const stream = program
    .command()
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action((options: Options) => list(options))
  stream
    .command('list')
    .description('list the streams, newest first')
    .action((_: object, command: Global) => list(command.optsWithGlobals()))
  stream
    .command('status <stream>')
    .description('show a stream with its state, prices and subscribers')
    .action(async (ref: string, _: object, command: Global) => {
      const { api, money } = await connect()
      const { streamId } = await findStream(api, ref)
      const detail = await api.getStream({ params: { streamId } })
      print(command.optsWithGlobals(), detail, () => showStream(detail, money))
    })
  stream
    .command('revise <stream> <file>')
    .description('publish a new revision of the service; guarantee, stake and times stay')
    .action(async (ref: string, file: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      await checkTaskFile(file)
      const { api } = await connect()
      const { streamId, name } = await findStream(api, ref)
      await confirm(`Publish ${file} as the next revision of ${name}?`, options)
      const source = { file: path.resolve(file) }
      const revised = await api.reviseStream({ params: { streamId }, body: { source } })
      print(options, revised, () => `revised: ${name} has revision ${revised.revision}\n`)
    })
  stream
    .command('top-up <stream> <amount>')
    .description('add tokens of the wallet to the budget of a stream')
    .action(async (ref: string, amount: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      const { api, money } = await connect()
      const amountWei = money.parse(amount)
      const { streamId, name } = await findStream(api, ref)
      await confirm(`Add ${money.format(amountWei)} to the budget of ${name}?`, options)
      await api.topUpStream({ params: { streamId }, body: { amountWei: amountWei.toString() } })
      print(options, { streamId, amountWei }, () => `added ${money.format(amountWei)} to ${name}\n`)
    })
  stream
    .command('retract <stream>')
    .description('end a stream; its subscribers settle, then the rest of the deposit returns')
    .action(async (ref: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      const { api } = await connect()
      const { streamId, name } = await findStream(api, ref)
      await confirm(`End ${name}? It answers no more requests.`, options)
      await api.retractStream({ params: { streamId } })
      print(options, { streamId }, () => `retracted: ${name}; the deposit returns after the settle time\n`)
    })
  stream
    .command('logs <stream>')
    .description('print the journal of a stream')
    .option('--follow', 'follow the journal until Ctrl-C')
    .action((ref: string, _: object, command: Global<Options & { follow?: boolean }>) =>
      logs(ref, command.optsWithGlobals()),
    )
  stream
    .command('usage <stream>')
    .description('list the requests to a stream: time, key, units, cost, status, time to the first token')
    .option('--limit <number>', 'the most rows', '100')
    .option('--csv <file>', 'write all rows to a file instead: the bill')
    .action((ref: string, _: object, command: Global<UsageOptions>) => usage(ref, command.optsWithGlobals()))
}

async function list(options: Options): Promise<void> {
  const { api, money } = await connect()
  const { streams } = await api.listStreams()
  print(options, { streams }, () =>
    streams.length === 0
      ? `No streams. To open one: ${ownCommand('serve')} <file>\n`
      : showStreams(streams, money),
  )
}

async function logs(ref: string, options: Options & { follow?: boolean }): Promise<void> {
  const { api } = await connect()
  const { streamId } = await findStream(api, ref)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  try {
    const query = { follow: options.follow === true ? ('true' as const) : ('false' as const) }
    for await (const event of api.watchStream({ params: { streamId }, query }, { signal: stopping.signal }))
      process.stdout.write(options.json ? `${toJson(event)}\n` : forStream(lineOf(event), process.stdout))
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  } finally {
    process.off('SIGINT', stop)
  }
}

function lineOf({ atMs, step, facts }: TaskEvent): string {
  const words = Object.entries(facts).map(([name, value]) => `${name} ${toJson(value)}`)
  return `${[formatTime(atMs), step, ...words].join('  ')}\n`
}

type UsageOptions = Options & { limit: string; csv?: string }

async function usage(ref: string, options: UsageOptions): Promise<void> {
  const limit = readNumber('--limit', options.limit, { min: 1, max: 1_000, whole: true })
  const { api, money } = await connect()
  const { streamId, name } = await findStream(api, ref)
  if (options.csv !== undefined) {
    const file = path.resolve(options.csv)
    const { body } = await api.downloadStreamUsage({ params: { streamId } })
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(file))
    print(options, { streamId, file }, () => `wrote ${file}\n`)
    return
  }
  const page = await api.listStreamUsage({ params: { streamId }, query: { limit } })
  print(options, page, () =>
    page.rows.length === 0
      ? `No requests to ${name} yet.\n`
      : `${formatTable(page.rows, [
          { title: 'AT', cell: (row) => formatTime(row.atMs) },
          { title: 'KEY', cell: (row) => row.keyName || shortId(row.keyId), shrinks: 1 },
          { title: 'IN', cell: (row) => String(row.inUnits), right: true },
          { title: 'OUT', cell: (row) => String(row.outUnits), right: true },
          { title: 'COST', cell: (row) => costOf(row, money.formatTokens), right: true },
          { title: 'STATUS', cell: (row) => String(row.status ?? 'open'), right: true },
          { title: 'FIRST', cell: (row) => (row.firstMs === null ? '-' : `${row.firstMs} ms`), right: true },
        ])}${page.next === null ? '' : `… and more; to write all: ${ownCommand(`stream usage ${shortId(streamId)} --csv usage.csv`)}\n`}`,
  )
}

const costOf = ({ costWei }: StreamUsage, format: (wei: bigint) => string) =>
  costWei === null ? '-' : format(costWei)
