import type { Provider } from '@muster-network/api'
import type { Command } from 'commander'
import { connect } from '../connect.ts'
import type { Money } from '../output/money.ts'
import { print } from '../output/print.ts'
import { formatShare } from '../output/share.ts'
import { shortId } from '../output/shortId.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatBytes } from '../output/times.ts'
import type { Program } from '../Program.ts'
import type { StartOptions } from '../provide/readStartOptions.ts'
import { startProviding } from '../provide/startProviding.ts'
import { testMachine } from '../provide/testMachine.ts'

type Global<Options> = { optsWithGlobals(): Options }

/** `muster provide`: lends this machine; its subcommands show, test and stop the provider. */
export function addProvide(program: Program): void {
  const provide = addStart(program.command())
  addStart(provide.command('start').description('the same as provide alone: lend this machine'))
  provide
    .command('show')
    .description('show the settings, runs and earnings of this provider')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: Global<{ json?: boolean }>) => {
      const { api, money } = await connect()
      const provider = await api.getProvider()
      print(command.optsWithGlobals(), provider, () => showProvider(provider, money))
    })
  provide
    .command('bids')
    .description('list the tasks that this machine bid on or refused, with the reasons')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: Global<{ json?: boolean }>) => {
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
    .action(async () => testMachine(await connect()))
}

/** Adds the options and the action that start the provider. */
function addStart(command: Command): Command {
  return command
    .option(
      '--price <amount>',
      'minimum price, such as 0.5/h for an hour of a run or 0.0001/billion for 10⁹ units',
    )
    .option('--slots <number>', 'maximum concurrent runs')
    .option('--region <name>', 'region of this machine, such as de or us-east')
    .option('--hours <from-to>', 'hours in which tasks may run, such as 22:00-07:00')
    .option('--max-stake <amount>', 'stake up to this many tokens without confirmation')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (_: object, own: Global<StartOptions>) => {
      const options = own.optsWithGlobals()
      const connection = await connect()
      const provider = await startProviding(connection, options)
      print(options, provider, () => `${provider.state}\n${showProvider(provider, connection.money)}`)
    })
}

function marketPrice({ priceSuggestion }: Provider, money: Money): string {
  if (priceSuggestion.samples === 0) return 'no work of this class was paid yet'
  return `usually paid ${money.formatPrice(priceSuggestion.usualWei, 'hour')}`
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
      'price',
      `${money.formatPrice(settings.hourPriceWei, 'hour')} of a run; ${money.formatPrice(settings.floorPerBillionUnitsWei, 'billionUnits')}; ${marketPrice(provider, money)}`,
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
