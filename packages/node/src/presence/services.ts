import { classIdOf, type Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { Ledger, LedgerNode } from '../ledger/Ledger.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'

/**
 * Nodes that serve the network instead of running tasks are listed in the registry like any other, under a class that
 * no task has. So the chain is the directory for them too, and listing costs the stake of a node.
 */
export const serviceClasses = { veto: 'veto/1', coordinator: 'coordinator/1', relay: 'relay/1' } as const
export type Service = keyof typeof serviceClasses

const classNames = new Map<Hex, string>(Object.values(serviceClasses).map((name) => [classIdOf(name), name]))

/** `veto/1` and the like; undefined for classes of hardware. */
export function serviceClassName(classId: Hex): string | undefined {
  return classNames.get(classId)
}

/** The nodes of a service. Anyone may list one: those of veto nodes count only when governance appointed the operator. */
export function serviceNodes(ledger: Ledger, service: Service): LedgerNode[] {
  const nodes = ledger.nodes({ classId: classIdOf(serviceClasses[service]) })
  if (service !== 'veto') return nodes
  const members = new Set(vetoMembers(ledger))
  return nodes.filter(({ operator }) => members.has(operator.toLowerCase() as Hex))
}

/** The panel as governance has appointed it: lower-case addresses in their order. */
export function vetoMembers(ledger: Ledger): Hex[] {
  const members = new Set<Hex>()
  for (const { args } of ledger.eventsNamed('disputes', 'MemberAppointed')) {
    const { member, appointed } = args as { member: Hex; appointed: boolean }
    const key = member.toLowerCase() as Hex
    if (appointed) members.add(key)
    else members.delete(key)
  }
  return [...members].sort()
}

/** Whether a peer is a node of a panel member: under whatever class it is listed. */
export function isVetoPeer(ledger: Ledger, peerId: PeerId): boolean {
  const members = vetoMembers(ledger)
  return members.some((operator) =>
    ledger.nodes({ operator }).some(({ facts }) => peerOf(facts.peerKey) === peerId),
  )
}
