import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { mayOffer } from './mayOffer.ts'

const [one, other] = [createIdentity().peerId, createIdentity().peerId]

it('gives one peer no more than some offers at once, and all together no more than it can look after', () => {
  expect(mayOffer([], one)).toBe(true)
  expect(mayOffer(Array(16).fill(one), one)).toBe(false)
  expect(mayOffer(Array(16).fill(one), other)).toBe(true)
  // those of before a restart of an older version name nobody, and count all the same
  expect(mayOffer(Array(128).fill(undefined), one)).toBe(false)
})
