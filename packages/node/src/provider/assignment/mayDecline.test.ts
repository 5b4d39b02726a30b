import { expect, it } from 'vitest'
import { mayDecline } from './mayDecline.ts'

const early = { nowMs: 159_999, awardedAt: 100, startSeconds: 60, hasWork: false }

it('declines a part whose program fails before the start deadline, which costs nothing', () => {
  expect(mayDecline(early)).toBe(true)
  expect(mayDecline({ ...early, nowMs: 160_000 })).toBe(false)
})

it('leaves a part with receipted or delivered work, which is paid', () => {
  expect(mayDecline({ ...early, hasWork: true })).toBe(false)
})
