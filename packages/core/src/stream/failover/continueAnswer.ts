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

/** Executors that one answer may use before the gateway gives up. */
export const mostRanges = 8

/**
 * Returns the ask for the next executor of an answer: the tokens so far, the position behind them, and the seed
 * H(seed, from), so that nobody can choose the seed of its own range. Returns undefined when the answer has used up
 * its executors.
 */
export function continueAnswer(
  hash: Keccak256,
  requestSeed: Uint8Array,
  ranges: readonly AnswerRange[],
): Continuation | undefined {
  if (ranges.length >= mostRanges) return undefined
  const prefix = tokensOf(ranges)
  const from = prefix.length
  return { from, prefix, seed: from === 0 ? requestSeed : positionKey(hash, requestSeed, from) }
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
