import { decodeFunctionData, type Hex } from 'viem'
import { structHash } from '../signatures/hashMessage.ts'
import { Bid } from '../signatures/messages.ts'
import type { Network } from './bindNetwork.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'

/**
 * The bid behind an award. The market keeps only its hash, and calls about the part want all of it; the transaction that
 * awarded the part carries it. Undefined when the award came through another contract.
 */
export async function readAwardedBid(
  network: Pick<Network, 'client'>,
  award: { transactionHash: Hex; bidHash: Hex },
): Promise<Bid | undefined> {
  const { input } = await network.client.getTransaction({ hash: award.transactionHash })
  try {
    const call = decodeFunctionData({ abi: taskMarketAbi, data: input })
    if (call.functionName !== 'award') return undefined
    return call.args[1].map(({ bid }): Bid => bid).find((bid) => structHash(Bid, bid) === award.bidHash)
  } catch {
    return undefined
  }
}
