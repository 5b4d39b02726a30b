import { describe, expect, it } from 'vitest'
import { weighRaise } from './weighRaise.ts'

describe('weighRaise', () => {
  it('accepts a raise of a window or more', () => {
    expect(weighRaise({ amountWei: 740n, newestWei: 100n, windowWei: 640n })).toEqual({
      ok: true,
      raiseWei: 640n,
    })
  })

  it('ignores dust and stale amounts', () => {
    const newest = { newestWei: 100n, windowWei: 640n }
    expect(weighRaise({ ...newest, amountWei: 739n })).toEqual({ ok: false, reason: 'dust' })
    expect(weighRaise({ ...newest, amountWei: 100n })).toEqual({ ok: false, reason: 'stale' })
    expect(weighRaise({ ...newest, amountWei: 99n })).toEqual({ ok: false, reason: 'stale' })
  })
})
