import { stakeBehind } from '../../task/stakeBehind.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask, StoredBid } from '../ClientTask.ts'

/** Whether the market would award a bid now, and how many parts the bidder's stake covers. */
export type Awardable = { ok: true; most: number } | { ok: false; why: string }

/** Reads from the chain what the market checks when it awards. */
export async function whyNotAwardable(
  { network, ledger }: Pick<ClientContext, 'network' | 'ledger'>,
  { terms }: Pick<ClientTask, 'terms'>,
  { bid }: StoredBid,
): Promise<Awardable> {
  const node = ledger.node(bid.node)
  if (!node?.listed || node.operator !== bid.operator.toLowerCase() || node.classId !== terms.classId)
    return { ok: false, why: 'its node is not listed' }
  const { admitted, jailedUntil } = await network.registry.read.accountOf([bid.operator])
  if (!admitted) return { ok: false, why: 'its operator is not admitted' }
  if (jailedUntil !== 0) return { ok: false, why: 'its operator is jailed' }
  const stake = await stakeBehind(network, terms, bid)
  if (stake < bid.stakeLock) return { ok: false, why: 'its stake is not free' }
  const covered = bid.stakeLock === 0n ? bid.maxParts : Number(stake / bid.stakeLock)
  return { ok: true, most: Math.min(bid.maxParts, covered) }
}
