import { expect, it } from 'vitest'
import { unitsToPrice } from './unitsToPrice.ts'

const claimed = { runSeconds: 3_600, maxUnits: 1n }

it('prices a container by its run time limit, not by the number that its client wrote', () => {
  expect(unitsToPrice(claimed, { kind: 'container' }, 700_000_000n)).toBe(2_520_000_000_000n)
  expect(unitsToPrice({ ...claimed, maxUnits: 10n ** 15n }, { kind: 'container' }, 5n)).toBe(18_000n)
})

it('prices wasm by the unit limit of its terms, at which it is stopped', () => {
  expect(unitsToPrice(claimed, { kind: 'wasm' }, 700_000_000n)).toBe(1n)
})
