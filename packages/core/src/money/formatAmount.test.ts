import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'
import { readAmount } from './readAmount.ts'
import { tokenAmount } from './TokenAmount.ts'

describe('formatAmount', () => {
  it('round-trips through parseAmount with any number of decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.integer({ min: 0, max: 18 }),
        (units, decimals) => {
          const amount = tokenAmount(units)
          expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount)
        },
      ),
      { seed: 11 },
    )
  })

  it('never crashes readAmount and never accepts floats or signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE_ x') }), (text) => {
        const reading = readAmount(text, 4)
        if (reading.ok) expect(text).toMatch(/^(0|[1-9]\d*)(\.\d{1,4})?$/)
      }),
      { seed: 11 },
    )
  })
})
