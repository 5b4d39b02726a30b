import { expect, it } from 'vitest'
import type { ReplicaFinding } from '../../replicas/weighReplica.ts'
import { decideReplicaVote } from './decideReplicaVote.ts'

const early = { now: 10, dataUntil: 50 }
const late = { now: 60, dataUntil: 50 }
const finding = (verdict: ReplicaFinding['verdict'], ...missing: number[]): ReplicaFinding => ({
  verdict,
  distances: [],
  missing,
})

it('votes for a replica that agrees with the majority, whoever contested it', () => {
  for (const isOwn of [true, false])
    expect(decideReplicaVote(finding('same'), isOwn, early)).toEqual({ kind: 'vote', workIsGood: true })
})

it('votes against a replica only when its own executor contested', () => {
  expect(decideReplicaVote(finding('different'), true, early)).toEqual({ kind: 'vote', workIsGood: false })
  // a client that controls two of three executors cannot have the third one slashed
  expect(decideReplicaVote(finding('different'), false, early).kind).toBe('silence')
})

it('does not vote in the grey zone, without a majority, or on a replica that was opened late', () => {
  for (const verdict of ['grey', 'no majority', 'not opened'] as const)
    for (const isOwn of [true, false])
      expect(decideReplicaVote(finding(verdict), isOwn, early).kind).toBe('silence')
})

it('waits half of the voting time for missing replicas, then decides by the others', () => {
  expect(decideReplicaVote(finding('same', 2), true, early).kind).toBe('wait')
  expect(decideReplicaVote(finding('same', 2), true, late)).toEqual({ kind: 'vote', workIsGood: true })
  expect(decideReplicaVote(finding('different', 2), true, early).kind).toBe('wait')
  expect(decideReplicaVote(finding('different', 2), true, late)).toEqual({ kind: 'vote', workIsGood: false })
})

it('neither slashes nor pays an executor that is offline', () => {
  for (const time of [early, late])
    for (const isOwn of [true, false])
      expect(decideReplicaVote(finding('not served', 0), isOwn, time).kind).toBe('wait')
})

it('does not vote when its own host failed', () => {
  expect(decideReplicaVote(undefined, true, late).kind).toBe('wait')
})
