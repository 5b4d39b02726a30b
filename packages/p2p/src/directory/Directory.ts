import { z } from 'zod'
import { PeerId } from '../identity/PeerId.ts'

export const Address = z.object({ host: z.string().min(1).max(255), port: z.int().min(1).max(65535) })
export type Address = z.infer<typeof Address>

/** Where a peer can be found: its own addresses, none when it cannot be dialled, and the relays that it keeps. */
export const DirectoryEntry = z.object({
  addresses: z.array(Address).max(16),
  relays: z.array(PeerId).max(8),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/**
 * Who is where. The chain is the real one; peers need no more of it than this. An entry may lie: at worst a dial
 * fails, since the key decides who answers.
 */
export type Directory = {
  lookup(peerId: PeerId, options?: { signal?: AbortSignal }): Promise<DirectoryEntry | undefined>
}
