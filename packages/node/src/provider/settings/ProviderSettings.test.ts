import { expect, it } from 'vitest'
import { changeSettings, hourPriceOfSettings, ProviderSettings } from './ProviderSettings.ts'

it('starts turned off, with defaults for everything', () => {
  const settings = ProviderSettings.parse({})
  expect(settings.state).toBe('off')
  expect(settings.limits.slots).toBe(2)
  expect(settings.owner.onBattery).toBe('pause')
})

it('changes the named fields and leaves the rest of their group alone', () => {
  const before = changeSettings(ProviderSettings.parse({}), { limits: { slots: 7 }, region: 'eu' })
  const change = { limits: { queue: 1 }, council: { serve: false }, streams: { parallel: 9 } }
  const after = changeSettings(before, change)
  expect(after.limits).toMatchObject({ slots: 7, queue: 1 })
  expect(after).toMatchObject({ region: 'eu', council: { serve: false, bondUnits: 400 } })
  expect(after.streams).toMatchObject({ serve: true, parallel: 9 })
})

it('rejects invalid values', () => {
  const settings = ProviderSettings.parse({})
  expect(() => changeSettings(settings, { limits: { slots: 0 } })).toThrow()
  expect(() => changeSettings(settings, { floorPerBillionUnits: -1n })).toThrow()
})

it('keeps the price of an hour when the self-test measures another speed', () => {
  const hourPrice = 5n * 10n ** 17n
  const before = changeSettings(ProviderSettings.parse({}), { hourPrice })
  const after = changeSettings(before, { unitsPerSecond: before.unitsPerSecond * 2n })
  expect(hourPriceOfSettings(after)).toBe(hourPrice)
  expect(before.floorPerBillionUnits).toBe(138_888_888_888_889n)
  expect(after.floorPerBillionUnits).toBe(69_444_444_444_445n)
})

it('keeps the price of a unit when the owner set that', () => {
  const hourly = changeSettings(ProviderSettings.parse({}), { hourPrice: 1n })
  const before = changeSettings(hourly, { floorPerBillionUnits: 10n ** 14n })
  expect(hourPriceOfSettings(before)).toBe(36n * 10n ** 16n)
  const after = changeSettings(before, { unitsPerSecond: before.unitsPerSecond * 2n })
  expect(after.floorPerBillionUnits).toBe(10n ** 14n)
  expect(hourPriceOfSettings(after)).toBe(72n * 10n ** 16n)
})
