import type { DatabaseSync } from 'node:sqlite'
import { type Hex, parseHex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { DirectoryEntry, PeerNode } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { Records } from '../store/Records.ts'
import { updateEndpoint } from '../wire/calls.ts'

/**
 * The current endpoints of clients that have moved. The chain has the endpoint at the time of posting; a client that
 * moves notifies the nodes that its tasks concern. An entry lasts until the client's last task has ended, so storing
 * one costs the client a posted task.
 */
export class Endpoints {
  readonly #records: Records<DirectoryEntry>

  constructor(store: DatabaseSync) {
    this.#records = new Records(store, 'endpoint')
  }

  of(peerKey: Hex): DirectoryEntry | undefined {
    return this.#records.get(peerKey)
  }

  /** Accepts endpoint updates from clients, and forgets clients whose tasks have ended. */
  serve(peer: PeerNode, ledger: Ledger): void {
    // the connection authenticates the peer
    peer.handle(updateEndpoint, async (endpoint, { peerId }) => {
      const peerKey = keyOf(peerId)
      if (!ledger.hasOpenTaskOfPeer(peerKey))
        throw new MusterError(
          'NET_PEER_UNKNOWN',
          'this peer has no open task in the blocks that this node has read',
        )
      this.#records.put(peerKey, endpoint)
      return {}
    })
    ledger.onChange(({ events }) => {
      if (events.some(({ name }) => name === 'TaskEnded')) this.#sweep(ledger)
    })
  }

  #sweep(ledger: Ledger): void {
    for (const { id } of this.#records.all(10_000))
      if (!ledger.hasOpenTaskOfPeer(parseHex(id))) this.#records.remove(id)
  }
}
