import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/** Approves a bond for a contract of the network: the exact amount, for one use. */
export async function approveBond(context: RoleContext, spender: Hex, amount: bigint): Promise<void> {
  const { network, sender, ledger } = context
  const token = bindContract(network.client, tokenAbi, network.addresses.token)
  if ((await token.read.allowance([sender.address, spender])) >= amount) return
  await sendStep('bond/allow', [spender, amount, ledger.head.number], (intent) =>
    token.send.approve([spender, amount], { by: sender, intent }),
  )
}
