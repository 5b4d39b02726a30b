import type { Provider, ProviderSettings } from '@muster-network/api'
import { MusterError, regionCodes, unknownRegion } from '@muster-network/core'
import type { z } from 'zod'
import { ask, confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
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

/** `muster provide`: lends this machine; its words below set it up, stop it and test it. */
export function addProvide(program: Program): void {
  const provide = program
    .command('provide')
    .description('lend this machine: test it, list it and take work')
    .option('--price <amount>', 'the least for 10⁹ units of work, in tokens; without it, what others ask')
    .option('--slots <number>', 'runs at once')
    .option('--region <name>', 'where this machine is, such as de or us-east')
    .option('--hours <from-to>', 'when strangers’ work may run, such as 22:00-07:00')
    .option('--max-stake <amount>', 'stake at most this many tokens without asking')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (options: StartOptions) => start(await connect(), options))
  provide
    .command('show')
    .description('what this machine lends, runs and earns')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const provider = await api.getProvider()
      print(command.optsWithGlobals(), provider, () => showProvider(provider, money))
    })
  provide
    .command('bids')
    .description('tasks that this machine bid on or refused, each with the reason')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const { bids } = await api.listBids()
      print(command.optsWithGlobals(), { bids }, () =>
        bids.length === 0
          ? 'No task has come by yet.\n'
          : formatTable(bids, [
              { title: 'TASK', cell: (bid) => shortId(bid.taskId) },
              { title: 'OUTCOME', cell: (bid) => bid.outcome },
              {
                title: 'PRICE',
                cell: (bid) => (bid.priceWei === null ? '-' : money.format(bid.priceWei)),
                right: true,
              },
              { title: 'WHY', cell: (bid) => bid.reasons.map((each) => each.why).join('; ') },
            ]),
      )
    })
  for (const [word, call, what] of [
    ['drain', 'drainProvider', 'take no new work and end what runs'],
    ['stop', 'stopProvider', 'give the machine back now: runs leave with their last receipted checkpoint'],
  ] as const)
    provide
      .command(word)
      .description(what)
      .action(async () => {
        const { api } = await connect()
        const { state } = await api[call]()
        process.stdout.write(`${state}\n`)
      })
  provide
    .command('test')
    .description('run a small task as a stranger’s would run, and measure it')
    .action(async () => test(await connect()))
}

async function start(connection: Connection, options: StartOptions): Promise<void> {
  const { api, money } = connection
  const settings = await settingsFrom(connection, options)
  if (!options.json) await test(connection)
  await api.putProviderSettings({ body: settings })
  const needed = (await api.getSetup()).stakeNeededWei ?? 0n
  const most = options.maxStake === undefined ? needed : money.parse(options.maxStake)
  if (options.maxStake === undefined && needed > 0n)
    await confirm(`Stake ${money.format(needed)} and begin to take work?`, options)
  const { state } = await api.startProvider({ body: { maxStakeWei: most.toString() } })
  const provider = await api.getProvider()
  print(options, provider, () => `${state}\n${showProvider(provider, money)}`)
}

async function settingsFrom({ api, money }: Connection, options: StartOptions) {
  const { settings } = await api.getProvider()
  const region = options.region ?? (await askRegion(settings.region, options))
  const changes: z.input<typeof ProviderSettings> | object = {
    ...(options.price !== undefined && { floorPerBillionUnitsWei: money.parse(options.price).toString() }),
    ...(options.slots !== undefined && { limits: { ...settings.limits, slots: Number(options.slots) } }),
    ...(region !== undefined && { region }),
    ...(options.hours !== undefined && { hours: [hoursFrom(options.hours)] }),
  }
  return changes
}

/** Asked once, of an owner who is there: work that is bound to a place goes to machines that say where they are. */
async function askRegion(known: string, { yes, json }: StartOptions): Promise<string | undefined> {
  if (known !== unknownRegion || yes || json || !process.stdin.isTTY) return undefined
  const said = await ask(
    `Where is this machine (${regionCodes.slice(1, 8).join(', ')}, …; Enter to leave it unsaid)? `,
  )
  return said === '' ? undefined : said
}

function hoursFrom(text: string) {
  const [from, to] = text.split('-')
  if (!from || !to)
    throw new MusterError('CONFIG_INVALID', `--hours ${text} is not a span of time`, {
      hint: 'Write it as 22:00-07:00.',
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
    throw new MusterError('EXEC_HOST', 'this machine cannot run work as it is', {
      hint: 'muster doctor says what is missing.',
    })
}

function showProvider(provider: Provider, money: Money): string {
  const { earnings, settings, offer, uptime } = provider
  const facts = formatFacts([
    ['state', provider.why === null ? provider.state : `${provider.state}: ${provider.why}`],
    ['offer', offer ? `${offer.classNames.join(', ')}, score ${offer.score}, ${offer.region}` : 'not listed'],
    [
      'floor',
      `${money.format(settings.floorPerBillionUnitsWei)} for 10⁹ units; others ask ${money.format(provider.priceSuggestion.usualWei)}`,
    ],
    [
      'lends',
      `${settings.limits.slots} runs, ${formatBytes(settings.limits.memoryBytes)} memory, ${formatBytes(settings.limits.diskBytes)} disk`,
    ],
    [
      'earned',
      `${money.format(earnings.earnedWei)}; pending ${money.format(earnings.pendingWei)}, held ${money.format(earnings.heldWei)}, slashed ${money.format(earnings.slashedWei)}`,
    ],
    ['uptime', `${(uptime.share * 100).toFixed(1)}%`],
  ])
  const runs = formatTable(provider.runs, [
    { title: 'TASK', cell: (run) => shortId(run.taskId) },
    { title: 'PART', cell: (run) => String(run.part), right: true },
    { title: 'STATE', cell: (run) => run.state },
    { title: 'DONE', cell: (run) => `${Math.floor(run.progress * 100)}%`, right: true },
    { title: 'PRICE', cell: (run) => money.format(run.priceWei), right: true },
  ])
  return runs === '' ? facts : `${facts}\n${runs}`
}
