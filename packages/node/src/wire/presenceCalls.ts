import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, BlobText, Bytes32, Whole } from './fields.ts'

// That a node is there, and what it can do.

/** That a node is there, and how busy. `atMs` only grows, so an old one cannot be shown as new. */
export const Heartbeat = z.strictObject({
  node: Bytes32,
  atMs: z.int().min(0),
  className: z.string().max(64),
  /** Share of the machine that is busy. */
  load: z.number().min(0).max(1),
  freeSlots: z.int().min(0).max(65_535),
  running: z.int().min(0).max(65_535),
})
export type Heartbeat = z.infer<typeof Heartbeat>

/** Provider → veto nodes and coordinators, every few seconds. */
export const sendHeartbeat = defineCall(
  'presence/beat',
  z.strictObject({ heartbeat: Heartbeat, signature: wireBytes }),
  z.strictObject({}),
)

/** Veto → provider, at a random moment: compute this now. The state that comes out can be known only by computing it. */
export const proveScore = defineCall(
  'presence/prove',
  z.strictObject({ seed: BlobText, units: Whole }),
  z.strictObject({ digest: BlobText, proof: BlobText }),
)

/** Anyone → veto: what is under the root that it attested for an epoch. */
export const showUptime = defineCall(
  'uptime/show',
  z.strictObject({ epoch: z.int().min(0) }),
  z.strictObject({ entries: z.array(z.strictObject({ operator: AddressText, weight: Whole })).max(65_536) }),
)
