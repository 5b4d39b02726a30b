import { classIdOf, type Hex } from '@muster-network/chain'
import { z } from 'zod'
import { AddressText, Bytes32 } from '../../wire/fields.ts'

/** What a member found about one segment. `failed`: its own host could not compute, which is no verdict. */
export const SegmentFinding = z.strictObject({
  segment: z.int().min(0),
  verdict: z.enum(['right', 'wrong', 'no data', 'failed']),
  /** The end leaf that the member computed. */
  leaf: Bytes32.optional(),
  why: z.string().max(500).optional(),
  /** Of a copy: how far each copy that was seen is from the one in the middle, in tolerances; null is beyond any. */
  copies: z
    .array(z.strictObject({ part: z.int().min(0), distance: z.number().min(0).nullable() }))
    .optional(),
})
export type SegmentFinding = z.infer<typeof SegmentFinding>

/** Why a member voted as it did. Its vote on the chain carries the hash; anyone can ask for the document and replay. */
export const Evidence = z.strictObject({
  version: z.literal(1),
  deliveryId: Bytes32,
  member: AddressText,
  workIsGood: z.boolean(),
  root: Bytes32,
  findings: z.array(SegmentFinding).min(1),
})
export type Evidence = z.infer<typeof Evidence>

export function evidenceText(evidence: Evidence): string {
  return JSON.stringify(Evidence.parse(evidence))
}

export function evidenceHash(text: string): Hex {
  return classIdOf(text)
}
