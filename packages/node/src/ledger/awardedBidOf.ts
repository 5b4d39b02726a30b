import { type Bid, type Hex, type Network, readAwardedBid } from '@muster-network/chain'
import type { Ledger } from './Ledger.ts'

/** The bid that a tenure of a part rests on, for the calls that want it in full. Undefined where the chain hides it. */
export async function awardedBidOf(
  { ledger, network }: { ledger: Ledger; network: Network },
  tenure: { taskId: Hex; part: number; tenure: number },
): Promise<Bid | undefined> {
  const award = ledger.events({ taskId: tenure.taskId }).find(({ name, args }) => {
    return name === 'PartAwarded' && args.part === tenure.part && args.tenure === tenure.tenure
  })
  if (!award) return undefined
  const { transactionHash, args } = award
  return readAwardedBid(network, { transactionHash, bidHash: args.bidHash as Hex })
}
