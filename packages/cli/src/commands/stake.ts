import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readCount } from '../options/readNumber.ts'
import { requireOneOf } from '../options/requireOneOf.ts'
import { jailFacts } from '../output/jailFacts.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; surety?: boolean; yes?: boolean; json?: boolean }

/** `muster stake [amount]`: shows the stake, or adds to it. An operator's stake backs its work; savings earn a yield. */
export function addStake(program: Program): void {
  program
    .command()
    .option('--savings', 'deposit into savings, which earn a yield and vote, instead of the operator’s stake')
    .option('--surety', 'move free stake into the surety, which backs many parts and is lost whole')
    .option('--class <name>', 'bond free stake for council duty in this class; the amount is in units')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (amount: string | undefined, options: Options) => {
      requireOneOf({
        '--savings': options.savings === true,
        '--surety': options.surety === true,
        '--class': options.class !== undefined,
      })
      const units = options.class === undefined || amount === undefined ? 0 : readCount('units', amount, 1)
      const { api, money } = await connect()
      if (amount === undefined) {
        const stake = await api.getStake()
        print(options, stake, () =>
          [
            formatFacts([
              [
                'free',
                `${money.format(stake.freeWei)} to back bids; a replayed part usually locks 40 prices`,
              ],
              ['locked', `${money.format(stake.lockedWei)} for work`],
              [
                'surety',
                `${money.format(stake.surety.amountWei)}; ${money.format(stake.surety.usedWei)} of it backs ${stake.surety.parts} parts`,
              ],
              ...(stake.surety.lostMs === null
                ? []
                : [['lost', `the surety, at ${formatTime(stake.surety.lostMs)}, for wrong work`] as const]),
              ['bonded', `${money.format(stake.bondedWei)} for council duty`],
              ['nodes', `${stake.nodes}, stake per node ${money.format(stake.nodeStakeWei)}`],
              ...jailFacts(stake.jail),
              ...(stake.silences === 0
                ? []
                : [['silences', `${stake.silences} lately; ${stake.jailSilences} jail`] as const]),
            ]),
            formatTable(stake.bonds, [
              { title: 'CLASS', cell: (bond) => bond.className },
              { title: 'UNITS', cell: (bond) => String(bond.units), right: true },
              { title: 'ON DUTY', cell: (bond) => String(bond.duty), right: true },
              { title: 'LEAVING', cell: (bond) => String(bond.leaving), right: true },
              {
                title: 'FREE AT',
                cell: (bond) => (bond.leavesMs === null ? '-' : formatTime(bond.leavesMs)),
              },
            ]),
          ]
            .filter((text) => text !== '')
            .join('\n'),
        )
        return
      }
      if (options.class !== undefined) {
        await confirm(`Bond ${units} units for council duty in ${options.class}?`, options)
        showSent(options, await api.bondStake({ body: { className: options.class, units } }), 'bonded')
        return
      }
      const amountWei = money.parse(amount)
      if (options.surety) {
        await confirm(
          `Move ${money.format(amountWei)} of the free stake into the surety? The first proof of wrong work costs all of it.`,
          options,
        )
        showSent(
          options,
          await api.raiseSurety({ body: { amountWei: amountWei.toString() } }),
          'surety raised',
        )
        return
      }
      await confirm(`Stake ${money.format(amountWei)}${options.savings ? ' as savings' : ''}?`, options)
      const body = { amountWei: amountWei.toString() }
      showSent(
        options,
        options.savings ? await api.addSavings({ body }) : await api.addStake({ body }),
        'staked',
      )
    })
}
