import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiKey, KeySettings } from './ApiKey.ts'
import { KeyRates } from './KeyRates.ts'

const key = (settings: KeySettings): ApiKey => ({
  id: 'k',
  name: 'k',
  settings,
  createdMs: 0,
  revokedMs: undefined,
})

describe('KeyRates', () => {
  it('admits at most one minute of requests at once, and the rate after that', () => {
    const waits = fc.array(fc.nat(30_000), { maxLength: 200 })
    fc.assert(
      fc.property(waits, fc.integer({ min: 1, max: 20 }), (pauses, requestsPerMinute) => {
        let nowMs = 0
        const rates = new KeyRates({ nowMs: () => nowMs })
        const limited = key({ requestsPerMinute })
        let admitted = 0
        for (const pause of pauses) {
          nowMs += pause
          const decision = rates.admit(limited)
          if (decision.ok) admitted++
          else {
            expect(decision.retryAfterMs).toBeGreaterThan(0)
            expect(decision.retryAfterMs).toBeLessThanOrEqual(60_000)
          }
          expect(admitted).toBeLessThanOrEqual(requestsPerMinute * (1 + nowMs / 60_000) + 1e-6)
        }
      }),
    )
  })

  it('admits a request after the time that it named', () => {
    let nowMs = 0
    const rates = new KeyRates({ nowMs: () => nowMs })
    const limited = key({ tokensPerMinute: 600 })
    expect(rates.takeTokens(limited, 600)).toEqual({ ok: true })
    const refused = rates.takeTokens(limited, 100)
    expect(refused).toEqual({ ok: false, reason: 'tokens', retryAfterMs: 10_000 })
    nowMs += 10_000
    expect(rates.takeTokens(limited, 100)).toEqual({ ok: true })
    rates.returnTokens(limited, 10_000)
    // never more than one minute's worth
    expect(rates.takeTokens(limited, 600)).toEqual({ ok: true })
    expect(rates.takeTokens(limited, 1).ok).toBe(false)
  })

  it('lets a request that is larger than the limit empty a full bucket', () => {
    const rates = new KeyRates({ nowMs: () => 0 })
    expect(rates.takeTokens(key({ tokensPerMinute: 10 }), 1_000)).toEqual({ ok: true })
    expect(rates.takeTokens(key({ tokensPerMinute: 10 }), 1).ok).toBe(false)
  })

  it('frees a place once', () => {
    const rates = new KeyRates()
    const limited = key({ concurrency: 1 })
    const first = rates.admit(limited)
    expect(rates.admit(limited)).toMatchObject({ ok: false, reason: 'concurrency' })
    if (first.ok) {
      first.end()
      first.end()
    }
    expect(rates.admit(limited).ok).toBe(true)
    expect(rates.admit(limited).ok).toBe(false)
  })
})
