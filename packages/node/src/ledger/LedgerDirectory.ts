import type { Hex } from '@muster-network/chain'
import { type Directory, type DirectoryEntry, type PeerId, peerIdOf, publicKeyOf } from '@muster-network/p2p'
import type { Ledger } from './Ledger.ts'
import { readEndpoint, readHint } from './placeOnChain.ts'

/**
 * Who is where: nodes as the registry lists them, clients as their newest task says, and as they have told since. An
 * entry may lie; the key decides who answers, so at worst a dial fails.
 */
export class LedgerDirectory implements Directory {
  readonly #ledger: Ledger
  readonly #told: (peerKey: Hex) => DirectoryEntry | undefined

  constructor(ledger: Ledger, told: (peerKey: Hex) => DirectoryEntry | undefined) {
    this.#ledger = ledger
    this.#told = told
  }

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    const peerKey = keyOf(peerId)
    const [node] = this.#ledger.nodes({ peerKey })
    if (node) return { addresses: readEndpoint(node.facts.endpoint), relays: node.facts.relays.map(peerOf) }
    const task = this.#ledger.newestTaskOfPeer(peerKey)
    if (!task) return undefined
    const posted = readHint(task.hint)
    const told = this.#told(peerKey)
    // it may have posted from elsewhere after it told us: both are tried at once
    return told
      ? {
          addresses: [...told.addresses, ...posted.addresses],
          relays: [...new Set([...told.relays, ...posted.relays])],
        }
      : posted
  }

  /** The listed nodes of an operator. */
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
