import type { Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { drawOf } from './drawOf.ts'
import type { Ledger } from './Ledger.ts'

const taskId: Hex = `0x${'aa'.repeat(32)}`
const begun = (part: number, target: bigint) => ({ name: 'DrawBegun', args: { part, target } })
const recorded = (part: number) => ({ name: 'BeaconRecorded', args: { part, beacon: '0xbb' } })
const awarded = (part: number) => ({ name: 'PartAwarded', args: { part } })
const of = (...events: object[]) => drawOf({ events: () => events } as unknown as Ledger, taskId, 1)

it('finds the draw that has begun and awarded nothing yet', () => {
  expect(of()).toBeUndefined()
  expect(of(begun(2, 9n))).toBeUndefined()
  expect(of(begun(1, 7n), begun(2, 9n), awarded(2))).toEqual({ target: 7n })
  expect(of(begun(1, 7n), recorded(2), recorded(1))).toEqual({ target: 7n, beacon: '0xbb' })
})

it('begins anew after each award', () => {
  expect(of(begun(1, 7n), recorded(1), awarded(1))).toBeUndefined()
  expect(of(begun(1, 7n), recorded(1), awarded(1), begun(1, 20n))).toEqual({ target: 20n })
})
