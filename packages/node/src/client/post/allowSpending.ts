import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'

const allowed = 2n ** 255n

/**
 * Lets a contract of the network take `amount` from the wallet. Allowed once and for good: these contracts have no owner
 * and take only what the caller asks them to.
 *
 * @throws CHAIN_FUNDS when the wallet holds less
 */
export async function allowSpending(
  { network, sender }: Pick<ClientContext, 'network' | 'sender'>,
  token: Hex,
  spender: Hex,
  amount: bigint,
): Promise<void> {
  const bound = bindContract(network.client, tokenAbi, token)
  const [balance, allowance] = await Promise.all([
    bound.read.balanceOf([sender.address]),
    bound.read.allowance([sender.address, spender]),
  ])
  if (balance < amount)
    throw new MusterError('CHAIN_FUNDS', `the wallet holds ${balance} and ${amount} is needed`, {
      details: { balance, amount, token },
    })
  if (allowance < amount)
    await sendStep(`approve/${token}/${spender}`, allowance, (intent) =>
      bound.send.approve([spender, allowed], { by: sender, intent }),
    )
}
