import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { positionKey } from './positionKey.ts'
import { drawToken, type SamplerSettings } from './Sampler.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const seed = new Uint8Array(32).fill(3)
const probabilities = [0.5, 0.25, 0.15, 0.1]
const choices = { top: probabilities.map((p, token) => ({ token, logProb: Math.log(p) })) }

/** The share of each token in many draws. */
function shares(settings: SamplerSettings, draws = 5_000): number[] {
  const counts = probabilities.map(() => 0)
  for (let i = 0; i < draws; i++) counts[drawToken(choices, settings, positionKey(hash, seed, i))]!++
  return counts.map((count) => count / draws)
}

function expectShares(actual: number[], expected: number[]): void {
  // five standard deviations of 5,000 draws at most; the seed is fixed
  actual.forEach((share, token) => {
    expect(Math.abs(share - expected[token]!)).toBeLessThan(0.036)
  })
}

describe('drawToken', () => {
  it('draws from the distribution of the model at temperature 1', () => {
    expectShares(shares({ temperature: 1, topK: 0, topP: 1 }), probabilities)
  })

  it('sharpens the distribution at a lower temperature', () => {
    const squares = probabilities.map((p) => p * p)
    const sum = squares.reduce((a, b) => a + b)
    expectShares(
      shares({ temperature: 0.5, topK: 0, topP: 1 }),
      squares.map((p) => p / sum),
    )
  })

  it('draws only from the most likely tokens of top-k', () => {
    expectShares(shares({ temperature: 1, topK: 2, topP: 1 }), [2 / 3, 1 / 3, 0, 0])
  })

  it('draws until the more likely tokens have top-p together', () => {
    expectShares(shares({ temperature: 1, topK: 0, topP: 0.76 }), [0.5 / 0.9, 0.25 / 0.9, 0.15 / 0.9, 0])
    expectShares(shares({ temperature: 1, topK: 0, topP: 0.5 }), [1, 0, 0, 0])
  })

  it('takes the most likely token at temperature 0', () => {
    expectShares(shares({ temperature: 0, topK: 0, topP: 1 }, 100), [1, 0, 0, 0])
  })

  it('rejects an empty list', () => {
    expect(() => drawToken({ top: [] }, { temperature: 1, topK: 0, topP: 1 }, hash(seed))).toThrow(
      'no choices',
    )
  })
})
