import type { Hex } from '@muster-network/chain'
import type { StreamManifest } from '../../task/StreamManifest.ts'

/** The service of one revision, as the gateway described it and the chain confirmed it. */
export type DescribedService = {
  revision: number
  manifest: StreamManifest
  /** The key of the model, sealed for this node's records. */
  sealedKey: string
}

/** The stored record of our decision about a stream, and of the subscription. */
export type StreamRecord = {
  streamId: Hex
  atMs: number
  /** The newest described service, and the one before, which is served until its notice is over. */
  service?: DescribedService
  before?: DescribedService & { untilMs: number }
  /** Why we do not join, or why we left. */
  reasons?: { reason: string; why: string }[]
  /** The gateway's permission to join. Recorded before it is used, so that a restart uses the same. */
  admission?: { joins: number; expiry: number; signature: Hex }
  /** The voucher that the watchers hold. */
  heldWei?: bigint
}
