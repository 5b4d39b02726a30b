import { expect, it } from 'vitest'
import { StateBudget } from './StateBudget.ts'

const mib = 2 ** 20

it('writes every small state, whatever the work', () => {
  const budget = new StateBudget(0n)
  expect(Array.from({ length: 50 }, (_, i) => budget.take(mib, BigInt(i)))).not.toContain(false)
})

it('writes large states only as fast as work is done', () => {
  const budget = new StateBudget(1_000n)
  let written = 0
  for (let units = 1_000n; units < 1_000_000_000n; units += 1_000_000n)
    if (budget.take(128 * mib, units)) written++
  // A quarter of a gigabyte for a billion units, and 64 MiB.
  expect(written).toBe(2)
})

it('counts the work of this process alone', () => {
  expect(new StateBudget(10n ** 12n).take(65 * mib, 10n ** 12n)).toBe(false)
})
