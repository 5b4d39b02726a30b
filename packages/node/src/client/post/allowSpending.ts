import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { amountInWords, hasCode, MusterError } from '@muster-network/core'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'

type Spending = Pick<ClientContext, 'network' | 'sender'>

const allowed = 2n ** 255n
/** An allowance above this is unlimited: no token has such a supply. */
const plenty = 2n ** 128n

/** Unlimited allowances by network, cached because every task needs one. */
const remembered = new WeakMap<object, Set<string>>()

/**
 * Approves a contract of the network to transfer `amount` from the wallet. The approval is unlimited: these contracts
 * have no owner and transfer only what the caller requests.
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

/** Returns CHAIN_FUNDS instead of a revert when the wallet holds less than `amount`. */
export async function fundsBehind(
  { network, sender }: Spending,
  token: Hex,
  amount: bigint,
  error: unknown,
): Promise<unknown> {
  if (!hasCode(error, 'CHAIN_REVERTED')) return error
  const balance = await bindContract(network.client, tokenAbi, token).read.balanceOf([sender.address])
  if (balance >= amount) return error
  return new MusterError(
    'CHAIN_FUNDS',
    `The wallet holds ${amountInWords(balance)}; ${amountInWords(amount)} are needed.`,
    {
      details: { balance, amount, token },
    },
  )
}
