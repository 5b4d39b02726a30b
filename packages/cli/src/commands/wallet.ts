import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

/** `muster wallet`: what this account holds; `send` and `history` below it. */
export function addWallet(program: Program): void {
  const wallet = program
    .command('wallet')
    .description('the account of this daemon and what it holds')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const [held, budget] = await Promise.all([api.getWallet(), api.getBudget()])
      print(options, { ...held, budget }, () =>
        formatFacts([
          ['account', held.address],
          ['tokens', money.format(held.tokenWei)],
          ['coin', money.formatNative(held.nativeWei)],
          ['owed', `${money.format(held.owedWei)}: muster withdraw collects it`],
          ['reserved', `${money.format(budget.reservedWei)} in tasks`],
          ['spent', money.format(budget.spentWei)],
        ]),
      )
    })
  wallet
    .command('send <amount> <to>')
    .description('send tokens to another account')
    .option('--native', 'the chain’s own coin instead of tokens')
    .option('--yes', 'do not ask')
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
    .description('every movement of the client’s money')
    .option('--json', 'print one JSON object')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const { entries } = await api.listBudgetEntries()
      print(command.optsWithGlobals(), { entries }, () =>
        entries.length === 0
          ? 'Nothing has moved yet.\n'
          : formatTable(entries, [
              { title: 'AT', cell: (entry) => formatTime(entry.atMs) },
              { title: 'WHAT', cell: (entry) => entry.what },
              { title: 'TASK', cell: (entry) => entry.taskName ?? '-' },
              { title: 'AMOUNT', cell: (entry) => money.format(entry.amountWei), right: true },
            ]),
      )
    })
}

type SendOptions = { native?: boolean; yes?: boolean; json?: boolean }
