import { expect, it } from 'vitest'
import { whyClassTooSmall } from './whyClassTooSmall.ts'

const jail = (minute: number) => ({
  untilMs: Date.UTC(2026, 2, 1, 14, minute),
  why: 'the check rejected its work',
})
const free = { units: 400 }
const facts = { className: 'wasm/1', needed: 4 }

it('accepts a class with enough operators, whoever else is jailed', () => {
  const listed = [free, free, free, free, { units: 400, jail: jail(5) }]
  expect(whyClassTooSmall({ ...facts, operators: 4, listed })).toBeUndefined()
})

it('names the jailed operators, the fault, and the time at which enough of them are back', () => {
  const listed = [free, free, ...[9, 5, 7, 8].map((minute) => ({ units: 400, jail: jail(minute) }))]
  expect(whyClassTooSmall({ ...facts, operators: 2, listed })).toEqual({
    message:
      '2 operators of class wasm/1 can check work now, and this task needs 4: 4 operators are jailed, the first ' +
      'until 2026-03-01 14:05:00 UTC because the check rejected its work',
    hint: 'Retry after 14:07:00 UTC: jailed operators return by themselves.',
  })
})

it('names operators without a bond, and a class with too few operators at all', () => {
  const why = whyClassTooSmall({ ...facts, operators: 1, listed: [free, { units: 0 }] })
  expect(why!.message).toContain(
    '1 operator is listed without stake for council seats; 2 operators are listed in all',
  )
  expect(why!.hint).toContain('muster offers')
})

it('promises no time when the jailed operators alone are too few', () => {
  const why = whyClassTooSmall({ ...facts, operators: 1, listed: [free, { units: 400, jail: jail(5) }] })
  expect(why!.message).toContain('1 operator is jailed')
  expect(why!.hint).not.toContain('Retry after')
})
