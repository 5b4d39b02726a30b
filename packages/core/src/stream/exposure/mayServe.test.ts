import { describe, expect, it } from 'vitest'
import { mayServe } from './mayServe.ts'

const exposure = { unsettledWei: 60n, guaranteeHeldWei: 100n, nextWei: 40n, chainViewAgeMs: 0 }

describe('mayServe', () => {
  it('serves up to the guarantee that is held', () => {
    expect(mayServe(exposure)).toEqual({ ok: true })
    expect(mayServe({ ...exposure, unsettledWei: 61n })).toEqual({ ok: false, reason: 'guarantee' })
    expect(mayServe({ ...exposure, guaranteeHeldWei: 99n })).toEqual({ ok: false, reason: 'guarantee' })
  })

  it('stops when its view of the chain is six hours old', () => {
    expect(mayServe({ ...exposure, chainViewAgeMs: 6 * 3_600_000 - 1 })).toEqual({ ok: true })
    expect(mayServe({ ...exposure, chainViewAgeMs: 6 * 3_600_000 })).toEqual({
      ok: false,
      reason: 'chain-view',
    })
  })
})
