import { expect, it } from 'vitest'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { decideVote } from './decideVote.ts'

const early = { now: 10, dataUntil: 50 }
const late = { now: 60, dataUntil: 50 }
const right: SegmentFinding = { segment: 0, verdict: 'right' }
const wrong: SegmentFinding = { segment: 1, verdict: 'wrong' }
const none: SegmentFinding = { segment: 2, verdict: 'no data' }
const failed: SegmentFinding = { segment: 3, verdict: 'failed' }

it('votes for work only when every segment is right, and against it when one is wrong', () => {
  expect(decideVote([right], early)).toEqual({ kind: 'vote', workIsGood: true })
  expect(decideVote([right, wrong, none, failed], early)).toEqual({ kind: 'vote', workIsGood: false })
})

it('gives an executor half of the voting time to serve its work, and then votes against it', () => {
  expect(decideVote([right, none], early).kind).toBe('wait')
  expect(decideVote([right, none], late)).toEqual({ kind: 'vote', workIsGood: false })
})

it('does not vote when its own host failed', () => {
  expect(decideVote([right, failed], late).kind).toBe('wait')
  expect(decideVote([none, failed], late).kind).toBe('wait')
})
