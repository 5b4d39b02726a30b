import type { Hex } from '@muster-network/chain'
import { type PeerId, wrapKey } from '@muster-network/p2p'
import type { ClientContext } from '../ClientContext.ts'

/** Returns the name of the key that seals the saved states of an allocation. Each replica has its own key. */
export function stateKeyName(taskId: Hex, part: number): string {
  return `${taskId}/${part}/states`
}

/**
 * Returns what an executor inherits from earlier executors of its allocation: the key of the saved states, and the
 * newest state. Replicas of a part share program and data, and nothing else: an executor that could read the state of
 * another replica could agree with it without working.
 */
export async function savesOf(
  { records, keys, peer }: Pick<ClientContext, 'records' | 'keys' | 'peer'>,
  { taskId, part }: { taskId: Hex; part: number },
  peerId: PeerId,
) {
  const name = stateKeyName(taskId, part)
  const wrappedKey = Uint8Array.from(await wrapKey(peerId, name, await keys.ensure(name)))
  const saved = records.states(taskId, part).at(-1)
  if (!saved) return { wrappedKey }
  return {
    wrappedKey,
    newest: { state: saved.state, holders: [peer.peerId, ...saved.holders].slice(0, 4) },
  }
}
