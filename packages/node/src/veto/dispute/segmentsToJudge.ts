/** Stage of the contracts. */
const accepted = 2

/**
 * Which segments a member replays: the one that the dispute points at; and those that the council saw, unless it had
 * accepted the work. Otherwise an executor whose work was rejected could contest by pointing at a segment that is right.
 */
export function segmentsToJudge(dispute: {
  segment: bigint
  stage: number
  drawn: readonly bigint[]
}): number[] {
  const seen = dispute.stage === accepted ? [] : dispute.drawn
  return [...new Set([dispute.segment, ...seen].map(Number))].sort((a, b) => a - b)
}
