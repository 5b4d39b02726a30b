import { expect, it } from 'vitest'
import { killTrades } from './killTrades.ts'

it('loses no acknowledged voucher or receipt in 200 kills at random moments', async () => {
  expect(await killTrades(200, 8)).toBeGreaterThan(100)
}, 1_200_000)
