import { expect, it } from 'vitest'
import { lentUntilMs } from './lentUntilMs.ts'

// 2026-01-05 is a Monday; local time, as in the owner's schedule
const at = (day: number, hour: number, minute = 0) => new Date(2026, 0, day, hour, minute)
const nights = [{ days: ['mon' as const], from: '22:00', until: '06:00' }]

it('returns no end without hours, or with hours that leave no gap', () => {
  expect(lentUntilMs([], at(5, 12))).toBeUndefined()
  const always = [
    { days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const, from: '00:00', until: '00:00' },
  ].map((each) => ({ ...each, days: [...each.days] }))
  expect(lentUntilMs(always, at(5, 12))).toBeUndefined()
})

it('returns the end of the window, also past midnight', () => {
  expect(lentUntilMs(nights, at(5, 23, 30))).toBe(at(6, 6).getTime())
  expect(lentUntilMs(nights, at(6, 5, 59))).toBe(at(6, 6).getTime())
})

it('returns a time in the past while the machine is not lent', () => {
  const now = at(5, 12)
  expect(lentUntilMs(nights, now)).toBeLessThan(now.getTime())
})
