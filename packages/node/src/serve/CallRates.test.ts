import { expect, it } from 'vitest'
import { CallRates } from './CallRates.ts'

it('allows a burst and then a rate, for each source separately', () => {
  const rates = new CallRates({ perSecond: 2, burst: 3 })
  const take = (address: string, nowMs: number) => rates.take(address, nowMs)
  expect([0, 0, 0, 0].map((at) => take('192.0.2.1', at))).toEqual([true, true, true, false])
  expect(take('::ffff:192.0.2.1', 100)).toBe(false)
  expect(take('192.0.2.2', 100)).toBe(true)
  expect([take('192.0.2.1', 500), take('192.0.2.1', 500)]).toEqual([true, false])
})

it('treats an IPv6 network as one source, and evicts the least recent source', () => {
  const rates = new CallRates({ perSecond: 1, burst: 1, sources: 2 })
  expect([rates.take('2001:db8:1:2:3::4', 0), rates.take('2001:db8:1:2:5::6', 0)]).toEqual([true, false])
  // The same network, written in other ways.
  for (const address of ['2001:DB8:1:2::7', '2001:0db8:0001:0002::8', '2001:db8:1:2::'])
    expect(rates.take(address, 0), address).toBe(false)
  rates.take('192.0.2.1', 0)
  rates.take('192.0.2.2', 0)
  expect(rates.take('2001:db8:1:2:3::4', 0)).toBe(true)
})

it('counts short IPv6 addresses by their network', () => {
  const rates = new CallRates({ perSecond: 1, burst: 1 })
  // A compressed zero hides groups of the prefix, so that its text says little about the network.
  expect(rates.take('2001:db8::1', 0)).toBe(true)
  for (const address of ['2001:db8::2', '2001:db8::3:4', '2001:db8:0:0:9::'])
    expect(rates.take(address, 0), address).toBe(false)
  expect(rates.take('2001:db8:0:1::1', 0)).toBe(true)
})
