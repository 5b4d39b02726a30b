import { expect, it } from 'vitest'
import { CallRates } from './CallRates.ts'

it('lets a burst pass, then a rate, each source by itself', () => {
  const rates = new CallRates({ perSecond: 2, burst: 3 })
  const take = (address: string, nowMs: number) => rates.take(address, nowMs)
  expect([0, 0, 0, 0].map((at) => take('192.0.2.1', at))).toEqual([true, true, true, false])
  expect(take('::ffff:192.0.2.1', 100)).toBe(false)
  expect(take('192.0.2.2', 100)).toBe(true)
  expect([take('192.0.2.1', 500), take('192.0.2.1', 500)]).toEqual([true, false])
})

it('takes an IPv6 network for one source, and forgets who was quiet longest', () => {
  const rates = new CallRates({ perSecond: 1, burst: 1, sources: 2 })
  expect([rates.take('2001:db8:1:2:3::4', 0), rates.take('2001:db8:1:2:5::6', 0)]).toEqual([true, false])
  rates.take('192.0.2.1', 0)
  rates.take('192.0.2.2', 0)
  expect(rates.take('2001:db8:1:2:3::4', 0)).toBe(true)
})
