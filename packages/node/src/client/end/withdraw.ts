import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'

/** Brings what market and liveness owe this account into its wallet. */
export async function withdraw(
  { network, sender, ledger }: Pick<ClientContext, 'network' | 'sender' | 'ledger'>,
  token: Hex,
): Promise<void> {
  for (const contract of [network.market, network.liveness]) {
    const owed = await contract.read.balanceOf([token, sender.address])
    if (owed === 0n) continue
    try {
      // the block makes the intent a new one each time; a second call of the same would be refused, not paid twice
      await sendStep(`withdraw/${contract.address}`, [token, ledger.head.number], (intent) =>
        contract.send.withdraw([token, sender.address], { by: sender, intent }),
      )
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    }
  }
}
