import { expect, it } from 'vitest'
import { formatRate, RateMeter } from './RateMeter.ts'

it('measures the growth per second over the last seconds', () => {
  const meter = new RateMeter()
  expect(meter.add(0, 0n)).toBeNull()
  expect(meter.add(1_000, 50n)).toBe(50)
  expect(meter.add(2_000, 100n)).toBe(50)
  for (let second = 3; second <= 40; second++) meter.add(second * 1_000, 100n + BigInt(second) * 10n)
  expect(meter.add(41_000, 510n)).toBe(10)
})

it('starts anew when another executor begins with less', () => {
  const meter = new RateMeter()
  meter.add(0, 0n)
  meter.add(1_000, 500n)
  expect(meter.add(2_000, 100n)).toBeNull()
  expect(meter.add(3_000, 107n)).toBe(7)
})

it.each([
  [0.4, '0.4/s'],
  [950, '950/s'],
  [12_300, '12 k/s'],
  [1_234_567, '1.2 M/s'],
  [5e14, '500 T/s'],
])('formats %d as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})
