import type { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { DirectoryEntry, PeerNode } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { Records } from '../store/Records.ts'
import { tellPlace } from '../wire/calls.ts'

/**
 * Where clients say that they are now. The chain says where they were when they posted; one that comes back elsewhere
 * tells those whom its tasks concern. Kept until its last task has ended, so it costs this node what posting costs them.
 */
export class Places {
  readonly #records: Records<DirectoryEntry>

  constructor(store: DatabaseSync) {
    this.#records = new Records(store, 'place')
  }

  of(peerKey: Hex): DirectoryEntry | undefined {
    return this.#records.get(peerKey)
  }

  /** Listens to clients, and forgets those whose tasks have ended. */
  serve(peer: PeerNode, ledger: Ledger): void {
    // the connection proves who says it
    peer.handle(tellPlace, async (place, { peerId }) => {
      const peerKey = keyOf(peerId)
      if (!ledger.hasOpenTaskOfPeer(peerKey))
        throw new MusterError(
          'NET_PEER_UNKNOWN',
          'no open task of this peer, as far as the chain was read here',
        )
      this.#records.put(peerKey, place)
      return {}
    })
    ledger.onChange(({ events }) => {
      if (events.some(({ name }) => name === 'TaskEnded')) this.#sweep(ledger)
    })
  }

  #sweep(ledger: Ledger): void {
    for (const { id } of this.#records.all(10_000))
      if (!ledger.hasOpenTaskOfPeer(id as Hex)) this.#records.remove(id)
  }
}
