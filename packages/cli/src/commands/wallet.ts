import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

/** `muster wallet`: shows the balances of this account; subcommands `send` and `history`. */
export function addWallet(program: Program): void {
  const wallet = program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const [balances, budget] = await Promise.all([api.getWallet(), api.getBudget()])
      print(options, { ...balances, budget }, () =>
        formatFacts([
          ['account', balances.address],
          ['tokens', money.format(balances.tokenWei)],
          ['coin', money.formatNative(balances.nativeWei)],
          ['owed', `${money.format(balances.owedWei)}; collect it with: ${ownCommand('withdraw')}`],
          ['reserved', `${money.format(budget.reservedWei)} in tasks`],
          ['spent', money.format(budget.spentWei)],
        ]),
      )
    })
  wallet
    .command('send <amount> <to>')
    .description('send tokens to another account')
    .option('--native', 'send the native coin of the chain instead of tokens')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (amount: string, to: string, _: object, command: { optsWithGlobals(): SendOptions }) => {
      const options = command.optsWithGlobals()
      const { api, money } = await connect()
      const amountWei = options.native ? money.parseNative(amount) : money.parse(amount)
      const shown = options.native ? money.formatNative(amountWei) : money.format(amountWei)
      await confirm(`Send ${shown} to ${to}?`, options)
      const asset = options.native ? 'native' : 'token'
      showSent(
        options,
        await api.sendFunds({ body: { asset, amountWei: amountWei.toString(), to } }),
        `sent ${shown}`,
      )
    })
  wallet
    .command('history')
    .description('list every movement of the client’s money')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const { entries } = await api.listBudgetEntries()
      print(command.optsWithGlobals(), { entries }, () =>
        entries.length === 0
          ? 'No entries.\n'
          : formatTable(entries, [
              { title: 'AT', cell: (entry) => formatTime(entry.atMs) },
              { title: 'ENTRY', cell: (entry) => entry.what },
              { title: 'TASK', cell: (entry) => entry.taskName ?? '-' },
              { title: 'AMOUNT', cell: (entry) => money.format(entry.amountWei), right: true },
            ]),
      )
    })
}

type SendOptions = { native?: boolean; yes?: boolean; json?: boolean }
