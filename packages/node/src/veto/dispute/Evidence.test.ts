import { expect, it } from 'vitest'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { evidenceHash, evidenceText } from './Evidence.ts'

const wrong: SegmentFinding = { segment: 1, verdict: 'wrong' }

it('returns the same text and hash for the same evidence', () => {
  const evidence = {
    version: 2 as const,
    segment: 1,
    deliveryId: `0x${'1'.repeat(64)}` as const,
    member: `0x${'2'.repeat(40)}` as const,
    workIsGood: false,
    root: `0x${'3'.repeat(64)}` as const,
    findings: [wrong],
  }
  const { findings, ...rest } = evidence
  expect(evidenceHash(evidenceText({ findings, ...rest }))).toBe(evidenceHash(evidenceText(evidence)))
  expect(evidenceHash(evidenceText({ ...evidence, workIsGood: true }))).not.toBe(
    evidenceHash(evidenceText(evidence)),
  )
})
