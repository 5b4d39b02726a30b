import { expect, it } from 'vitest'
import { triedBy } from './triedBy.ts'

const awards = [
  { part: 0, executor: '0xA' as const },
  { part: 1, executor: '0xB' as const },
  // A left the first copy, and C goes on from what it saved
  { part: 0, executor: '0xC' as const },
  { part: 2, executor: '0xD' as const },
]

it('keeps who ever ran one copy of a part from running another', () => {
  expect(triedBy(awards, { copies: 2 }, 1)).toEqual(new Set(['0xa', '0xb', '0xc']))
  expect(triedBy(awards, { copies: 2 }, 3)).toEqual(new Set(['0xd']))
})

it('keeps only a part of its own where there are no copies', () => {
  expect(triedBy(awards, { copies: 1 }, 0)).toEqual(new Set(['0xa', '0xc']))
  expect(triedBy(awards, { copies: 1 }, 1)).toEqual(new Set(['0xb']))
})
