import { classIdOf, type Hex } from '@muster-network/chain'
import { z } from 'zod'
import { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { AddressText, Bytes32 } from '../../wire/fields.ts'

/** The reasons of a juror's vote. The vote on the chain has the hash; anyone can request the document and replay. */
export const Evidence = z.strictObject({
  version: z.literal(2),
  deliveryId: Bytes32,
  /** The segment that the contest names. */
  segment: z.int().min(0),
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
