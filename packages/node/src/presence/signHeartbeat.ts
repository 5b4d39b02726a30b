import { type Identity, type PeerId, verifySignature } from '@muster-network/p2p'
import type { Heartbeat } from '../wire/calls.ts'

const purpose = 'heartbeat 1'

/** Signs a heartbeat with the node's own key, so that a receiver can prove it to others. */
export function signHeartbeat(identity: Identity, heartbeat: Heartbeat): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(identity.sign(purpose, bytesOf(heartbeat)))
}

export function isSignedBy(peerId: PeerId, heartbeat: Heartbeat, signature: Uint8Array): boolean {
  return verifySignature(peerId, purpose, bytesOf(heartbeat), signature)
}

function bytesOf({ node, atMs, className, load, freeSlots, running }: Heartbeat): Buffer {
  return Buffer.from(JSON.stringify([node, atMs, className, load, freeSlots, running]))
}
