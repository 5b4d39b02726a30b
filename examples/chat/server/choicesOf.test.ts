import { describe, expect, it } from 'vitest'
import { choicesOf } from './choicesOf.ts'

/** The weight of all tokens, as the engine returns it. */
const weightOf = (logits: readonly number[]) =>
  logits.reduce((sum, logit) => sum + Math.exp(logit - Math.max(...logits)), 0)

describe('choicesOf', () => {
  it('are log-probabilities over the whole vocabulary', () => {
    const { top, restLogProb } = choicesOf([7, 2, 3, 1], weightOf([2, 1, 0, 0, -1]))
    const total = Math.exp(2) + Math.exp(1) + 2 + Math.exp(-1)
    expect(top.map(({ token }) => token)).toEqual([7, 3])
    expect(top[0]!.logProb).toBeCloseTo(2 - Math.log(total), 5)
    expect(top[1]!.logProb).toBeCloseTo(1 - Math.log(total), 5)
    expect(restLogProb).toBeCloseTo(Math.log((2 + Math.exp(-1)) / total), 5)
  })

  it('have a finite rest when the list has all of the weight, and survive JSON', () => {
    const choices = choicesOf([7, 0], 1)
    expect(choices.restLogProb).toBeCloseTo(Math.log(1e-7), 5)
    expect(JSON.parse(JSON.stringify(choices))).toEqual(choices)
  })
})
