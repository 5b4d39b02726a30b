import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32 } from './fields.ts'
import { WireJob } from './jobCalls.ts'

// Calls about a contested delivery.

/** Juror → executor of a contested delivery: the data of the council's job and of the segment that a contest names. */
export const takeDisputed = defineCall(
  'dispute/take',
  z.strictObject({ deliveryId: Bytes32, segment: z.int().min(0) }),
  WireJob,
)

/**
 * Juror → executor of a replica while a replica of its part is contested, or another executor of that part once all
 * were compared: the result, to compare it with the others.
 */
export const fetchReplicaFrom = defineCall(
  'dispute/replica',
  z.strictObject({ deliveryId: Bytes32 }),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    result: BlobText,
    /** The client's own equivalence function, if the task has one; the manifest has its hash. */
    comparator: BlobText.optional(),
  }),
)

/** Anyone → veto node: the evidence whose hash is in its vote on one dispute. */
export const showEvidence = defineCall(
  'dispute/evidence',
  z.strictObject({ deliveryId: Bytes32, segment: z.int().min(0) }),
  z.strictObject({ text: z.string().max(262_144) }),
)
