import { expect, it } from 'vitest'
import { killTrades } from './killTrades.ts'

it('loses no acknowledged voucher or receipt in ten kills at random moments', async () => {
  expect(await killTrades(10, 7)).toBeGreaterThan(0)
}, 120_000)
