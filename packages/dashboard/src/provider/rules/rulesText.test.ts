import { expect, it } from 'vitest'
import { readRules, rulesText } from './rulesText.ts'

const settings = {
  hourPriceWei: 8n * 10n ** 17n,
  floorPerBillionUnitsWei: 10n ** 14n,
  hours: [{ days: [1, 2], from: '22:00', to: '07:00' }],
  kinds: ['wasm' as const],
  region: 'de',
  ownerFirst: { pauseAboveLoad: 0.5, pauseOnBattery: true, maxTemperatureC: null },
  limits: { slots: 2, memoryBytes: 8 * 2 ** 30, diskBytes: 50 * 2 ** 30, maxRunMs: 12 * 3_600_000 },
  worstClientBreachBps: 500,
  allOrNothing: { accept: true, raiseBps: 2_550 },
  cards: ['GPU-1'],
  council: { serve: true, bondUnits: 100 },
}

it('parses its own output back to the same rules', () => {
  const { worstClientBreachBps: _, council: __, floorPerBillionUnitsWei: ___, ...shown } = settings
  expect(readRules(rulesText(settings, 18), 18)).toEqual({
    ok: true,
    settings: { ...shown, hourPriceWei: '800000000000000000' },
  })
})

it('returns an error for each invalid field', () => {
  const text = {
    ...rulesText(settings, 18),
    price: '-1',
    slots: '0',
    memory: 'much',
    region: 'Berlin',
    raise: 'some',
    kinds: [],
  }
  const reading = readRules(text, 18)
  expect(reading.ok ? [] : Object.keys(reading.problems).sort()).toEqual([
    'kinds',
    'memory',
    'price',
    'raise',
    'region',
    'slots',
  ])
})
