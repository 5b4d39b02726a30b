import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'

type Options = { segment: string; bond: string; yes?: boolean; json?: boolean }

/** `muster dispute <delivery>`: has the panel judge a delivery. */
export function addDispute(program: Program): void {
  program
    .command('dispute <delivery>')
    .description(
      'contest accepted work by pointing at a wrong segment, or rejected work at a right one; the bond is lost if the panel finds otherwise',
    )
    .requiredOption('--segment <number>', 'the segment that the panel is to replay')
    .requiredOption('--bond <amount>', 'the most to put up as bond, in tokens')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (deliveryId: string, options: Options) => {
      const { api, money } = await connect()
      const maxBondWei = money.parse(options.bond)
      await confirm(
        `Contest segment ${options.segment} with a bond of up to ${money.format(maxBondWei)}?`,
        options,
      )
      const sent = await api.disputeDelivery({
        params: { deliveryId },
        body: { segment: Number(options.segment), maxBondWei: maxBondWei.toString() },
      })
      showSent(options, sent, 'contested')
    })
}
