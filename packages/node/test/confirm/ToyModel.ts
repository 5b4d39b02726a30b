import { keccak, uint32s } from '@muster-network/chain'
import { type Choices, drawToken, positionKey, type SamplerSettings } from '@muster-network/core'

export const vocabularySize = 64
/** The only token that ends an answer. */
export const endToken = 0
const listed = 40
/** Spread of the logits: some positions have one likely token, others many. */
const spread = 7

export type Machine = {
  /** Names the machine: its noise is the same each time. */
  name: number
  /** Largest error of a log-probability, in nats. */
  noise: number
  /** Names other weights. */
  weights?: number
}

/** The machine without errors. */
export const exact: Machine = { name: 0, noise: 0 }

/** A language model of one line: the logits of the next token are hashes of the last two tokens. */
export function choicesAfter(sequence: readonly number[], { name, noise, weights = 0 }: Machine): Choices {
  const context = sequence.slice(-2)
  const hash = wordsOf([weights, ...context])
  const logits = Array.from({ length: vocabularySize }, (_, token) => spread * hash(token))
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0))
  const error = wordsOf([1_000 + name, ...context])
  const all = logits
    .map((logit, token) => ({ token, logProb: logit - total + noise * (2 * error(token) - 1) }))
    .map(({ token, logProb }) => ({ token, logProb: Math.min(0, logProb) }))
    .sort((a, b) => b.logProb - a.logProb)
  const rest = all.slice(listed).reduce((sum, { logProb }) => sum + Math.exp(logProb), 0)
  return { top: all.slice(0, listed), restLogProb: Math.min(0, Math.log(rest)) }
}

export type Generation = {
  tokens: readonly number[]
  from: number
  seed: `0x${string}`
  sampler: SamplerSettings
  endTokens: readonly number[]
  maxUnits: number
}

/** Generates an answer as the wrapper around an engine does. `pick` may cheat. */
export function generate(
  { tokens, from, seed, sampler, endTokens, maxUnits }: Generation,
  machine: Machine,
  pick: (drawn: number, at: number, choices: Choices) => number = (drawn) => drawn,
): { ids: number[]; end: 'stop' | 'length' } {
  const ids: number[] = []
  const key = Buffer.from(seed.slice(2), 'hex')
  while (from + ids.length < maxUnits) {
    const choices = choicesAfter([...tokens, ...ids], machine)
    const drawn = drawToken(choices, sampler, positionKey(keccak, key, from + ids.length))
    const token = pick(drawn, ids.length, choices)
    if (endTokens.includes(token)) return { ids, end: 'stop' }
    ids.push(token)
  }
  return { ids, end: 'length' }
}

/** Returns a function to [0, 1) for each number below 64. */
function wordsOf(context: readonly number[]): (index: number) => number {
  const bytes = Buffer.concat(
    Array.from({ length: vocabularySize / 8 }, (_, i) => keccak(uint32s([...context, i]))),
  )
  return (index) => bytes.readUInt32BE(4 * index) / 2 ** 32
}
