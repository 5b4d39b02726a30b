import type { Hex } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isReachable } from '../../presence/isReachable.ts'
import { isMe, type Provider } from '../Provider.ts'

const maxAsked = 8

/**
 * Whether this node could be checked although nobody can dial it: it dials the seats itself, and they send their requests over
 * that connection. Dials a sample of the nodes that may be drawn; three of four must answer.
 */
export async function areSeatsReachable(
  provider: Provider,
  classId: Hex,
  signal: AbortSignal,
): Promise<boolean> {
  const { ledger, peer } = provider.context
  const others = ledger
    .nodes()
    .filter((node) => node.listed && node.classId === classId && !isMe(provider, node.operator))
  const asked = shuffled(others).slice(0, maxAsked)
  const reached = await Promise.all(
    asked.map(({ facts }) => isReachable(peer, peerOf(facts.peerKey), signal)),
  )
  return asked.length > 0 && reached.filter(Boolean).length * 4 >= asked.length * 3
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
