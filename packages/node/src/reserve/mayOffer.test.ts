import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { mayOffer } from './mayOffer.ts'

const [one, other] = [createIdentity().peerId, createIdentity().peerId]

it('limits the open offers of one peer and of all peers together', () => {
  expect(mayOffer([], one)).toBe(true)
  expect(mayOffer(Array(16).fill(one), one)).toBe(false)
  expect(mayOffer(Array(16).fill(one), other)).toBe(true)
  // offers stored by an older version name no peer, and count all the same
  expect(mayOffer(Array(128).fill(undefined), one)).toBe(false)
})
