import type { SegmentFinding } from './Evidence.ts'
import { type Judging, judgeSegment } from './judgeSegment.ts'

/** One segment after the other, up to the first that is wrong: it makes the others idle. */
export async function judgeSegments(
  judging: Judging,
  segments: readonly number[],
): Promise<SegmentFinding[]> {
  const findings: SegmentFinding[] = []
  for (const segment of segments) {
    const finding = await judgeSegment(judging, segment)
    judging.signal.throwIfAborted()
    findings.push(finding)
    if (finding.verdict === 'wrong') break
  }
  return findings
}
