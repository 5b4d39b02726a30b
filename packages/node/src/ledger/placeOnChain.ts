import type { Hex } from '@muster-network/chain'
import { Address, DirectoryEntry } from '@muster-network/p2p'
import { z } from 'zod'

const most = 4

/** A task's hint: how bidders reach the client's node. */
export function hintOf({ addresses, relays }: DirectoryEntry): Hex {
  return `0x${Buffer.from(JSON.stringify({ addresses, relays })).toString('hex')}`
}

export function readHint(hint: Hex): DirectoryEntry {
  const place = DirectoryEntry.safeParse(json(Buffer.from(hint.slice(2), 'hex').toString('utf8'))).data
  return { addresses: (place?.addresses ?? []).slice(0, most), relays: (place?.relays ?? []).slice(0, most) }
}

/** A node's endpoint in the registry, empty when only its relays reach it; those have a field of their own there. */
export function endpointOf({ addresses }: DirectoryEntry): string {
  return addresses.length === 0 ? '' : JSON.stringify(addresses)
}

export function readEndpoint(text: string): Address[] {
  return (z.array(Address).safeParse(json(text)).data ?? []).slice(0, most)
}

/** It is a stranger's text: what cannot be read says nothing. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
