import type { Keccak256 } from '../Keccak256.ts'
import { positionKey } from '../margin/positionKey.ts'

/** The part of an answer that one executor generated: it is paid for this range, and answers for it. */
export type AnswerRange = {
  executor: string
  /** The first position of the range. */
  from: number
  tokens: readonly number[]
  /** The seed of the range; position i is drawn with H(seed, i). */
  seed: Uint8Array
}

/** The part of an ask that lets another executor continue. */
export type Continuation = {
  from: number
  /** The tokens of all ranges so far. */
  prefix: readonly number[]
  seed: Uint8Array
}

/** Executors that one request may ask for its answer before the gateway gives up. */
export const mostAttempts = 8

export type BrokenAnswer = {
  /** The seed of the request. */
  seed: Uint8Array
  ranges: readonly AnswerRange[]
  /** Executors that were asked so far; those whose tokens were dropped count too. */
  attempts: number
}

/**
 * Returns the ask for the next executor of an answer: the tokens so far, the position behind them, and the seed
 * H(seed, from), so that nobody can choose the seed of its own range. Returns undefined when the request has used up
 * its attempts.
 */
export function continueAnswer(
  hash: Keccak256,
  { seed, ranges, attempts }: BrokenAnswer,
): Continuation | undefined {
  if (attempts >= mostAttempts) return undefined
  const prefix = tokensOf(ranges)
  const from = prefix.length
  return { from, prefix, seed: from === 0 ? seed : positionKey(hash, seed, from) }
}

/** Returns the tokens of consecutive ranges. */
export function tokensOf(ranges: readonly AnswerRange[]): number[] {
  const tokens: number[] = []
  for (const range of ranges) {
    if (range.from !== tokens.length)
      throw new RangeError(`range starts at ${range.from}: expected ${tokens.length}`)
    tokens.push(...range.tokens)
  }
  return tokens
}
