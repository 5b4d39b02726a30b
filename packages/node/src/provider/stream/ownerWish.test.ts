import { expect, it } from 'vitest'
import { type OwnerWishFacts, ownerWish } from './ownerWish.ts'

const facts: OwnerWishFacts = { state: 'on', serve: true, blockedMs: undefined, patienceMs: 100 }

it.each<[string, Partial<OwnerWishFacts>]>([
  ['serve', {}],
  ['wait', { blockedMs: 0 }],
  ['wait', { state: 'paused', blockedMs: 99 }],
  ['leave', { blockedMs: 100 }],
  ['leave', { state: 'paused', blockedMs: 100 }],
  ['leave', { state: 'off' }],
  ['leave', { state: 'draining' }],
  ['leave', { serve: false }],
])('wishes to %s: %o', (what, change) => {
  expect(ownerWish({ ...facts, ...change }).what).toBe(what)
})

it('gives answers more time when nobody needs the machine', () => {
  const graceMs = (state: OwnerWishFacts['state']) => {
    const wish = ownerWish({ ...facts, state })
    return wish.what === 'serve' ? 0 : wish.graceMs
  }
  expect(graceMs('draining')).toBeGreaterThan(graceMs('off'))
})
