import { expect, it } from 'vitest'
import type { PeerId } from '../identity/PeerId.ts'
import { MemoryBudget } from './MemoryBudget.ts'

const peer = (name: string) => name as PeerId

it('limits a peer over all of its connections, and frees what a closed connection held', () => {
  const budget = new MemoryBudget({ memoryPerPeer: 100, memoryTotal: 1000 })
  const open = (name: string) => budget.open({ peerId: peer(name), source: name, drop: () => {} })
  const [first, second] = [open('a'), open('a')]
  const [x, y] = [first.open(), second.open()]
  expect(x.resize(60)).toBe(true)
  expect(y.resize(41)).toBe(false)
  expect(y.resize(40)).toBe(true)
  expect(open('b').open().resize(100)).toBe(true)
  expect(budget.heldBytes).toBe(200)
  expect(x.resize(10)).toBe(true)
  expect(y.resize(90)).toBe(true)
  first.close()
  first.close()
  expect(budget.heldBytes).toBe(190)
  expect(x.resize(1000)).toBe(true)
  expect(budget.heldBytes).toBe(190)
})

it('drops the largest connection of the source with the most when all together hold too much', () => {
  const dropped: string[] = []
  const budget = new MemoryBudget({ memoryPerPeer: 1000, memoryTotal: 1000 })
  const hold = (name: string, source: string, bytes: number) => {
    const drop = () => void dropped.push(name)
    return budget
      .open({ peerId: peer(name), source, drop })
      .open()
      .resize(bytes)
  }
  // The honest peer holds more than any other, but the attacker's keys share a source.
  hold('honest', 'home', 300)
  for (const [name, bytes] of Object.entries({ k1: 200, k2: 250, k3: 200 })) hold(name, 'attacker', bytes)
  expect(dropped).toEqual([])
  hold('k4', 'attacker', 100)
  expect(dropped).toEqual(['k2'])
  hold('other', 'office', 290)
  expect(dropped.length).toBe(2)
  expect(dropped).not.toContain('honest')
  expect(budget.heldBytes).toBeLessThanOrEqual(1000)
})
