import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, BlobText, Bytes32, Whole } from './fields.ts'

// Calls about the liveness and the hardware of a node.

/** A heartbeat: the node is alive, with its load. `atMs` only grows, so a heartbeat cannot be replayed. */
export const Heartbeat = z.strictObject({
  node: Bytes32,
  atMs: z.int().min(0),
  className: z.string().max(64),
  /** Load of the machine, 0 to 1. */
  load: z.number().min(0).max(1),
  freeSlots: z.int().min(0).max(65_535),
  running: z.int().min(0).max(65_535),
})
export type Heartbeat = z.infer<typeof Heartbeat>

/** Provider → veto nodes and coordinators, every few seconds: a signed heartbeat. */
export const sendHeartbeat = defineCall(
  'presence/beat',
  z.strictObject({ heartbeat: Heartbeat, signature: wireBytes }),
  z.strictObject({}),
)

/** Veto node → provider, at a random time: a probe to compute now. Only computing it yields the resulting state. */
export const proveScore = defineCall(
  'presence/prove',
  z.strictObject({ seed: BlobText, units: Whole }),
  z.strictObject({ digest: BlobText }),
)

/** Anyone → veto node: the entries under the root that it attested for an epoch. */
export const showUptime = defineCall(
  'uptime/show',
  z.strictObject({ epoch: z.int().min(0) }),
  z.strictObject({ entries: z.array(z.strictObject({ operator: AddressText, weight: Whole })).max(65_536) }),
)
