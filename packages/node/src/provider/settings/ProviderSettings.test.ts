import { expect, it } from 'vitest'
import { changeSettings, ProviderSettings } from './ProviderSettings.ts'

it('starts turned off, with defaults for everything', () => {
  const settings = ProviderSettings.parse({})
  expect(settings.state).toBe('off')
  expect(settings.limits.slots).toBe(2)
  expect(settings.owner.onBattery).toBe('pause')
})

it('changes the named fields and leaves the rest of their group alone', () => {
  const before = changeSettings(ProviderSettings.parse({}), { limits: { slots: 7 }, region: 'eu' })
  const after = changeSettings(before, { limits: { queue: 1 }, council: { serve: false } })
  expect(after.limits).toMatchObject({ slots: 7, queue: 1 })
  expect(after).toMatchObject({ region: 'eu', council: { serve: false, bondUnits: 400 } })
})

it('rejects invalid values', () => {
  const settings = ProviderSettings.parse({})
  expect(() => changeSettings(settings, { limits: { slots: 0 } })).toThrow()
  expect(() => changeSettings(settings, { floorPerBillionUnits: -1n })).toThrow()
})
