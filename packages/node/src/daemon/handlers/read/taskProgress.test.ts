import { expect, it } from 'vitest'
import { etaOfTask, progressOfPart, progressOfTask } from './taskProgress.ts'

const part = (number: number, shown: number | undefined, eta?: { lowMs: number; highMs: number }) => ({
  ...{ part: number, status: 'running' as const, shown, eta },
  deliveries: [],
})
const delivered = (number: number) => ({ ...part(number, 0.4), status: 'delivered' as const })
const done = (number: number) => ({
  ...{ ...part(number, 0.4), status: 'ended' as const },
  deliveries: [{ outcome: 'paid' as const, delivery: { last: true } }],
})
const terms = { replicas: 1 }

it('is unknown until a part was measured, then the mean of all parts', () => {
  expect(progressOfTask({ terms, parts: [] })).toBeNull()
  expect(progressOfTask({ terms, parts: [part(0, undefined), part(1, undefined)] })).toBeNull()
  expect(progressOfTask({ terms, parts: [part(0, 0.5), part(1, undefined)] })).toBe(0.25)
  expect(progressOfTask({ terms, parts: [done(0), done(1)] })).toBe(1)
})

it('shows what was measured until a delivered part is paid: the check may reject it', () => {
  expect(progressOfPart(delivered(0))).toBe(0.4)
  expect(progressOfPart(done(0))).toBe(1)
})

it('keeps the last share of a part that ended without a paid delivery', () => {
  expect(progressOfPart({ ...part(0, 0.4), status: 'ended' })).toBe(0.4)
})

it('counts the furthest replica of a part', () => {
  expect(progressOfTask({ terms: { replicas: 2 }, parts: [part(0, 0.2), part(1, 0.6)] })).toBe(0.6)
})

it('waits for the slowest part that is not delivered, and knows no time while one is unknown', () => {
  const [quick, slow] = [part(0, 0.5, { lowMs: 1, highMs: 2 }), part(1, 0.5, { lowMs: 5, highMs: 9 })]
  expect(etaOfTask({ terms, parts: [quick, slow, delivered(2)] })).toEqual({ lowMs: 5, highMs: 9 })
  expect(etaOfTask({ terms, parts: [quick, part(1, undefined)] })).toBeNull()
  expect(etaOfTask({ terms, parts: [done(0)] })).toBeNull()
})
