import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../model/seededRandom.ts'
import type { Choices } from './Choices.ts'
import { missOf } from './missOf.ts'
import { positionKey } from './positionKey.ts'
import { drawToken } from './Sampler.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const settings = fc.record({
  temperature: fc.constantFrom(0, 0.3, 0.8, 1, 1.5),
  topK: fc.constantFrom(0, 1, 3, 20),
  topP: fc.constantFrom(0.5, 0.9, 0.95, 1),
})

/** Log-probabilities of a made-up model: a few likely tokens and a long tail. */
function modelAt(seed: number, tokens: number): number[] {
  const random = seededRandom(seed)
  const logits = Array.from({ length: tokens }, () => -4 * Math.log(random()) ** 2 * random())
  const sum = Math.log(logits.reduce((total, logit) => total + Math.exp(logit), 0))
  return logits.map((logit) => logit - sum)
}

/** The list that an engine returns for these log-probabilities. */
function listed(logProbs: readonly number[], n: number): Choices {
  const sorted = logProbs.map((logProb, token) => ({ token, logProb })).sort((a, b) => b.logProb - a.logProb)
  const rest = sorted.slice(n).reduce((total, { logProb }) => total + Math.exp(logProb), 0)
  return { top: sorted.slice(0, n), restLogProb: Math.log(rest) }
}

describe('missOf', () => {
  it('is 0 for the drawn token of the same numbers', () => {
    fc.assert(
      fc.property(fc.nat(), settings, fc.nat(500), (seed, sampler, position) => {
        const choices = listed(modelAt(seed, 60), 32)
        const key = positionKey(hash, new Uint8Array(32), position)
        expect(missOf(choices, drawToken(choices, sampler, key), sampler, key)).toBe(0)
      }),
    )
  })

  it('is at most twice the noise for an honest executor, whatever the sampler cuts', () => {
    const noise = fc.constantFrom(0.001, 0.02, 0.1, 0.5)
    fc.assert(
      fc.property(fc.nat(), settings, noise, fc.nat(500), (seed, sampler, epsilon, position) => {
        const checkers = modelAt(seed, 60)
        const random = seededRandom(seed + 1)
        const executors = checkers.map((logProb) => logProb + epsilon * (2 * random() - 1))
        const key = positionKey(hash, new Uint8Array(32), position)
        const token = drawToken(listed(executors, 32), sampler, key)
        expect(missOf(listed(checkers, 32), token, sampler, key)).toBeLessThanOrEqual(2 * epsilon + 1e-9)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the difference of log-probabilities in greedy decoding', () => {
    const choices = {
      top: [
        { token: 1, logProb: -0.1 },
        { token: 2, logProb: -2.6 },
        { token: 3, logProb: -6 },
      ],
      restLogProb: -7,
    }
    const greedy = { temperature: 0, topK: 0, topP: 1 }
    const key = hash(new Uint8Array(1))
    expect([1, 2, 3, 4].map((token) => missOf(choices, token, greedy, key))).toEqual([0, 2.5, 5.9, 6.9])
  })

  it('counts a token that top-k or top-p cuts off, even when its noise is the largest', () => {
    const choices = listed([0.6, 0.3, 0.06, 0.04].map(Math.log), 4)
    for (let position = 0; position < 200; position++) {
      const key = positionKey(hash, new Uint8Array(32), position)
      expect(missOf(choices, 3, { temperature: 1, topK: 2, topP: 1 }, key)).toBeGreaterThanOrEqual(
        Math.log(0.3 / 0.04) - 1e-9,
      )
      const overP = Math.log(0.96 / 0.04) - Math.log(0.5 / 0.5)
      expect(missOf(choices, 3, { temperature: 1, topK: 0, topP: 0.5 }, key)).toBeGreaterThanOrEqual(
        Math.min(overP, Math.log(0.3 / 0.04)) - 1e-9,
      )
    }
  })
})
