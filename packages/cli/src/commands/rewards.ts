import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

/** `muster rewards`: shows the savings and uptime rewards of this account. */
export function addRewards(program: Program): void {
  const rewards = program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const all = await api.getRewards()
      const { savings, uptime } = all
      print(options, all, () =>
        [
          formatFacts([
            ['claimable', money.format(all.claimableWei)],
            [
              'savings',
              `${money.format(savings.stakedWei)} at ${savings.rateBps / 100}% a year, earned ${money.format(savings.earnedWei)}`,
            ],
            ...(savings.leavesMs === null
              ? []
              : [
                  [
                    'leaving',
                    `${money.format(savings.leavingWei)} at ${formatTime(savings.leavesMs)}`,
                  ] as const,
                ]),
          ]),
          formatTable(uptime, [
            { title: 'EPOCH', cell: (each) => String(each.epoch), right: true },
            { title: 'ENDS', cell: (each) => formatTime(each.endsMs) },
            { title: 'STATE', cell: (each) => each.state },
            {
              title: 'AMOUNT',
              cell: (each) => (each.amountWei === null ? '-' : money.format(each.amountWei)),
              right: true,
            },
          ]),
        ]
          .filter((text) => text !== '')
          .join('\n'),
      )
    })
  rewards
    .command('claim')
    .description('claim every claimable reward into the wallet')
    .action(async (_: object, command: { optsWithGlobals(): { json?: boolean } }) => {
      const { api, money } = await connect()
      const claimed = await api.claimRewards()
      print(command.optsWithGlobals(), claimed, () => `claimed ${money.format(claimed.claimedWei)}\n`)
    })
}
