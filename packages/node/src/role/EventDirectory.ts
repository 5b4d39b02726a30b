import type { Hex, NetworkEvent } from '@muster-network/chain'
import { Address, type Directory, type DirectoryEntry, type PeerId, peerIdOf } from '@muster-network/p2p'

/**
 * Who is where, from the chain's events alone: nodes as the registry lists them, clients as their tasks say. An entry
 * may lie; the key decides who answers, so at worst a dial fails.
 */
export class EventDirectory implements Directory {
  readonly #entries = new Map<PeerId, DirectoryEntry>()
  readonly #peersOf = new Map<string, Set<PeerId>>()

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    return this.#entries.get(peerId)
  }

  /** The listed nodes of an operator. */
  peersOf(operator: Hex): PeerId[] {
    return [...(this.#peersOf.get(operator.toLowerCase()) ?? [])]
  }

  onEvent(event: NetworkEvent): void {
    if (event.contract === 'registry' && event.name === 'NodeListed') {
      const { operator, facts } = event.args
      const peerId = peerOf(facts.peerKey)
      this.#entries.set(peerId, {
        addresses: parseAddresses(facts.endpoint),
        relays: facts.relays.map(peerOf),
      })
      const peers = this.#peersOf.get(operator.toLowerCase()) ?? new Set()
      this.#peersOf.set(operator.toLowerCase(), peers.add(peerId))
    } else if (event.contract === 'market' && event.name === 'TaskPosted') {
      const text = Buffer.from(event.args.hint.slice(2), 'hex').toString('utf8')
      this.#entries.set(peerOf(event.args.terms.peer), { addresses: parseAddresses(text), relays: [] })
    }
  }
}

function peerOf(key: Hex): PeerId {
  return peerIdOf(Buffer.from(key.slice(2), 'hex'))
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
