import { expect, it } from 'vitest'
import { killSettlers } from './killSettlers.ts'
import { killTrades } from './killTrades.ts'

it('loses no acknowledged voucher or receipt in six kills at random moments', async () => {
  expect(await killTrades(6, 7)).toBeGreaterThan(0)
}, 120_000)

it('pays no voucher twice when its payee is killed four times while it settles', async () => {
  expect(await killSettlers(4, 7)).toBeGreaterThan(0n)
}, 120_000)
