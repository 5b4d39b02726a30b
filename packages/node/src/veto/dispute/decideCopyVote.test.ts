import { expect, it } from 'vitest'
import type { CopyFinding } from '../../copies/weighCopy.ts'
import { decideCopyVote } from './decideCopyVote.ts'

const early = { now: 10, openedAt: 0, until: 100 }
const late = { now: 60, openedAt: 0, until: 100 }
const found = (verdict: CopyFinding['verdict'], ...missing: number[]): CopyFinding => ({
  verdict,
  distances: [],
  missing,
})

it('votes for a copy that is the same as most, whoever contested it', () => {
  for (const isOwn of [true, false])
    expect(decideCopyVote(found('same'), isOwn, early)).toEqual({ kind: 'vote', workIsGood: true })
})

it('votes against a copy only when its own executor asked to be judged', () => {
  expect(decideCopyVote(found('different'), true, early)).toEqual({ kind: 'vote', workIsGood: false })
  // a client that chose two of three executors has no weapon against the third
  expect(decideCopyVote(found('different'), false, early).kind).toBe('silence')
})

it('is silent in the grey zone, where nothing is what most have, and about what was opened late', () => {
  for (const verdict of ['grey', 'no majority', 'not opened'] as const)
    for (const isOwn of [true, false])
      expect(decideCopyVote(found(verdict), isOwn, early).kind).toBe('silence')
})

it('waits half of the time for copies that were not shown, then goes by those that were', () => {
  expect(decideCopyVote(found('same', 2), true, early).kind).toBe('wait')
  expect(decideCopyVote(found('same', 2), true, late)).toEqual({ kind: 'vote', workIsGood: true })
  expect(decideCopyVote(found('different', 2), true, early).kind).toBe('wait')
  expect(decideCopyVote(found('different', 2), true, late)).toEqual({ kind: 'vote', workIsGood: false })
})

it('never slashes who is away, and never pays it either', () => {
  for (const time of [early, late])
    for (const isOwn of [true, false])
      expect(decideCopyVote(found('not shown', 0), isOwn, time).kind).toBe('wait')
})

it('never votes because its own host failed', () => {
  expect(decideCopyVote(undefined, true, late).kind).toBe('wait')
})
