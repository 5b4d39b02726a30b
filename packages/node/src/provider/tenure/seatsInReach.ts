import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { segmentReady } from '../../wire/calls.ts'
import { isMe, type Provider } from '../Provider.ts'

const mostAsked = 8
const patienceMs = 3_000
const noDelivery: Hex = `0x${'0'.repeat(64)}`

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
  const reached = await Promise.all(
    asked.map(({ facts }) =>
      // of a delivery that there is not: nothing happens there but an answer
      peer
        .call(
          peerOf(facts.peerKey),
          segmentReady,
          { deliveryId: noDelivery, seat: 0 },
          { timeoutMs: patienceMs, signal },
        )
        .then(
          () => true,
          (error: unknown) => hasCode(error, 'NET_REFUSED', 'NET_METHOD_UNKNOWN'),
        ),
    ),
  )
  return asked.length > 0 && reached.filter(Boolean).length * 4 >= asked.length * 3
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
