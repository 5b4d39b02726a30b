import { expect, it } from 'vitest'
import { decideVote } from './decideVote.ts'
import { evidenceHash, evidenceText, type SegmentFinding } from './Evidence.ts'
import { segmentsToJudge } from './segmentsToJudge.ts'

const early = { now: 10, openedAt: 0, until: 100 }
const late = { now: 60, openedAt: 0, until: 100 }
const right: SegmentFinding = { segment: 0, verdict: 'right' }
const wrong: SegmentFinding = { segment: 1, verdict: 'wrong' }
const none: SegmentFinding = { segment: 2, verdict: 'no data' }
const failed: SegmentFinding = { segment: 3, verdict: 'failed' }

it('votes for work only when every segment is right, and against it when one is wrong', () => {
  expect(decideVote([right], early)).toEqual({ kind: 'vote', workIsGood: true })
  expect(decideVote([right, wrong, none, failed], early)).toEqual({ kind: 'vote', workIsGood: false })
})

it('gives an executor half of the time to show its work, and then counts silence against it', () => {
  expect(decideVote([right, none], early).kind).toBe('wait')
  expect(decideVote([right, none], late)).toEqual({ kind: 'vote', workIsGood: false })
})

it('never votes because its own host failed', () => {
  expect(decideVote([right, failed], late).kind).toBe('wait')
  expect(decideVote([none, failed], late).kind).toBe('wait')
})

it('looks at what the council saw too, unless the council accepted', () => {
  expect(segmentsToJudge({ segment: 4n, stage: 2, drawn: [1n, 7n] })).toEqual([4])
  expect(segmentsToJudge({ segment: 4n, stage: 3, drawn: [7n, 4n, 1n] })).toEqual([1, 4, 7])
  expect(segmentsToJudge({ segment: 0n, stage: 4, drawn: [] })).toEqual([0])
})

it('has one text and one hash for the same evidence', () => {
  const evidence = {
    version: 1 as const,
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
