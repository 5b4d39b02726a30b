import { expect, it } from 'vitest'
import { killSettlers } from './killSettlers.ts'
import { killTrades } from './killTrades.ts'

it('loses no acknowledged voucher or receipt in 200 kills at random moments', async () => {
  expect(await killTrades(200, 8)).toBeGreaterThan(100)
}, 1_800_000)

it('pays no voucher twice when its payee is killed 30 times while it settles', async () => {
  expect(await killSettlers(30, 8)).toBeGreaterThan(0n)
}, 600_000)
