import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/**
 * Brings into the wallet what the contracts of tasks owe this account: pay and refunds, and the bonds of challenges and
 * disputes. Those that owe less than `atLeast` are left for later. Returns how much came.
 */
export async function withdrawOwed(
  { network, sender, ledger, logger }: Pick<RoleContext, 'network' | 'sender' | 'ledger' | 'logger'>,
  token: Hex,
  atLeast = 1n,
): Promise<bigint> {
  let total = 0n
  for (const contract of [network.market, network.liveness, network.disputes]) {
    const owed = await contract.read.balanceOf([token, sender.address])
    if (owed === 0n || owed < atLeast) continue
    try {
      // the block makes the intent a new one each time; a second call of the same would be refused, not paid twice
      await sendStep(`withdraw/${contract.address}`, [token, owed, ledger.head.number], (intent) =>
        contract.send.withdraw([token, sender.address], { by: sender, intent }),
      )
      total += owed
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      logger.debug({ contract: contract.address, error }, 'nothing was there to withdraw any more')
    }
  }
  return total
}
