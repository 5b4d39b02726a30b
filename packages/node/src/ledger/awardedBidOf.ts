import { type Bid, type Hex, type Network, readAwardedBid } from '@muster-network/chain'
import type { Ledger } from './Ledger.ts'

/**
 * Returns the bid of an assignment, for contract calls that take the whole bid. Undefined when the chain does not
 * serve it.
 */
export async function awardedBidOf(
  { ledger, network }: { ledger: Ledger; network: Network },
  assignment: { taskId: Hex; part: number; assignment: number },
): Promise<Bid | undefined> {
  const award = ledger
    .eventsOfTask(assignment.taskId, 'PartAwarded')
    .find(({ args }) => args.part === assignment.part && args.assignment === assignment.assignment)
  if (!award) return undefined
  const { transactionHash, args } = award
  return readAwardedBid(network, { transactionHash, bidHash: args.bidHash })
}
