import type { Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { stakeOn } from './stakeOn.ts'

const nobody: Hex = `0x${'0'.repeat(40)}`
const perUnit: Hex = `0x${'1'.repeat(40)}`
const bid = { price: 1_000n, floor: 100n, stakeLock: 20n }
const terms = { maxUnits: 80n, pay: nobody, allOrNothing: false, rules: { silencePenalty: 2n } }
const half = { startUnits: 20n, endUnits: 60n, last: false, cut: 0 }

it('counts the pay for the progress of the delivery, and the whole lock', () => {
  expect(stakeOn(half, bid, terms)).toEqual({ payWei: 500n, lockWei: 20n })
  expect(stakeOn({ ...half, last: true }, bid, terms)).toEqual({ payWei: 750n, lockWei: 20n })
  expect(stakeOn({ ...half, endUnits: 900n }, bid, terms)).toEqual({ payWei: 750n, lockWei: 20n })
})

it('counts only the floor if a payment function sets the pay', () => {
  expect(stakeOn(half, bid, { ...terms, pay: perUnit })).toEqual({ payWei: 50n, lockWei: 20n })
})

it('subtracts the penalty that silence has already cost', () => {
  const cut = { ...half, cut: 1 }
  expect(stakeOn(cut, bid, terms).lockWei).toBe(18n)
  expect(stakeOn(cut, { ...bid, stakeLock: 1n }, terms).lockWei).toBe(0n)
  expect(stakeOn(cut, bid, { ...terms, allOrNothing: true }).lockWei).toBe(0n)
  expect(stakeOn({ ...half, cut: 3 }, bid, terms).lockWei).toBe(20n)
})
