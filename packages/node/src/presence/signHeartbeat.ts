import { type Identity, type PeerId, verifySignature } from '@muster-network/p2p'
import type { Heartbeat } from '../wire/calls.ts'

const purpose = 'heartbeat 1'

/** Signed by the node's own key, so that who heard it can show it to somebody who did not. */
export function signHeartbeat(identity: Identity, heartbeat: Heartbeat): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(identity.sign(purpose, bytesOf(heartbeat)))
}

export function isSignedBy(peerId: PeerId, heartbeat: Heartbeat, signature: Uint8Array): boolean {
  return verifySignature(peerId, purpose, bytesOf(heartbeat), signature)
}

function bytesOf({ node, atMs, className, load, freeSlots, running }: Heartbeat): Buffer {
  return Buffer.from(JSON.stringify([node, atMs, className, load, freeSlots, running]))
}
