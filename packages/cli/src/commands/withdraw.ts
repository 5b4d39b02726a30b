import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { requireOneOf } from '../options/requireOneOf.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; yes?: boolean; json?: boolean }

/** `muster withdraw [amount]`: withdraws free stake, unbonded funds, or what the contracts owe into the wallet. */
export function addWithdraw(program: Program): void {
  program
    .command()
    .option('--savings', 'withdraw savings whose delay is over')
    .option('--class <name>', 'release the bond of this class whose delay is over')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (amount: string | undefined, options: Options) => {
      requireOneOf({
        'an amount': amount !== undefined,
        '--savings': options.savings === true,
        '--class': options.class !== undefined,
      })
      const { api, money } = await connect()
      if (options.class !== undefined)
        showSent(options, await api.claimBond({ body: { className: options.class } }), 'released')
      else if (options.savings) showSent(options, await api.withdrawSavings(), 'withdrawn')
      else if (amount !== undefined) {
        const amountWei = money.parse(amount)
        await confirm(`Withdraw ${money.format(amountWei)} of stake?`, options)
        showSent(options, await api.withdrawStake({ body: { amountWei: amountWei.toString() } }), 'withdrawn')
      } else {
        const collected = await api.collectOwed()
        print(options, collected, () => `collected ${money.format(collected.collectedWei)}\n`)
      }
    })
}
