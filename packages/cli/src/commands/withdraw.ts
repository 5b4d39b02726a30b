import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; yes?: boolean; json?: boolean }

/** `muster withdraw [amount]`: brings free stake, what has left its delay, and what contracts owe into the wallet. */
export function addWithdraw(program: Program): void {
  program
    .command('withdraw [amount]')
    .description('bring free stake into the wallet; without an amount, everything that contracts owe')
    .option('--savings', 'savings whose delay is over')
    .option('--class <name>', 'free the bond of this class whose delay is over')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (amount: string | undefined, options: Options) => {
      const { api, money } = await connect()
      if (options.class !== undefined)
        showSent(options, await api.claimBond({ body: { className: options.class } }), 'freed')
      else if (options.savings) showSent(options, await api.withdrawSavings(), 'withdrawn')
      else if (amount !== undefined) {
        const amountWei = money.parse(amount)
        await confirm(`Withdraw ${money.format(amountWei)} of stake?`, options)
        showSent(options, await api.withdrawStake({ body: { amountWei: amountWei.toString() } }), 'withdrawn')
      } else {
        const collected = await api.collectOwed()
        print(options, collected, () => `${money.format(collected.collectedWei)} collected\n`)
      }
    })
}
