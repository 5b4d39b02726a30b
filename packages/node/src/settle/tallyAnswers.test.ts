import { type Hex, type Roster, type SeatAnswer, sealOf, type Terms, zeroHash } from '@muster-network/chain'
import { type AnswerKind, answerKinds, enumCode, type SeatState, seatStates } from '@muster-network/core'
import { expect, it } from 'vitest'
import { countAnswers, decideAnswers } from './tallyAnswers.ts'

const deliveryId: Hex = `0x${'ab'.repeat(32)}`
const operator = (seat: number): Hex => `0x${`${seat + 1}`.padStart(40, '0')}`
const evidence = [{ digest: `0x${'01'.repeat(32)}` as Hex, proof: [] }]

type Said = { kind: AnswerKind; state?: SeatState; seal?: Hex }

function count(said: readonly Said[], options: { open?: boolean; isLate?: boolean } = {}) {
  const seats = said.map(({ state = 'sitting' }, seat) => ({
    operator: operator(seat),
    state: enumCode(seatStates, state),
  }))
  const answers: SeatAnswer[] = said.map(({ kind, seal }, seat) => ({
    kind: enumCode(answerKinds, kind),
    seal: kind === 'agree' ? (seal ?? sealOf([evidence[0]!.digest], operator(seat), deliveryId)) : zeroHash,
    r: zeroHash,
    vs: zeroHash,
  }))
  const { open = false, isLate = false } = options
  const roster = { seats } as unknown as Roster
  return countAnswers({ deliveryId, roster, answers, isLate, ...(open && { evidence }) })
}

it('counts accusations against the work, and what is silent, replaced or false as gone', () => {
  const said: Said[] = [
    { kind: 'agree' },
    { kind: 'differs' },
    { kind: 'noData' },
    { kind: 'abstain' },
    { kind: 'silent' },
    { kind: 'agree', state: 'silent' },
    { kind: 'agree', seal: zeroHash },
  ]
  expect(count(said, { open: true })).toEqual({ agree: 1, against: 2, gone: 4 })
})

it('takes agreement on trust until the ends are opened, and not at all when nobody opens them in time', () => {
  const said: Said[] = [{ kind: 'agree' }, { kind: 'agree', seal: zeroHash }]
  expect(count(said)).toEqual({ agree: 2, against: 0, gone: 0 })
  expect(count(said, { open: true })).toEqual({ agree: 1, against: 0, gone: 1 })
  expect(count(said, { isLate: true })).toEqual({ agree: 0, against: 0, gone: 2 })
  expect(count(said, { open: true, isLate: true })).toEqual({ agree: 1, against: 0, gone: 1 })
})

it('decides by the answers so far only when no seat is left to draw', () => {
  const terms = { lead: 1, rules: { rejectLead: 3, cap: 5 } } as Terms
  const split = { agree: 0, against: 1, gone: 0 }
  expect(decideAnswers(split, terms, false)).toBe('open')
  expect(decideAnswers(split, terms, true)).toBe('rejected')
  expect(decideAnswers({ agree: 0, against: 0, gone: 2 }, terms, true)).toBe('jury')
  expect(decideAnswers({ agree: 1, against: 0, gone: 0 }, terms, false)).toBe('accepted')
})
