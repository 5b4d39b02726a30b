import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import type { Protocol } from './protocols.ts'

/** How the bytes travel: straight, or through a relay, which sees only ciphertext. */
export type Route = { kind: 'direct' } | { kind: 'relay'; relay: PeerId }

/** A connection whose two ends have proven their keys. */
export type PeerConnection = { peerId: PeerId; protocol: Protocol; route: Route; socket: TLSSocket }
