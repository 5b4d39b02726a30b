import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hourPriceOf, unitPriceOf } from './pricePerHour.ts'

const ether = 10n ** 18n

it('an hour at 10⁹ units a second costs 3,600 unit prices', () => {
  expect(hourPriceOf(ether / 10_000n, 1_000_000_000n)).toBe((36n * ether) / 100n)
  expect(unitPriceOf((36n * ether) / 100n, 1_000_000_000n)).toBe(ether / 10_000n)
})

it('a faster machine asks less for a unit at the same price of an hour', () => {
  expect(unitPriceOf(36n * ether, 4_000_000_000n) * 4n).toBe(unitPriceOf(36n * ether, 1_000_000_000n))
})

it('the unit price of an hour never pays less than the hour', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      (perHour, unitsPerSecond) => {
        const hour = hourPriceOf(unitPriceOf(perHour, unitsPerSecond), unitsPerSecond)
        expect(hour).toBeGreaterThanOrEqual(perHour)
        expect(hour - perHour).toBeLessThanOrEqual((unitsPerSecond * 3_600n) / 1_000_000_000n + 1n)
      },
    ),
    { seed: 11 },
  )
})

it('rejects a machine without speed', () => {
  expect(() => unitPriceOf(1n, 0n)).toThrow(RangeError)
})
