import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readCount } from '../options/readNumber.ts'
import { requireOneOf } from '../options/requireOneOf.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; surety?: boolean; yes?: boolean; json?: boolean }

/** `muster unstake <amount>`: lowers the surety, or starts the withdrawal of savings or a council bond; `muster withdraw` completes it after the delay. */
export function addUnstake(program: Program): void {
  program
    .command()
    .option('--savings', 'withdraw tokens from savings')
    .option('--surety', 'move a part of the surety that backs no work to the free stake, at once')
    .option('--class <name>', 'unbond units from council duty in this class')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (amount: string, options: Options) => {
      requireOneOf({
        '--savings': options.savings === true,
        '--surety': options.surety === true,
        '--class': options.class !== undefined,
      })
      const units = options.class === undefined ? 0 : readCount('units', amount, 1)
      const { api, money } = await connect()
      if (options.class !== undefined) {
        await confirm(`Unbond ${units} units from council duty in ${options.class}?`, options)
        showSent(options, await api.unbondStake({ body: { className: options.class, units } }), 'unbonding')
      } else if (options.surety) {
        const amountWei = money.parse(amount)
        await confirm(`Move ${money.format(amountWei)} of the surety to the free stake?`, options)
        showSent(
          options,
          await api.lowerSurety({ body: { amountWei: amountWei.toString() } }),
          'surety lowered',
        )
      } else if (options.savings) {
        const amountWei = money.parse(amount)
        await confirm(`Withdraw ${money.format(amountWei)} from savings?`, options)
        showSent(
          options,
          await api.leaveSavings({ body: { amountWei: amountWei.toString() } }),
          'withdrawal started',
        )
      } else
        throw new MusterError('CONFIG_INVALID', 'Missing option: pass --savings, --surety or --class.', {
          hint: 'Free stake has no delay: muster withdraw <amount>',
        })
    })
}
