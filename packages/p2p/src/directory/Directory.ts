import { z } from 'zod'
import { PeerId } from '../identity/PeerId.ts'

export const Address = z.object({ host: z.string().min(1).max(255), port: z.int().min(1).max(65535) })
export type Address = z.infer<typeof Address>

/**
 * The endpoints of a peer: its own addresses (none when it cannot be dialled) and the relays it is registered
 * with.
 */
export const DirectoryEntry = z.object({
  addresses: z.array(Address).max(16),
  relays: z.array(PeerId).max(8),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/**
 * Maps peer ids to endpoints. In production the chain is the directory. A false entry can at worst make a
 * dial fail, because the key authenticates the peer.
 */
export type Directory = {
  lookup(peerId: PeerId, options?: { signal?: AbortSignal }): Promise<DirectoryEntry | undefined>
}
