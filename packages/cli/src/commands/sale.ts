import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Global = { optsWithGlobals(): { json?: boolean; yes?: boolean } }

/** `muster sale`: the token sale, where the network has one. */
export function addSale(program: Program): void {
  const sale = program
    .command('sale')
    .description('the token sale, where the network has one')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const found = await api.getSale()
      print(options, found, () => {
        if (!found.sale) return 'This network has no sale.\n'
        const { state, raisedWei, floorWei, mostWei, tokensPerCoin, contributedWei, tokensWei } = found.sale
        return formatFacts([
          ['state', `${state}, ${formatTime(found.sale.fromMs)} to ${formatTime(found.sale.untilMs)}`],
          ['price', `${tokensPerCoin} tokens for one coin`],
          [
            'raised',
            `${money.formatNative(raisedWei)} of ${money.formatNative(floorWei)} to ${money.formatNative(mostWei)}`,
          ],
          ['yours', `${money.formatNative(contributedWei)} for ${money.format(tokensWei)}`],
        ])
      })
    })
  sale
    .command('buy <amount>')
    .description('contribute native coin')
    .action(async (amount: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      const { api, money } = await connect()
      const nativeWei = money.parseNative(amount)
      await confirm(`Contribute ${money.formatNative(nativeWei)}?`, options)
      showSent(options, await api.buyTokens({ body: { nativeWei: nativeWei.toString() } }), 'contributed')
    })
  sale
    .command('claim')
    .description('bring the bought tokens into the wallet, or the contribution back when the sale failed')
    .action(async (_: object, command: Global) => {
      const { api } = await connect()
      showSent(command.optsWithGlobals(), await api.claimTokens(), 'claimed')
    })
}
