import type { Provider, ProviderSettings } from '@muster-network/api'
import { MusterError, regionCodes, unknownRegion } from '@muster-network/core'
import type { z } from 'zod'
import { ask, confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import { formatShare } from '../output/share.ts'
import { shortId } from '../output/shortId.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatBytes } from '../output/times.ts'
import type { Program } from '../Program.ts'

type StartOptions = {
  price?: string
  slots?: string
  region?: string
  hours?: string
  maxStake?: string
  yes?: boolean
  json?: boolean
}

/** `muster provide`: lends this machine; its subcommands show, test and stop the provider. */
export function addProvide(program: Program): void {
  const provide = program
    .command()
    .option('--price <amount>', 'minimum price of 10⁹ units of work, in tokens (default: the market price)')
    .option('--slots <number>', 'maximum concurrent runs')
    .option('--region <name>', 'region of this machine, such as de or us-east')
    .option('--hours <from-to>', 'hours in which tasks may run, such as 22:00-07:00')
    .option('--max-stake <amount>', 'stake up to this many tokens without confirmation')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (options: StartOptions) => start(await connect(), options))
  provide
    .command('show')
    .description('show the settings, runs and earnings of this provider')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const provider = await api.getProvider()
      print(command.optsWithGlobals(), provider, () => showProvider(provider, money))
    })
  provide
    .command('bids')
    .description('list the tasks that this machine bid on or refused, with the reasons')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const { bids } = await api.listBids()
      print(command.optsWithGlobals(), { bids }, () =>
        bids.length === 0
          ? 'No tasks seen yet.\n'
          : formatTable(bids, [
              { title: 'TASK', cell: (bid) => shortId(bid.taskId) },
              { title: 'OUTCOME', cell: (bid) => bid.outcome },
              {
                title: 'PRICE',
                cell: (bid) => (bid.priceWei === null ? '-' : money.format(bid.priceWei)),
                right: true,
              },
              { title: 'REASON', cell: (bid) => bid.reasons.map((each) => each.why).join('; ') },
            ]),
      )
    })
  for (const [word, call, description] of [
    ['drain', 'drainProvider', 'accept no new work and finish the current runs'],
    ['stop', 'stopProvider', 'stop all runs now; each delivers its last receipted checkpoint'],
  ] as const)
    provide
      .command(word)
      .description(description)
      .action(async () => {
        const { api } = await connect()
        const { state } = await api[call]()
        process.stdout.write(`${state}\n`)
      })
  provide
    .command('test')
    .description('run and measure a small task in the same sandbox as client tasks')
    .action(async () => test(await connect()))
}

async function start(connection: Connection, options: StartOptions): Promise<void> {
  const { api, money } = connection
  const settings = await chooseSettings(connection, options)
  if (!options.json) await test(connection)
  await api.putProviderSettings({ body: settings })
  const needed = (await api.getSetup()).stakeNeededWei ?? 0n
  const maxStakeWei = options.maxStake === undefined ? needed : money.parse(options.maxStake)
  if (options.maxStake === undefined && needed > 0n)
    await confirm(`Stake ${money.format(needed)} and start to bid?`, options)
  const { state } = await api.startProvider({ body: { maxStakeWei: maxStakeWei.toString() } })
  const provider = await api.getProvider()
  print(options, provider, () => `${state}\n${showProvider(provider, money)}`)
}

async function chooseSettings({ api, money }: Connection, options: StartOptions) {
  const { settings } = await api.getProvider()
  const region = options.region ?? (await askRegion(settings.region, options))
  const changes: z.input<typeof ProviderSettings> | object = {
    ...(options.price !== undefined && { floorPerBillionUnitsWei: money.parse(options.price).toString() }),
    ...(options.slots !== undefined && { limits: { ...settings.limits, slots: Number(options.slots) } }),
    ...(region !== undefined && { region }),
    ...(options.hours !== undefined && { hours: [parseHours(options.hours)] }),
  }
  return changes
}

/** Asks an interactive owner for the region once: tasks with a region requirement only match machines with a region. */
async function askRegion(known: string, { yes, json }: StartOptions): Promise<string | undefined> {
  if (known !== unknownRegion || yes || json || !process.stdin.isTTY) return undefined
  const answer = await ask(
    `Region of this machine (${regionCodes.slice(1, 8).join(', ')}, …; Enter to skip): `,
  )
  return answer === '' ? undefined : answer
}

function parseHours(text: string) {
  const [from, to] = text.split('-')
  if (!from || !to)
    throw new MusterError('CONFIG_INVALID', `Invalid --hours "${text}".`, {
      hint: 'Write a time range, such as 22:00-07:00.',
    })
  return { days: [0, 1, 2, 3, 4, 5, 6], from, to }
}

async function test({ api }: Connection): Promise<void> {
  let failed = false
  for await (const { name, status, found } of api.testProvider()) {
    if (status === 'running') continue
    failed ||= status === 'failed'
    const sign = { ok: '✓', failed: '✗', skipped: '-' }[status]
    process.stderr.write(`${sign} ${name.padEnd(12)} ${plainLine(found)}\n`)
  }
  if (failed)
    throw new MusterError('EXEC_HOST', 'The self-test failed: this machine cannot run tasks.', {
      hint: 'Run muster doctor to see the missing requirements.',
    })
}

function showProvider(provider: Provider, money: Money): string {
  const { earnings, settings, offer, uptime } = provider
  const facts = formatFacts([
    ['state', provider.why === null ? provider.state : `${provider.state}: ${provider.why}`],
    [
      'offer',
      offer ? `${offer.classNames.join(', ')}, score ${offer.score}, ${offer.region}` : 'not registered',
    ],
    [
      'floor',
      `${money.format(settings.floorPerBillionUnitsWei)} per 10⁹ units; market price ${money.format(provider.priceSuggestion.usualWei)}`,
    ],
    [
      'limits',
      `${settings.limits.slots} runs, ${formatBytes(settings.limits.memoryBytes)} memory, ${formatBytes(settings.limits.diskBytes)} disk`,
    ],
    [
      'earned',
      `${money.format(earnings.earnedWei)}; pending ${money.format(earnings.pendingWei)}, withheld ${money.format(earnings.heldWei)}, slashed ${money.format(earnings.slashedWei)}`,
    ],
    ['uptime', `${(uptime.share * 100).toFixed(1)}%`],
  ])
  const runs = formatTable(provider.runs, [
    { title: 'TASK', cell: (run) => shortId(run.taskId) },
    { title: 'PART', cell: (run) => String(run.part), right: true },
    { title: 'STATE', cell: (run) => run.state },
    { title: 'DONE', cell: (run) => formatShare(run.progress), right: true },
    { title: 'PRICE', cell: (run) => money.format(run.priceWei), right: true },
  ])
  return runs === '' ? facts : `${facts}\n${runs}`
}
