import { z } from 'zod'
import { Bytes32 } from '../wire/fields.ts'

/** A finding about one piece of a delivery. `failed` means that the own host could not replay it. */
export const SegmentFinding = z.strictObject({
  /** First segment of the piece. */
  segment: z.int().min(0),
  /** The segment after its last one. */
  end: z.int().min(1).optional(),
  verdict: z.enum(['right', 'wrong', 'no data', 'failed']),
  /** Digest of the end state that the replay reached. */
  digest: Bytes32.optional(),
  why: z.string().max(500).optional(),
  /** For a replica: the distance of each fetched replica from the medoid, in tolerances; null is infinite. */
  replicas: z
    .array(z.strictObject({ part: z.int().min(0), distance: z.number().min(0).nullable() }))
    .optional(),
})
export type SegmentFinding = z.infer<typeof SegmentFinding>
