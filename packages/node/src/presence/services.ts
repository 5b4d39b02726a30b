import { classIdOf, type Hex, lowerHex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { Ledger, LedgerNode } from '../ledger/Ledger.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'

/**
 * The classes of service nodes. They are listed in the registry like nodes that run tasks, under a class that no task
 * has. So the chain is their directory too, and listing one costs the stake of a node.
 */
export const serviceClasses = { veto: 'veto/1', coordinator: 'coordinator/1', relay: 'relay/1' } as const
export type Service = keyof typeof serviceClasses

const classNames = new Map<Hex, string>(Object.values(serviceClasses).map((name) => [classIdOf(name), name]))

/** Returns `veto/1` and the like, or undefined for a class of hardware. */
export function serviceClassName(classId: Hex): string | undefined {
  return classNames.get(classId)
}

/**
 * Returns the nodes of a service. Anyone may list one; a veto node counts only when governance appointed its
 * operator.
 */
export function serviceNodes(ledger: Ledger, service: Service): LedgerNode[] {
  const nodes = ledger.nodes({ classId: classIdOf(serviceClasses[service]) })
  if (service !== 'veto') return nodes
  const members = new Set(vetoMembers(ledger))
  return nodes.filter(({ operator }) => members.has(lowerHex(operator)))
}

/** Returns the accounts that governance appointed as veto nodes: lower-case addresses in order of appointment. */
export function vetoMembers(ledger: Ledger): Hex[] {
  const members = new Set<Hex>()
  for (const { args } of ledger.eventsNamed('disputes', 'MemberAppointed')) {
    const { member, appointed } = args
    const key = lowerHex(member)
    if (appointed) members.add(key)
    else members.delete(key)
  }
  return [...members].sort()
}

/** Returns whether a peer is a node of an appointed veto account, under any class. */
export function isVetoPeer(ledger: Ledger, peerId: PeerId): boolean {
  const members = vetoMembers(ledger)
  return members.some((operator) =>
    ledger.nodes({ operator }).some(({ facts }) => peerOf(facts.peerKey) === peerId),
  )
}
