import { type Hex, lowerHex, type Terms } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { Ledger, LedgerDelivery, LedgerDispute } from '../ledger/Ledger.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import { serviceNodes, vetoMembers } from '../presence/services.ts'
import { comparedReplicas } from '../replicas/comparedReplicas.ts'
import { checkModeOf } from '../task/checkMode.ts'

/**
 * The veto members that may judge a delivery, by the contract's rule: appointed before the work was awarded, and no parties of
 * the task. A ruling needs more than half of them.
 */
export function judgesOf(
  ledger: Ledger,
  { delivery }: Pick<LedgerDelivery, 'delivery'>,
  terms: Pick<Terms, 'client' | 'signer'>,
  { challenger }: Pick<LedgerDispute, 'challenger'>,
): Hex[] {
  const parties = [terms.client, terms.signer, delivery.executor, challenger].map(lowerHex)
  const since = new Map<Hex, number>()
  for (const { at, args } of ledger.eventsNamed('disputes', 'MemberAppointed'))
    since.set(lowerHex(args.member), at)
  return vetoMembers(ledger).filter(
    (member) => !parties.includes(member) && (since.get(member) ?? 0) < delivery.since,
  )
}

/** Whether enough of the jury is listed to rule on a delivery: an appointed account without a veto node does not vote. */
export function canRule(
  ledger: Ledger,
  ledgerDelivery: Pick<LedgerDelivery, 'delivery'>,
  terms: Pick<Terms, 'client' | 'signer'>,
  dispute: Pick<LedgerDispute, 'challenger'>,
): boolean {
  const judges = judgesOf(ledger, ledgerDelivery, terms, dispute)
  const listed = new Set(serviceNodes(ledger, 'veto').map(({ operator }) => lowerHex(operator)))
  return judges.filter((judge) => listed.has(judge)).length * 2 > judges.length
}

/** The jurors of a dispute. Executors of other replicas do not vote: the same ruling affects them. */
export function jurorsOf(
  ledger: Ledger,
  { delivery }: Pick<LedgerDelivery, 'delivery'>,
  terms: Terms,
  dispute: Pick<LedgerDispute, 'challenger'>,
): Hex[] {
  const replicas = checkModeOf(terms) === 'redundant' ? comparedReplicas(ledger, terms, delivery) : []
  const affected = replicas.map(({ executor }) => lowerHex(executor))
  return judgesOf(ledger, { delivery }, terms, dispute).filter((member) => !affected.includes(member))
}

/** Whether a peer is a node of one of these operators, in any class. */
export function isPeerOf(ledger: Ledger, operators: readonly Hex[], peerId: PeerId): boolean {
  return operators.some((operator) =>
    ledger.nodes({ operator }).some(({ facts }) => peerOf(facts.peerKey) === peerId),
  )
}
