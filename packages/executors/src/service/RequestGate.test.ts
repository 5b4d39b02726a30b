import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RequestGate } from './RequestGate.ts'

it('never lets more in than it has places, and all in the order in which they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      async (places, leaves) => {
        const gate = new RequestGate({ places, maxWaiting: 100 })
        const entered: number[] = []
        const inside: (() => void)[] = []
        let count = 0
        for (const leave of leaves) {
          if (leave) inside.shift()?.()
          else {
            const number = count++
            void gate.enter().then((done) => {
              entered.push(number)
              inside.push(done)
            })
          }
          await new Promise(setImmediate)
          expect(gate.active).toBe(inside.length)
          expect(inside.length).toBeLessThanOrEqual(places)
        }
        expect(entered).toEqual([...entered].sort((a, b) => a - b))
        while (inside.length > 0) {
          inside.shift()!()
          await new Promise(setImmediate)
        }
        expect(entered).toHaveLength(count)
        await gate.whenIdle()
      },
    ),
    { numRuns: 50 },
  )
})

it('refuses who would wait beyond the limit, and forgets who gave up', async () => {
  const gate = new RequestGate({ places: 1, maxWaiting: 1 })
  const leave = await gate.enter()
  const givingUp = new AbortController()
  const waiting = gate.enter(givingUp.signal)
  await expect(gate.enter()).rejects.toMatchObject({ code: 'EXEC_SERVICE_BUSY' })
  givingUp.abort(new Error('gave up'))
  await expect(waiting).rejects.toThrow('gave up')
  const next = gate.enter()
  leave()
  leave()
  expect(gate.active).toBe(1)
  ;(await next)()
  expect(gate.active).toBe(0)
})
