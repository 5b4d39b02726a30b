import { createHash } from 'node:crypto'
import type { PeerId } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import { serviceNodes } from '../presence/services.ts'

/** Two, so that one may vanish. */
const wanted = 2

/** The relays for a node that may not be dialled: listed ones, another pair for each node, the same at every start. */
export function chooseRelays(ledger: Ledger, me: PeerId): PeerId[] {
  const place = (relay: PeerId) => createHash('sha256').update(`${me} ${relay}`).digest('hex')
  return serviceNodes(ledger, 'relay')
    .map(({ facts }) => peerOf(facts.peerKey))
    .filter((relay) => relay !== me)
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .slice(0, wanted)
}
