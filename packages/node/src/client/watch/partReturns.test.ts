import { cutReasons } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { LedgerEvent } from '../../ledger/Ledger.ts'
import { partReturns } from './partReturns.ts'

const [alice, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
let number = 0
const event = (name: string, args: object) =>
  ({ contract: 'market', name, args, number: number++, at: 100 + number }) as unknown as LedgerEvent
const awarded = (part: number, executor: string, assignment: number) =>
  event('PartAwarded', { part, executor, assignment })
const declined = (part: number, executor: string, noData: boolean) =>
  event('PartDeclined', { part, executor, noData })

it('joins every declined part with the reason of its executor', () => {
  const events = [
    awarded(0, alice, 1),
    awarded(1, bob, 1),
    declined(0, alice, false),
    awarded(0, bob, 2),
    declined(0, bob, true),
  ]
  const told = [
    { part: 0, assignment: 1, reason: 'busy' as const, why: 'no slot became free in time' },
    { part: 1, assignment: 1, reason: 'limits' as const, why: 'about a part that nobody declined' },
  ]
  expect(partReturns(events, told)).toMatchObject([
    { part: 0, executor: alice, how: 'declined', reason: 'busy', why: 'no slot became free in time' },
    { part: 0, executor: bob, how: 'declined', reason: 'no-data' },
  ])
})

it('explains a decline for lack of data by an executor that could not reach this node', () => {
  const [first] = partReturns([awarded(0, alice, 1), declined(0, alice, true)])
  expect(first!.why).toContain('peer port')
  const [second] = partReturns([awarded(0, alice, 1), declined(0, alice, false)])
  expect(second).toMatchObject({ reason: 'unstated' })
})

it('lists parts that an executor left, and not those that it lost by silence', () => {
  const cut = (part: number, reason: (typeof cutReasons)[number]) =>
    event('PartCut', { part, reason: cutReasons.indexOf(reason), until: 0 })
  const events = [awarded(0, alice, 1), awarded(1, bob, 1), cut(0, 'leave'), cut(1, 'silence')]
  expect(partReturns(events)).toMatchObject([{ part: 0, executor: alice, how: 'left', reason: 'unstated' }])
})
