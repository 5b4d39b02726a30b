import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; savings?: boolean; yes?: boolean; json?: boolean }

/** `muster stake [amount]`: shows the stake, or adds to it; an operator's stake backs its work, savings earn a yield. */
export function addStake(program: Program): void {
  program
    .command('stake [amount]')
    .description('show the stake, or add tokens of the wallet to it')
    .option('--savings', 'to savings, which earn a yield and vote, instead of the operator’s stake')
    .option('--class <name>', 'bond free stake for council duty in this class; the amount is in units')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (amount: string | undefined, options: Options) => {
      const { api, money } = await connect()
      if (amount === undefined) {
        const stake = await api.getStake()
        print(options, stake, () =>
          [
            formatFacts([
              ['free', money.format(stake.freeWei)],
              ['locked', `${money.format(stake.lockedWei)} behind work`],
              ['bonded', `${money.format(stake.bondedWei)} for council duty`],
              ['nodes', `${stake.nodes}, each needs ${money.format(stake.nodeStakeWei)}`],
              ...(stake.jailedUntilMs === null
                ? []
                : [['jailed', `until ${formatTime(stake.jailedUntilMs)}`] as const]),
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
        await confirm(`Bond ${amount} units for council duty in ${options.class}?`, options)
        showSent(
          options,
          await api.bondStake({ body: { className: options.class, units: Number(amount) } }),
          'bonded',
        )
        return
      }
      const amountWei = money.parse(amount)
      await confirm(`Stake ${money.format(amountWei)}${options.savings ? ' as savings' : ''}?`, options)
      const body = { amountWei: amountWei.toString() }
      showSent(
        options,
        options.savings ? await api.addSavings({ body }) : await api.addStake({ body }),
        'staked',
      )
    })
}
