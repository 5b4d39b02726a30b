import type { PeerId } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { CallLimit } from './CallLimit.ts'

it('limits each peer for itself, and forgets with the minute', () => {
  const limit = new CallLimit(2)
  const [a, b] = ['a', 'b'] as PeerId[]
  expect([limit.allows(a!, 0), limit.allows(a!, 1), limit.allows(a!, 2)]).toEqual([true, true, false])
  expect(limit.allows(b!, 3)).toBe(true)
  expect(limit.allows(a!, 60_000)).toBe(true)
})
