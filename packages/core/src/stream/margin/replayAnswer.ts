import type { Keccak256 } from '../Keccak256.ts'
import type { Choices } from './Choices.ts'
import { missOf } from './missOf.ts'
import { positionKey } from './positionKey.ts'
import type { SamplerSettings } from './Sampler.ts'

/** A miss beyond this many τ is hard: one such token proves a wrong answer. */
export const hardFactor = 3

/** One executor's range of an answer, with the numbers of the checker's prefill. */
export type ReplayedRange = {
  /** The seed of the range. */
  seed: Uint8Array
  /** The first position of the range. */
  from: number
  tokens: readonly number[]
  /**
   * How the range ended: `stop`, the model chose an end token; `length`, the answer reached the limit of the ask; `cut`, the
   * gateway or the executor broke it off, so that its end says nothing.
   */
  end: 'stop' | 'length' | 'cut'
  /** The most tokens of the whole answer. */
  maxUnits: number
  /** The tokens that end an answer. */
  endTokens: readonly number[]
  /** The choices at each position of the range, and behind its last token when it ended with `stop`. */
  choices: readonly Choices[]
  sampler: SamplerSettings
}

export type Replay = {
  /** The miss of each position and of the end; capped at 3τ, beyond which it is hard. */
  misses: number[]
  /** The first hard miss; undefined when there is none. */
  hard?: { position: number; why: 'token' | 'end' } | undefined
}

/**
 * Checks a range at every position and at its end: each token is the one that the sampler draws with H(seed, i), or misses
 * it. A wrong end is hard whatever its miss: an answer that goes on behind an end token, is longer than the limit, or claims
 * a limit that it has not reached.
 */
export function replayAnswer(hash: Keccak256, range: ReplayedRange, tau: number): Replay {
  const { tokens, end, from, choices } = range
  const needed = tokens.length + (end === 'stop' ? 1 : 0)
  if (choices.length !== needed)
    throw new RangeError(`${choices.length} positions with choices: expected ${needed}`)
  const limit = hardFactor * tau
  const replay: Replay = { misses: [] }
  for (const [i, each] of choices.entries()) {
    const position = from + i
    const key = positionKey(hash, range.seed, position)
    const isEnd = i === tokens.length
    const accepted = isEnd ? range.endTokens : [tokens[i]!]
    const miss = Math.min(...accepted.map((token) => missOf(each, token, range.sampler, key)))
    if (miss > limit) replay.hard ??= { position, why: isEnd ? 'end' : 'token' }
    if (!isEnd && range.endTokens.includes(tokens[i]!)) replay.hard ??= { position, why: 'end' }
    replay.misses.push(Math.min(miss, limit))
  }
  const to = from + tokens.length
  if (to > range.maxUnits || (end === 'length' && to !== range.maxUnits))
    replay.hard ??= { position: Math.min(to, range.maxUnits), why: 'end' }
  return replay
}
