import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; yes?: boolean; json?: boolean }

/** `muster unstake <amount>`: begins to take savings or a council bond out; `muster withdraw` brings it home after the delay. */
export function addUnstake(program: Program): void {
  program
    .command('unstake <amount>')
    .description('begin to take savings or a council bond out; free after the delay')
    .option('--savings', 'tokens of the savings')
    .option('--class <name>', 'units of the bond for council duty in this class')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (amount: string, options: Options) => {
      const { api, money } = await connect()
      if (options.class !== undefined) {
        await confirm(`Leave council duty in ${options.class} with ${amount} units?`, options)
        showSent(
          options,
          await api.unbondStake({ body: { className: options.class, units: Number(amount) } }),
          'leaving',
        )
      } else if (options.savings) {
        const amountWei = money.parse(amount)
        await confirm(`Take ${money.format(amountWei)} out of savings?`, options)
        showSent(options, await api.leaveSavings({ body: { amountWei: amountWei.toString() } }), 'leaving')
      } else
        throw new MusterError('CONFIG_INVALID', 'what should be unstaked was not said', {
          hint: 'Give --savings or --class; free stake needs no delay: muster withdraw <amount>.',
        })
    })
}
