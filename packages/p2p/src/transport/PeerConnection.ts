import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import type { MemoryAccount } from '../memory/MemoryBudget.ts'
import type { Protocol } from './protocols.ts'

/** The path of a connection: direct, or through a relay, which sees only ciphertext. */
export type Route = { kind: 'direct' } | { kind: 'relay'; relay: PeerId }

/** A connection whose two ends are authenticated by their keys. */
export type PeerConnection = { peerId: PeerId; protocol: Protocol; route: Route; socket: TLSSocket }

/** A connection that counts as open, with the memory that it holds. */
export type OpenConnection = PeerConnection & { memory: MemoryAccount }
