import type { Hex } from '@muster-network/chain'
import { type PeerId, wrapKey } from '@muster-network/p2p'
import type { ClientContext } from '../ClientContext.ts'

/** The name of the key under which an allocation of a task saves: a copy has one of its own. */
export function stateKeyName(taskId: Hex, part: number): string {
  return `${taskId}/${part}/states`
}

/**
 * What the executor of an allocation is given of those before it: the key of its lineage, and the newest that it has saved. Copies
 * of a part share program and data, and nothing else. Who could read or go on from what another copy has saved would not have to
 * work to agree with it.
 */
export async function savesOf(
  { kept, keys, peer }: Pick<ClientContext, 'kept' | 'keys' | 'peer'>,
  { taskId, part }: { taskId: Hex; part: number },
  peerId: PeerId,
) {
  const name = stateKeyName(taskId, part)
  const wrappedKey = Uint8Array.from(await wrapKey(peerId, name, await keys.ensure(name)))
  const held = kept.states(taskId, part).at(-1)
  if (!held) return { wrappedKey }
  return {
    wrappedKey,
    newest: { state: held.state, holders: [peer.peerId, ...held.holders].slice(0, 4) },
  }
}
