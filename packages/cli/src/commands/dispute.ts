import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readCount } from '../options/readNumber.ts'
import { shortId } from '../output/shortId.ts'
import { showSent } from '../output/showSent.ts'
import type { Program } from '../Program.ts'
import { findDelivery } from '../task/findDelivery.ts'

type Options = { segment: string; bond: string; yes?: boolean; json?: boolean }

/** `muster dispute <delivery>`: contests a delivery before the jury. */
export function addDispute(program: Program): void {
  program
    .command()
    .requiredOption('--segment <number>', 'the segment that the jury replays')
    .requiredOption('--bond <amount>', 'maximum bond, in tokens')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (deliveryRef: string, options: Options) => {
      const segment = readCount('--segment', options.segment, 0)
      const { api, money } = await connect()
      const deliveryId = await findDelivery(api, deliveryRef)
      const maxBondWei = money.parse(options.bond)
      await confirm(
        `Contest segment ${segment} of delivery ${shortId(deliveryId)} with a bond of up to ${money.format(maxBondWei)}?`,
        options,
      )
      const sent = await api.disputeDelivery({
        params: { deliveryId },
        body: { segment, maxBondWei: maxBondWei.toString() },
      })
      showSent(options, sent, 'contested')
    })
}
