import { expect, it } from 'vitest'
import { RestartPolicy } from './RestartPolicy.ts'

const rules = { firstPauseMs: 10, longestPauseMs: 50, maxInARow: 6, maxUnready: 3, steadyMs: 1000 }

it('waits longer before each restart in a row, and gives up at last', () => {
  const policy = new RestartPolicy(rules)
  const pauses = [1, 2, 3, 4, 5].map(() => policy.ended(5))
  expect(pauses).toEqual([10, 20, 40, 50, 50].map((afterMs) => ({ restart: true, afterMs })))
  expect(policy.ended(5)).toEqual({ restart: false, reason: 'it ended 6 times in a row' })
})

it('gives up earlier on a program that is never ready', () => {
  const policy = new RestartPolicy(rules)
  expect([undefined, undefined, undefined].map((ready) => policy.ended(ready).restart)).toEqual([
    true,
    true,
    false,
  ])
})

it('begins a new row after a program was ready for long', () => {
  const policy = new RestartPolicy(rules)
  for (let i = 0; i < 100; i++) expect(policy.ended(1000)).toEqual({ restart: true, afterMs: 10 })
})
