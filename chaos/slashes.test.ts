import type { NetworkEvent } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { slashesOf } from './slashes.ts'

const names = new Map([
  ['0xaa', 'provider-0'],
  ['0xbb', 'provider-1'],
])

/** The events of one delivery, from its commitment to the slash at its close. */
function rejected(votes: number[], fault = 1, operator = '0xAA'): NetworkEvent[] {
  const at = (timestamp: number, transactionHash: string) => ({ timestamp, transactionHash })
  return [
    {
      contract: 'market',
      name: 'Delivered',
      args: { deliveryId: '0x01', delivery: { executor: '0xAA' } },
      ...at(100, '0x1'),
    },
    { contract: 'council', name: 'VerdictReached', args: { deliveryId: '0x01', votes }, ...at(160, '0x2') },
    { contract: 'registry', name: 'Slashed', args: { operator, fault, amount: 5n }, ...at(200, '0x3') },
    { contract: 'market', name: 'Closed', args: { deliveryId: '0x01', outcome: 2 }, ...at(200, '0x3') },
  ] as unknown as NetworkEvent[]
}

const hit = (operator: string, from: number, to: number) => ({
  operator,
  fromMs: from * 1000,
  toMs: to * 1000,
})

const countOf = (events: NetworkEvent[], hits: ReturnType<typeof hit>[]) => {
  const { owed, undue } = slashesOf(events, { names, hits })
  return [owed.length, undue.length]
}

it('takes lack of data for absence only when a fault hit the executor before the verdict', () => {
  expect(countOf(rejected([3, 3]), [hit('provider-0', 110, 120)])).toEqual([1, 0])
  expect(countOf(rejected([3, 3]), [hit('provider-0', 170, 180)])).toEqual([0, 1])
  expect(countOf(rejected([3, 3]), [hit('provider-1', 110, 120)])).toEqual([0, 1])
})

it('takes a wrong state for undue whatever happened', () => {
  expect(countOf(rejected([3, 2]), [hit('provider-0', 110, 120)])).toEqual([0, 1])
})

it('takes silence for absence, and a seat that got no data when a fault hit it', () => {
  expect(countOf(rejected([1], 5, '0xBB'), [])).toEqual([1, 0])
  expect(countOf(rejected([1, 3], 3, '0xBB'), [hit('provider-1', 110, 120)])).toEqual([1, 0])
  expect(countOf(rejected([1, 3], 3, '0xBB'), [])).toEqual([0, 1])
})
