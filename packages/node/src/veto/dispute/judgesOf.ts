import type { Hex, Terms } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { comparedCopies } from '../../copies/comparedCopies.ts'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { vetoMembers } from '../../presence/services.ts'
import { how } from '../../task/checkHow.ts'

/**
 * Who judges a contested delivery: members of the panel since before it was contested that have no part in the task, as the
 * contract has it. Executors of other copies are kept out as well: they are measured by the same judgement.
 */
export function judgesOf(ledger: Ledger, { id, delivery }: LedgerDelivery, terms: Terms): Hex[] {
  const { taskId } = delivery
  const contested = ledger.eventsOfTask(taskId, 'Contested').find(({ deliveryId }) => deliveryId === id)
  if (!contested) return []
  const copies = terms.how === how.redundant ? comparedCopies(ledger, terms, delivery) : []
  const parties = [
    terms.client,
    terms.signer,
    delivery.executor,
    contested.args.challenger as Hex,
    ...copies.map(({ executor }) => executor),
  ].map((each) => each.toLowerCase())
  const since = new Map<string, number>()
  for (const { at, args } of ledger.eventsNamed('disputes', 'MemberAppointed'))
    since.set((args.member as Hex).toLowerCase(), at)
  return vetoMembers(ledger).filter(
    (member) => !parties.includes(member) && (since.get(member) ?? 0) < contested.at,
  )
}

/** Whether a peer is a node of one of these accounts, under whatever class it is listed. */
export function isPeerOf(ledger: Ledger, operators: readonly Hex[], peerId: PeerId): boolean {
  return operators.some((operator) =>
    ledger.nodes({ operator }).some(({ facts }) => peerOf(facts.peerKey) === peerId),
  )
}
