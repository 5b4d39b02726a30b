import { expect, it } from 'vitest'
import { seatBondUnits, seatFee } from './seatFee.ts'

const token = 10n ** 18n
const terms = {
  segmentUnits: 500_000_000n,
  windowSegments: 2,
  rules: { seatBase: token, seatUnitPrice: 2n * token },
}

it('pays a base and the replayed units: the drawn windows and the last segment', () => {
  expect(seatFee(terms, 0)).toBe(2n * token)
  expect(seatFee(terms, 1)).toBe(4n * token)
  expect(seatFee(terms, 3)).toBe(8n * token)
})

it('rounds the fee down to whole wei', () => {
  const rules = { seatBase: 0n, seatUnitPrice: 1n }
  expect(seatFee({ ...terms, segmentUnits: 999_999_999n, rules }, 0)).toBe(0n)
})

it('bonds ten fees, in whole units and never below the least', () => {
  expect(seatBondUnits(3n, 10n, 1n)).toBe(3n)
  expect(seatBondUnits(3n, 7n, 1n)).toBe(5n)
  expect(seatBondUnits(3n, 10n, 4n)).toBe(4n)
})
