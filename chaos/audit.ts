import {
  type BlockRef,
  decodeEvents,
  EventFollower,
  type FollowedBlock,
  followedAddresses,
  type NetworkEvent,
  requestResult,
} from '@muster-network/chain'
import type { ChaosNetwork } from './network/startNetwork.ts'

/** Reads all events of the network from the chain itself, as no node told them. */
export async function readEvents({ bound, rpc }: ChaosNetwork): Promise<NetworkEvent[]> {
  const blocks: FollowedBlock[] = []
  const follower = new EventFollower({
    ask: (method, params) => requestResult(rpc, method, params),
    addresses: followedAddresses(bound),
    fromBlock: 0,
    confirmations: 0,
    consumer: {
      recent: () => blocks.map(({ number, hash }): BlockRef => ({ number, hash })).reverse(),
      apply: (more) => void blocks.push(...more),
      undo: (above) => void blocks.splice(blocks.findIndex(({ number }) => number > above)),
    },
  })
  while (await follower.step());
  return blocks.flatMap((block) => decodeEvents(bound, block))
}
