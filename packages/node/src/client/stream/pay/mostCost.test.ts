import type { AnswerPrice } from '@muster-network/core'
import { expect, it } from 'vitest'
import { mostCost } from './mostCost.ts'

const perUnit: AnswerPrice = { per: 'unit', inputUnitWei: 1n, unitWei: 10n, floorWei: 0n, mostWei: 10_000n }
const perAnswer: AnswerPrice = { per: 'answer', inputUnitWei: 1n, answerWei: 500n }
const asked = { inUnits: 20, maxUnits: 100 }
const one = { method: 'optimistic', council: 3 } as const

it('covers an answer that another executor continues at its last token', () => {
  // both read the prompt, the second one the answer so far too
  expect(mostCost(perUnit, one, asked)).toBeGreaterThanOrEqual(20n + 1_000n + 20n + 99n)
  expect(mostCost(perAnswer, one, asked)).toBe(540n)
})

it('covers the parts of a long answer by newcomers', () => {
  const parts = [0, 256, 512, 768].reduce((sum, from) => sum + 20n + BigInt(from), 0n)
  expect(mostCost(perUnit, one, { inUnits: 20, maxUnits: 1_000 })).toBeGreaterThanOrEqual(10_000n + parts)
})

it('covers every member of a council that may be asked', () => {
  expect(mostCost(perUnit, { method: 'unanimous', council: 3 }, asked)).toBe(6n * 1_020n)
  expect(mostCost(perUnit, { method: 'pool', council: 3 }, asked)).toBe(1_000n + 6n * 20n)
})
