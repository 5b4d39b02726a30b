import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'

type Spending = Pick<ClientContext, 'network' | 'sender'>

const allowed = 2n ** 255n
/** Left of an allowance: more than there will ever be of a token. */
const plenty = 2n ** 128n

/** What was found to be allowed for good, by network: it is on the way of every task. */
const remembered = new WeakMap<object, Set<string>>()

/**
 * Lets a contract of the network take `amount` from the wallet. Allowed once and for good: these contracts have no owner
 * and take only what the caller asks them to.
 */
export async function allowSpending(
  { network, sender }: Spending,
  token: Hex,
  spender: Hex,
  amount: bigint,
): Promise<void> {
  const known = remembered.get(network) ?? new Set()
  remembered.set(network, known)
  const key = `${sender.address}/${token}/${spender}`
  if (known.has(key)) return
  const bound = bindContract(network.client, tokenAbi, token)
  const allowance = await bound.read.allowance([sender.address, spender])
  if (allowance < amount)
    await sendStep(`approve/${token}/${spender}`, allowance, (intent) =>
      bound.send.approve([spender, allowed], { by: sender, intent }),
    )
  if (allowance < amount || allowance > plenty) known.add(key)
}

/** The refusal of a call that would have taken `amount`, by its cause where that is an empty wallet. */
export async function fundsBehind(
  { network, sender }: Spending,
  token: Hex,
  amount: bigint,
  error: unknown,
): Promise<unknown> {
  if (!hasCode(error, 'CHAIN_REVERTED')) return error
  const balance = await bindContract(network.client, tokenAbi, token).read.balanceOf([sender.address])
  if (balance >= amount) return error
  return new MusterError('CHAIN_FUNDS', `the wallet holds ${balance} and ${amount} is needed`, {
    details: { balance, amount, token },
  })
}
