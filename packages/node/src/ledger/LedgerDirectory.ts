import type { Hex } from '@muster-network/chain'
import { type Directory, type DirectoryEntry, type PeerId, peerIdOf, publicKeyOf } from '@muster-network/p2p'
import { readEndpoint, readHint } from './hint.ts'
import type { Ledger } from './Ledger.ts'

/**
 * Who is where, from the chain alone: nodes as the registry lists them, clients as their newest task says. An entry may
 * lie; the key decides who answers, so at worst a dial fails.
 */
export class LedgerDirectory implements Directory {
  readonly #ledger: Ledger

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    const peerKey = keyOf(peerId)
    const [node] = this.#ledger.nodes({ peerKey })
    if (node) return { addresses: readEndpoint(node.facts.endpoint), relays: node.facts.relays.map(peerOf) }
    const task = this.#ledger.newestTaskOfPeer(peerKey)
    return task && readHint(task.hint)
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
