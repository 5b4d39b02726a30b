import { expect, it } from 'vitest'
import { readPrice } from './readPrice.ts'

const token = { symbol: 'MUST', decimals: 18 }
const half = 5n * 10n ** 17n

it.each([
  ['0.5/h', 'hour'],
  ['0.5 / hour', 'hour'],
  ['0.5 MUST/h', 'hour'],
  ['0.5/billion', 'billionUnits'],
  ['0.5/1e9', 'billionUnits'],
  ['0.5/10⁹', 'billionUnits'],
])('reads %j as a price per %s', (text, unit) => {
  expect(readPrice(text, token)).toEqual({ ok: true, amount: half, unit })
})

it.each([
  ['0.5', 'the price "0.5" has no unit'],
  ['0.5/day', 'the price "0.5/day" has an unknown unit'],
  ['0.5/constructor', 'the price "0.5/constructor" has an unknown unit'],
  ['0.5/h/h', 'the price "0.5/h/h" has an unknown unit'],
  ['-1/h', 'the price "-1" is negative'],
  ['/h', 'the price is empty'],
  ['0,5/h', 'the price "0,5" has separators'],
  ['0.5 ETH/h', '"0.5 ETH" is not an amount'],
  [`${'1'.repeat(200)}/h`, 'the price has more than 100 characters'],
])('rejects %j', (text, what) => {
  const reading = readPrice(text, token)
  expect(reading).toMatchObject({ ok: false, what })
  expect((reading as { hint: string }).hint).not.toBe('')
})
