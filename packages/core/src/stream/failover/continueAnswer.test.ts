import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionKey } from '../margin/positionKey.ts'
import { type AnswerRange, continueAnswer, mostRanges, tokensOf } from './continueAnswer.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const seed = hash(new Uint8Array(1))

describe('continueAnswer', () => {
  it('asks the first executor for the whole answer', () => {
    expect(continueAnswer(hash, seed, [])).toEqual({ from: 0, prefix: [], seed })
  })

  it('passes on the tokens, the position and the seed of the position', () => {
    const first = { executor: 'a', from: 0, tokens: [7, 8, 9], seed }
    expect(continueAnswer(hash, seed, [first])).toEqual({
      from: 3,
      prefix: [7, 8, 9],
      seed: positionKey(hash, seed, 3),
    })
  })

  it('repeats the first ask after an executor that generated nothing', () => {
    expect(continueAnswer(hash, seed, [{ executor: 'a', from: 0, tokens: [], seed }])?.seed).toEqual(seed)
  })

  it('covers every position once, whoever vanishes where', () => {
    const lengths = fc.array(fc.nat(5), { minLength: 1, maxLength: mostRanges })
    fc.assert(
      fc.property(lengths, (cuts) => {
        const ranges: AnswerRange[] = []
        let next = 0
        for (const length of cuts) {
          const ask = continueAnswer(hash, seed, ranges)!
          const tokens = Array.from({ length }, () => next++)
          ranges.push({ executor: `${ranges.length}`, from: ask.from, tokens, seed: ask.seed })
        }
        expect(tokensOf(ranges)).toEqual(Array.from({ length: next }, (_, i) => i))
      }),
    )
  })

  it('gives up after eight executors', () => {
    const ranges = Array.from({ length: 8 }, (_, from) => ({ executor: `${from}`, from, tokens: [1], seed }))
    expect(continueAnswer(hash, seed, ranges)).toBeUndefined()
  })

  it('rejects ranges with a gap', () => {
    expect(() => tokensOf([{ executor: 'a', from: 1, tokens: [], seed }])).toThrow(
      'range starts at 1: expected 0',
    )
  })
})
