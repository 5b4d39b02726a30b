import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../model/seededRandom.ts'
import type { Keccak256 } from '../Keccak256.ts'
import type { Choices } from './Choices.ts'
import { positionKey } from './positionKey.ts'
import { type ReplayedRange, replayAnswer } from './replayAnswer.ts'
import { drawToken } from './Sampler.ts'

const hash: Keccak256 = (data) => createHash('sha3-256').update(data).digest()
const tau = 0.5
const endToken = 0
const sampler = { temperature: 0.8, topK: 20, topP: 0.95 }
const seedOf = (n: number) => hash(Uint8Array.of(n, n >> 8, n >> 16, n >> 24))

/**
 * A made-up model of 40 tokens: its log-probabilities depend on the two tokens before and on the position. Like a language
 * model it is sure of the end of its answer, and unsure of most other tokens.
 */
function choicesAfter(model: number, tokens: readonly number[], noise = 0, noiseSeed = 0): Choices {
  const context = hash(Uint8Array.of(model, model >> 8, tokens.length, ...tokens.slice(-2)))
  const random = seededRandom(new DataView(context.buffer, context.byteOffset).getUint32(0))
  const jitter = seededRandom(noiseSeed * 7_919 + tokens.length)
  const ends = tokens.length >= 8 + (model % 16)
  const logits = Array.from(
    { length: 40 },
    (_, token) => (token === endToken ? (ends ? 14 : 2) : 9 * random()) + noise * (2 * jitter() - 1),
  )
  const sum = Math.log(logits.reduce((total, logit) => total + Math.exp(logit), 0))
  const sorted = logits.map((logit, token) => ({ token, logProb: logit - sum }))
  return { top: sorted.sort((a, b) => b.logProb - a.logProb), restLogProb: -Infinity }
}

type Cheat = (position: number, drawn: number) => number

/** Generates a range as an executor does, possibly with a cheat that replaces drawn tokens. */
function generate(
  model: number,
  { from = 0, prefix = [] as number[], maxUnits = 40, noise = 0, seed = seedOf(model) },
  cheat: Cheat = (_, drawn) => drawn,
): { tokens: number[]; end: 'stop' | 'length' } {
  const tokens = [...prefix]
  while (tokens.length < maxUnits) {
    const key = positionKey(hash, seed, tokens.length)
    const drawn = drawToken(choicesAfter(model, tokens, noise, model + 1), sampler, key)
    const token = cheat(tokens.length, drawn)
    if (token === endToken) return { tokens: tokens.slice(from), end: 'stop' }
    tokens.push(token)
  }
  return { tokens: tokens.slice(from), end: 'length' }
}

/** The range as a checker sees it: one prefill over prompt, prefix and answer. */
function seen(
  model: number,
  { tokens, end }: { tokens: number[]; end: ReplayedRange['end'] },
  { from = 0, prefix = [] as number[], maxUnits = 40, seed = seedOf(model) } = {},
): ReplayedRange {
  const all = [...prefix, ...tokens]
  const positions = tokens.length + (end === 'stop' ? 1 : 0)
  const choices = Array.from({ length: positions }, (_, i) => choicesAfter(model, all.slice(0, from + i)))
  return { seed, from, tokens, end, maxUnits, endTokens: [endToken], choices, sampler }
}

const models = fc.nat(60_000)

describe('replayAnswer', () => {
  it('finds nothing in an honest answer with the same numbers', () => {
    fc.assert(
      fc.property(models, (model) => {
        const replay = replayAnswer(hash, seen(model, generate(model, {})), tau)
        expect(replay.hard).toBeUndefined()
        expect(replay.misses.every((miss) => miss === 0)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('never finds a hard miss in an honest answer with noise', () => {
    fc.assert(
      fc.property(models, (model) => {
        // the noise of the logits, and of their sum
        const replay = replayAnswer(hash, seen(model, generate(model, { noise: 0.2 })), tau)
        expect(replay.hard).toBeUndefined()
        expect(Math.max(...replay.misses, 0)).toBeLessThanOrEqual(0.8)
      }),
      { numRuns: 50 },
    )
  })

  it('finds a token that was steered to an unlikely one', () => {
    const unlikely = (model: number, tokens: readonly number[]) =>
      choicesAfter(model, tokens).top.findLast(({ token }) => token !== endToken)!.token
    fc.assert(
      fc.property(models, fc.nat(10), (model, at) => {
        const answer = generate(model, {})
        fc.pre(answer.tokens.length > at)
        const steered = answer.tokens.slice(0, at)
        steered.push(unlikely(model, steered))
        const replay = replayAnswer(hash, seen(model, { tokens: steered, end: 'cut' }), tau)
        expect(replay.hard).toEqual({ position: at, why: 'token' })
      }),
      { numRuns: 25 },
    )
  })

  it('finds an answer that goes on where the model ends', () => {
    let found = 0
    let checked = 0
    for (let model = 0; model < 40; model++) {
      const honest = generate(model, {})
      if (honest.end !== 'stop') continue
      const at = honest.tokens.length
      const nextBest = choicesAfter(model, honest.tokens).top.find(({ token }) => token !== endToken)!.token
      const suppressed = generate(model, {}, (position, drawn) => (position === at ? nextBest : drawn))
      const { hard, misses } = replayAnswer(hash, seen(model, suppressed), tau)
      expect(misses[at]).toBeGreaterThan(0)
      if (hard?.position === at) found++
      checked++
    }
    expect(checked).toBeGreaterThan(20)
    expect(found / checked).toBeGreaterThan(0.9)
  })

  it('finds an answer that ends early', () => {
    let found = 0
    for (let model = 0; model < 40; model++) {
      const { tokens } = generate(model, {})
      if (tokens.length < 4) continue
      const early = tokens.slice(0, 3)
      if (replayAnswer(hash, seen(model, { tokens: early, end: 'stop' }), tau).hard?.why === 'end') found++
      const limit = replayAnswer(hash, seen(model, { tokens: early, end: 'length' }), tau)
      expect(limit.hard).toEqual({ position: 3, why: 'end' })
    }
    expect(found).toBeGreaterThan(25)
  })

  it('finds an end token in the middle, and an answer beyond the limit of the ask', () => {
    const model = Array.from({ length: 50 }, (_, i) => i).find((i) => generate(i, {}).tokens.length > 5)!
    const { tokens } = generate(model, {})
    const continued = [...tokens.slice(0, 2), endToken, 5]
    const ended = replayAnswer(hash, seen(model, { tokens: continued, end: 'cut' }), tau)
    expect(ended.hard?.position).toBe(2)
    const long = replayAnswer(hash, seen(model, { tokens, end: 'cut' }, { maxUnits: tokens.length - 1 }), tau)
    expect(long.hard).toEqual({ position: tokens.length - 1, why: 'end' })
  })

  it('finds tokens of a range that were swapped', () => {
    let checked = 0
    for (let model = 0; model < 40; model++) {
      const { tokens } = generate(model, {})
      if (tokens.length < 12) continue
      const swapped = [...tokens.slice(6, 12), ...tokens.slice(0, 6)]
      expect(replayAnswer(hash, seen(model, { tokens: swapped, end: 'cut' }), tau).hard).toBeDefined()
      checked++
    }
    expect(checked).toBeGreaterThan(10)
  })

  it('finds a seed that the executor chose itself', () => {
    let found = 0
    let checked = 0
    for (let model = 0; model < 40; model++) {
      const { tokens } = generate(model, { seed: seedOf(model + 1_000) })
      if (tokens.length < 8) continue
      checked++
      if (replayAnswer(hash, seen(model, { tokens, end: 'cut' }), tau).hard) found++
    }
    expect(checked).toBeGreaterThan(10)
    expect(found / checked).toBeGreaterThan(0.9)
  })

  it('accepts the range of a second executor, drawn with the seed of its position', () => {
    fc.assert(
      fc.property(models, fc.integer({ min: 1, max: 8 }), (model, from) => {
        const first = generate(model, {})
        fc.pre(first.tokens.length > from)
        const rest = {
          from,
          prefix: first.tokens.slice(0, from),
          seed: positionKey(hash, seedOf(model), from),
        }
        expect(replayAnswer(hash, seen(model, generate(model, rest), rest), tau).hard).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })

  it('rejects choices for another number of positions', () => {
    const range = seen(1, { tokens: [1, 2], end: 'cut' })
    expect(() => replayAnswer(hash, { ...range, end: 'stop' }, tau)).toThrow(
      '2 positions with choices: expected 3',
    )
  })
})
