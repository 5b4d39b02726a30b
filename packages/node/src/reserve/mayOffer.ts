import type { PeerId } from '@muster-network/p2p'

const mostOut = 128
const mostOfPeer = 16

/**
 * Whether one more offer may be given, with those that are out by who asked for them. Asking is free, and each offer is kept
 * and looked after on the chain until it is void: without a bound, a stranger could have a machine do nothing else.
 */
export function mayOffer(out: readonly (PeerId | undefined)[], asks: PeerId): boolean {
  return out.length < mostOut && out.filter((each) => each === asks).length < mostOfPeer
}
