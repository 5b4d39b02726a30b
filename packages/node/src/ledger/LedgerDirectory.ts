import type { Hex } from '@muster-network/chain'
import {
  Address,
  type Directory,
  type DirectoryEntry,
  type PeerId,
  peerIdOf,
  publicKeyOf,
} from '@muster-network/p2p'
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
    if (node)
      return {
        addresses: parseAddresses(node.facts.endpoint),
        relays: node.facts.relays.map(peerOf),
      }
    const task = this.#ledger.newestTaskOfPeer(peerKey)
    if (!task) return undefined
    return { addresses: parseAddresses(Buffer.from(task.hint.slice(2), 'hex').toString('utf8')), relays: [] }
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

/** Addresses as JSON, one or several; what is not that, is none: it is a stranger's text. */
function parseAddresses(text: string): DirectoryEntry['addresses'] {
  try {
    const value: unknown = JSON.parse(text)
    return (Array.isArray(value) ? value : [value])
      .flatMap((each) => Address.safeParse(each).data ?? [])
      .slice(0, 4)
  } catch {
    return []
  }
}
