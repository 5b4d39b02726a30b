import type { Hex } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'

/**
 * Withdraws the balances of this account from the contracts of tasks and streams: pay, refunds, and the bonds of challenges and
 * disputes. Skips a contract that owes less than `atLeast`. Returns the amount withdrawn.
 */
export async function withdrawOwed(
  { network, sender, ledger, logger }: Pick<RoleContext, 'network' | 'sender' | 'ledger' | 'logger'>,
  token: Hex,
  atLeast = 1n,
): Promise<bigint> {
  let total = 0n
  for (const contract of [network.market, network.liveness, network.disputes, network.streams]) {
    const owed = await contract.read.balanceOf([token, sender.address])
    if (owed === 0n || owed < atLeast) continue
    await unlessReverted(
      async () => {
        // the block number makes every intent new; the contract reverts a second withdrawal of the same balance
        await sendStep(`withdraw/${contract.address}`, [token, owed, ledger.head.number], (intent) =>
          contract.send.withdraw([token, sender.address], { by: sender, intent }),
        )
        total += owed
      },
      (error) => logger.debug({ contract: contract.address, error }, 'nothing left to withdraw'),
    )
  }
  return total
}
