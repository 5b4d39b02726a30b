import type { Hex } from '@muster-network/chain'
import { parseUntrusted } from '@muster-network/core'
import { Address, DirectoryEntry } from '@muster-network/p2p'
import { z } from 'zod'

const most = 4

/** Encodes the hint of a task: the endpoint of the client's node. */
export function hintOf({ addresses, relays }: DirectoryEntry): Hex {
  return `0x${Buffer.from(JSON.stringify({ addresses, relays })).toString('hex')}`
}

export function readHint(hint: Hex): DirectoryEntry {
  const endpoint = parseUntrusted(
    DirectoryEntry,
    json(Buffer.from(hint.slice(2), 'hex').toString('utf8')),
  ).data
  return {
    addresses: (endpoint?.addresses ?? []).slice(0, most),
    relays: (endpoint?.relays ?? []).slice(0, most),
  }
}

/**
 * Encodes the endpoint of a node for the registry; empty when the node is reachable only through relays, which have
 * their own field.
 */
export function endpointOf({ addresses }: DirectoryEntry): string {
  return addresses.length === 0 ? '' : JSON.stringify(addresses)
}

export function readEndpoint(text: string): Address[] {
  return (parseUntrusted(z.array(Address), json(text)).data ?? []).slice(0, most)
}

/** Parses a stranger's text; undefined when it is not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
