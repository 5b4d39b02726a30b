import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Global = { optsWithGlobals(): { json?: boolean; yes?: boolean } }

/** `muster sale`: shows the token sale of the network, if any. */
export function addSale(program: Program): void {
  const sale = program
    .command()
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const response = await api.getSale()
      print(options, response, () => {
        if (!response.sale) return 'This network has no sale.\n'
        const { state, raisedWei, floorWei, maxWei, tokensPerCoin, contributedWei, tokensWei } = response.sale
        return formatFacts([
          ['state', `${state}, ${formatTime(response.sale.fromMs)} to ${formatTime(response.sale.untilMs)}`],
          ['price', `${tokensPerCoin} tokens per coin`],
          [
            'raised',
            `${money.formatNative(raisedWei)}; minimum ${money.formatNative(floorWei)}, maximum ${money.formatNative(maxWei)}`,
          ],
          ['yours', `${money.formatNative(contributedWei)} for ${money.format(tokensWei)}`],
        ])
      })
    })
  sale
    .command('buy <amount>')
    .description('contribute native coin to the sale')
    .action(async (amount: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      const { api, money } = await connect()
      const nativeWei = money.parseNative(amount)
      await confirm(`Contribute ${money.formatNative(nativeWei)}?`, options)
      showSent(options, await api.buyTokens({ body: { nativeWei: nativeWei.toString() } }), 'contributed')
    })
  sale
    .command('claim')
    .description('claim the bought tokens, or the contribution when the sale failed')
    .action(async (_: object, command: Global) => {
      const { api } = await connect()
      showSent(command.optsWithGlobals(), await api.claimTokens(), 'claimed')
    })
}
