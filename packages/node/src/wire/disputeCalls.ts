import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32 } from './fields.ts'
import { takeSegment } from './segmentCalls.ts'

// What a contested delivery is judged by.

/** Panel member → executor of a contested delivery: what a replay of the segment needs, and where its end stands. */
export const takeDisputed = defineCall(
  'dispute/take',
  z.strictObject({ deliveryId: Bytes32, segment: z.int().min(0) }),
  z.strictObject({
    ...takeSegment.response.shape,
    /** The place of the segment's end leaf under the root. */
    endProof: z.array(Bytes32).max(64),
  }),
)

/**
 * Panel member → executor of a copy, while one of its part is contested; or another executor of that part, once all were
 * compared: the result, to hold it against the others.
 */
export const takeCopy = defineCall(
  'dispute/copy',
  z.strictObject({ deliveryId: Bytes32 }),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    result: BlobText,
    /** The client's own equivalence function, where one decides; the manifest has its hash. */
    judge: BlobText.optional(),
  }),
)

/** Anyone → veto: the document whose hash it voted with. */
export const showEvidence = defineCall(
  'dispute/evidence',
  z.strictObject({ deliveryId: Bytes32 }),
  z.strictObject({ text: z.string().max(262_144) }),
)
