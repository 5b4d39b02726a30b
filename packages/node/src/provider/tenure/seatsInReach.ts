import type { Hex } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isInReach } from '../../presence/isInReach.ts'
import { isMe, type Provider } from '../Provider.ts'

const mostAsked = 8

/**
 * Whether a node that nobody can dial could be checked all the same: it dials the seats itself, and a seat that was called has
 * a connection to ask over. Some of those who may be drawn are called; three of four must answer.
 */
export async function seatsInReach(provider: Provider, classId: Hex, signal: AbortSignal): Promise<boolean> {
  const { ledger, peer } = provider.context
  const others = ledger
    .nodes()
    .filter((node) => node.listed && node.classId === classId && !isMe(provider, node.operator))
  const asked = shuffled(others).slice(0, mostAsked)
  const reached = await Promise.all(asked.map(({ facts }) => isInReach(peer, peerOf(facts.peerKey), signal)))
  return asked.length > 0 && reached.filter(Boolean).length * 4 >= asked.length * 3
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
