import type { Hex } from '@muster-network/chain'
import { type Directory, type DirectoryEntry, type PeerId, peerIdOf, publicKeyOf } from '@muster-network/p2p'
import { readEndpoint, readHint } from './endpointOnChain.ts'
import type { Ledger } from './Ledger.ts'

/**
 * Endpoints by peer: of nodes as the registry lists them, of clients as their newest task or a later update has them.
 * An entry may be false; the peer's key authenticates the connection, so at worst a dial fails.
 */
export class LedgerDirectory implements Directory {
  readonly #ledger: Ledger
  readonly #announced: (peerKey: Hex) => DirectoryEntry | undefined

  constructor(ledger: Ledger, announced: (peerKey: Hex) => DirectoryEntry | undefined) {
    this.#ledger = ledger
    this.#announced = announced
  }

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    const peerKey = keyOf(peerId)
    const [node] = this.#ledger.nodes({ peerKey })
    if (node) return { addresses: readEndpoint(node.facts.endpoint), relays: node.facts.relays.map(peerOf) }
    const task = this.#ledger.newestTaskOfPeer(peerKey)
    if (!task) return undefined
    const posted = readHint(task.hint)
    const announced = this.#announced(peerKey)
    // the client may have posted from another endpoint after its update: both are tried at once
    return announced
      ? {
          addresses: [...announced.addresses, ...posted.addresses],
          relays: [...new Set([...announced.relays, ...posted.relays])],
        }
      : posted
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
