import { decodeFunctionData, type Hex } from 'viem'
import { structHash } from '../signatures/hashMessage.ts'
import { Bid } from '../signatures/messages.ts'
import type { Network } from './bindNetwork.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'

/**
 * Reads the bid of an award. The market stores only its hash, but calls about the part need the whole bid, which is in the
 * award transaction. Returns undefined when the award came through another contract.
 */
export async function readAwardedBid(
  network: Pick<Network, 'client'>,
  award: { transactionHash: Hex; bidHash: Hex },
): Promise<Bid | undefined> {
  const { input } = await network.client.getTransaction({ hash: award.transactionHash })
  try {
    const call = decodeFunctionData({ abi: taskMarketAbi, data: input })
    const bids =
      call.functionName === 'award'
        ? call.args[1].map(({ bid }): Bid => bid)
        : call.functionName === 'awardDrawn'
          ? call.args[2].map(({ bid }): Bid => bid)
          : []
    return bids.find((bid) => structHash(Bid, bid) === award.bidHash)
  } catch {
    return undefined
  }
}
