import { expect, it } from 'vitest'
import { triedBy } from './triedBy.ts'

const awards = [
  { part: 0, executor: '0xA' as const },
  { part: 1, executor: '0xB' as const },
  // A left the first replica, and C resumes from A's state
  { part: 0, executor: '0xC' as const },
  { part: 2, executor: '0xD' as const },
]

it('excludes operators that ever ran another replica of the part', () => {
  expect(triedBy(awards, { replicas: 2 }, 1)).toEqual(new Set(['0xa', '0xb', '0xc']))
  expect(triedBy(awards, { replicas: 2 }, 3)).toEqual(new Set(['0xd']))
})

it('excludes only operators of the same part when there are no replicas', () => {
  expect(triedBy(awards, { replicas: 1 }, 0)).toEqual(new Set(['0xa', '0xc']))
  expect(triedBy(awards, { replicas: 1 }, 1)).toEqual(new Set(['0xb']))
})
