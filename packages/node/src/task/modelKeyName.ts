import type { Hex } from '@muster-network/chain'

/** Returns the name under which the key of a stream's model is wrapped for a provider. */
export function modelKeyName(streamId: Hex, revision: number): string {
  return `${streamId.toLowerCase()}/model/${revision}`
}
