import type { Hex } from '@muster-network/chain'
import { type Directory, type DirectoryEntry, type PeerId, peerIdOf, publicKeyOf } from '@muster-network/p2p'
import { readEndpoint, readHint } from './endpointOnChain.ts'
import type { Ledger } from './Ledger.ts'

/**
 * Endpoints by peer, from everything that is known about it: the listing of its node, the newest task and stream that it posted,
 * and a later update. An entry may be false; the peer's key authenticates the connection, so at worst a dial fails.
 */
export class LedgerDirectory implements Directory {
  readonly #ledger: Pick<Ledger, 'nodes' | 'newestTaskOfPeer' | 'newestStreamOfPeer'>
  readonly #announced: (peerKey: Hex) => DirectoryEntry | undefined

  constructor(
    ledger: Pick<Ledger, 'nodes' | 'newestTaskOfPeer' | 'newestStreamOfPeer'>,
    announced: (peerKey: Hex) => DirectoryEntry | undefined,
  ) {
    this.#ledger = ledger
    this.#announced = announced
  }

  /**
   * Returns all endpoints of a peer, which are dialled at once. Any of them may be out of date: a client that no longer provides
   * has moved away from its listing, and one that updated its endpoint may have posted from another one since.
   */
  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    const peerKey = keyOf(peerId)
    const [node] = this.#ledger.nodes({ peerKey })
    const task = this.#ledger.newestTaskOfPeer(peerKey)
    const stream = this.#ledger.newestStreamOfPeer(peerKey)
    if (!node && !task && !stream) return undefined
    const known = [
      (task ?? stream) && this.#announced(peerKey),
      task && readHint(task.hint),
      stream && readHint(stream.hint),
      node && { addresses: readEndpoint(node.facts.endpoint), relays: node.facts.relays.map(peerOf) },
    ].filter((each) => each !== undefined)
    const addresses = new Map(
      known.flatMap((each) => each.addresses.map((address) => [`${address.host}:${address.port}`, address])),
    )
    return { addresses: [...addresses.values()], relays: [...new Set(known.flatMap(({ relays }) => relays))] }
  }

  /** Returns the peers of an operator's listed nodes. */
  peersOf(operator: Hex): PeerId[] {
    return this.#ledger.nodes({ operator }).map(({ facts }) => peerOf(facts.peerKey))
  }
}

export function peerOf(key: Hex): PeerId {
  return peerIdOf(Buffer.from(key.slice(2), 'hex'))
}

export function keyOf(peerId: PeerId): Hex {
  return `0x${publicKeyOf(peerId).toString('hex')}`
}
