import { expect, it } from 'vitest'
import { ProviderSettings } from '../../settings/ProviderSettings.ts'
import { unitFloor } from './unitFloor.ts'

const unitWork = { tokens: 50_000_000, characters: 12_500_000, frames: 1_000_000_000, gas: 1, answers: 7 }
const settings = ProviderSettings.parse({ floorPerBillionUnits: 1_000n })

it('is the price of the work of a unit, rounded up', () => {
  expect(unitFloor('tokens', settings, { unitWork })).toBe(50n)
  expect(unitFloor('characters', settings, { unitWork })).toBe(13n)
  expect(unitFloor('gas', settings, { unitWork })).toBe(1n)
})

it('is the price that the owner set', () => {
  const { streams } = ProviderSettings.parse({ streams: { prices: { tokens: 0n } } })
  expect(unitFloor('tokens', { ...settings, streams }, { unitWork })).toBe(0n)
  expect(unitFloor('frames', { ...settings, streams }, { unitWork })).toBe(1_000n)
})
