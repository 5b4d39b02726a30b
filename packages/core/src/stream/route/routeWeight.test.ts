import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeWeight } from './routeWeight.ts'

const terms = { cheapestWei: 10n, stakeLockWei: 1_000n }
const subscriber = {
  unitWei: 10n,
  firstTokenMs: 200,
  load: { running: 0, most: 8 },
  record: { answers: 50, goodShare: 1 },
  stakeWei: 1_000n,
}
const weight = (change: Partial<typeof subscriber>) => routeWeight({ ...subscriber, ...change }, terms)

describe('routeWeight', () => {
  it.each([
    ['twice the price: a quarter', { unitWei: 20n }, 1 / 4],
    ['twice the wait: half', { firstTokenMs: 400 }, 1 / 2],
    ['full load: half', { load: { running: 8, most: 8 } }, 1 / 2],
    ['half of the record: half', { record: { answers: 50, goodShare: 0.5 } }, 1 / 2],
    ['twice the stake: twice', { stakeWei: 2_000n }, 2],
    ['a huge stake: four times', { stakeWei: 10n ** 20n }, 4],
    ['no wait at all: as for 50 ms', { firstTokenMs: 0 }, 4],
  ])('%s', (_, change, factor) => {
    expect(weight(change) / weight({})).toBeCloseTo(factor, 12)
  })

  it('assumes a wait before the first answer', () => {
    expect(routeWeight({ ...subscriber, firstTokenMs: undefined }, terms)).toBe(
      weight({ firstTokenMs: 1_000 }),
    )
  })

  it('is finite and not negative for any measurement', () => {
    const amount = fc.bigInt(0n, 10n ** 27n)
    fc.assert(
      fc.property(amount, amount, amount, fc.nat(), fc.nat(99), (unitWei, stakeWei, lock, wait, running) => {
        const any = { ...subscriber, unitWei, stakeWei, firstTokenMs: wait, load: { running, most: 0 } }
        const result = routeWeight(any, { cheapestWei: unitWei / 2n, stakeLockWei: lock })
        expect(Number.isFinite(result) && result >= 0).toBe(true)
      }),
    )
  })
})
