import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openGatewayStore } from '../openGatewayStore.ts'
import { UsageBook } from './UsageBook.ts'

const request = (mostWei: bigint) => ({ streamId: '0x1', streamName: 's', inUnits: 1, mostWei })
const settlement = (costWei: bigint) => ({ inUnits: 1, outUnits: 2, costWei, status: 200 })

describe('UsageBook', () => {
  it('never lets requests cost more than the budget, in any order of reserving and settling', () => {
    const steps = fc.array(
      fc.record({ most: fc.bigInt(0n, 50n), used: fc.nat(100), settlesFirst: fc.boolean() }),
    )
    fc.assert(
      fc.property(steps, fc.bigInt(0n, 200n), (all, budget) => {
        const store = openGatewayStore(':memory:')
        const book = new UsageBook(store)
        const key = { id: 'k', settings: { totalBudgetWei: budget.toString() } }
        const open: (() => void)[] = []
        let costs = 0n
        for (const { most, used, settlesFirst } of all) {
          if (settlesFirst) open.shift()?.()
          const before = book.spentBy('k').totalWei
          const decision = book.reserve(key, request(most))
          expect(decision.ok).toBe(before + most <= budget)
          if (!decision.ok) continue
          open.push(() => {
            const costWei = (most * BigInt(used)) / 100n
            decision.reservation.settle(settlement(costWei))
            // a second settlement changes nothing
            decision.reservation.settle(settlement(0n))
            costs += costWei
          })
        }
        for (const settle of open) settle()
        expect(book.spentBy('k').totalWei).toBe(costs)
        expect(new UsageBook(store).spentBy('k')).toEqual(book.spentBy('k'))
        expect(costs <= budget).toBe(true)
        store.close()
      }),
      { numRuns: 100 },
    )
  })

  it('counts a request that a kill interrupted with all that it reserved', () => {
    const store = openGatewayStore(':memory:')
    const key = { id: 'k', settings: { totalBudgetWei: '100' } }
    new UsageBook(store).reserve(key, request(60n))
    const restarted = new UsageBook(store)
    expect(restarted.reserve(key, request(50n))).toMatchObject({ ok: false, reason: 'total', leftWei: 40n })
    expect(restarted.rows()).toMatchObject([{ costWei: undefined, status: undefined, reservedWei: 60n }])
  })

  it('leaves the budget of a new day alone when a request of the day before ends', () => {
    let nowMs = 86_400_000 - 1
    const book = new UsageBook(openGatewayStore(':memory:'), { nowMs: () => nowMs })
    const key = { id: 'k', settings: { dayBudgetWei: '100' } }
    const decision = book.reserve(key, request(100n))
    nowMs++
    expect(book.spentBy('k')).toEqual({ totalWei: 100n, dayWei: 0n })
    if (decision.ok) decision.reservation.settle(settlement(10n))
    expect(book.spentBy('k')).toEqual({ totalWei: 10n, dayWei: 0n })
  })

  it('pages through its rows by stream and key', () => {
    const book = new UsageBook(openGatewayStore(':memory:'))
    for (let at = 0; at < 5; at++)
      book.reserve({ id: at % 2 ? 'odd' : 'even', settings: {} }, { ...request(1n), streamId: `0x${at}` })
    expect(book.rows({ keyId: 'even' }).map(({ number }) => number)).toEqual([1, 3, 5])
    expect(book.rows({ streamId: '0x1' }).map(({ number }) => number)).toEqual([2])
    expect(book.rows({ after: 2, limit: 2 }).map(({ number }) => number)).toEqual([3, 4])
  })
})
