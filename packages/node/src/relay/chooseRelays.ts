import { createHash } from 'node:crypto'
import type { PeerId } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import { serviceNodes } from '../presence/services.ts'

/** Two relays, so that one may fail. */
const wanted = 2

/**
 * Chooses the relays of a node that cannot be dialled: a pair of listed ones that differs between nodes and is the
 * same at every start.
 */
export function chooseRelays(ledger: Ledger, me: PeerId): PeerId[] {
  const order = (relay: PeerId) => createHash('sha256').update(`${me} ${relay}`).digest('hex')
  return serviceNodes(ledger, 'relay')
    .map(({ facts }) => peerOf(facts.peerKey))
    .filter((relay) => relay !== me)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, wanted)
}
