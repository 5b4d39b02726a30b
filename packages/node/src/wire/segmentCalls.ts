import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32, Signature } from './fields.ts'
import { WireState } from './partCalls.ts'

// Between an executor and the seats of its council.

/** Executor → seat: its segment can be taken. The seat's question then finds a connection that we dialled, relays or not. */
export const segmentReady = defineCall(
  'segment/ready',
  z.strictObject({ deliveryId: Bytes32, seat: z.int().min(0).max(65_535) }),
  z.strictObject({}),
)

/** Seat → executor: everything that a replay of its segment needs. */
export const takeSegment = defineCall(
  'segment/take',
  z.strictObject({ deliveryId: Bytes32, seat: z.int().min(0).max(65_535) }),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    /** The state at the segment's start; none at the start of a part. */
    state: z.strictObject({ ...WireState.shape, proof: z.array(Bytes32).max(64) }).optional(),
    /** The result, where the client's checker judges it. */
    result: BlobText.optional(),
  }),
)

/** Seat → executor: its signed answer, for the settlement. */
export const giveAnswer = defineCall(
  'segment/answer',
  z.strictObject({
    deliveryId: Bytes32,
    seat: z.int().min(0).max(65_535),
    kind: z.int().min(1).max(3),
    leaf: Bytes32,
    seal: Bytes32,
    signature: Signature,
  }),
  z.strictObject({}),
)
