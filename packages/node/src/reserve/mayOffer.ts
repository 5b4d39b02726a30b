import type { PeerId } from '@muster-network/p2p'

const maxOut = 128
const maxOfPeer = 16

/**
 * Returns whether this node may sign one more offer, by the peers that asked for the open ones. Asking is free, and
 * the node tracks every offer on the chain until it expires: without a limit, a stranger could occupy the machine
 * with offers.
 */
export function mayOffer(out: readonly (PeerId | undefined)[], asks: PeerId): boolean {
  return out.length < maxOut && out.filter((each) => each === asks).length < maxOfPeer
}
