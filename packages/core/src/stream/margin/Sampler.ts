import type { Choices } from './Choices.ts'
import { gumbelOf } from './gumbelOf.ts'

/** The sampler's settings, which the ask fixes. */
export type SamplerSettings = {
  /** 0 is greedy decoding. */
  temperature: number
  /** The number of most likely tokens that may be drawn; 0 for all in the list. */
  topK: number
  /** Tokens may be drawn until the more likely ones have this probability together; 1 for all in the list. */
  topP: number
}

/** A token of the list, as the sampler sees it. */
export type Scored = {
  token: number
  logProb: number
  /** logProb + T · noise: the largest score is drawn. */
  score: number
}

/**
 * Draws the token of one position with H(seed, i). This is the sampler of the wrapper around an engine, and the one that
 * every checker replays. The Gumbel method draws from the same distribution as any other, and noise of ε in the
 * log-probabilities moves no score by more than ε, so that honest misses are bounded; the boundaries of a cumulative
 * distribution have no such bound.
 */
export function drawToken(choices: Choices, settings: SamplerSettings, key: Uint8Array): number {
  const scored = scoreChoices(choices, settings, key).sort(byScore)
  const drawn = scored.find(({ logProb }) => isKept(scored, logProb, settings))
  if (!drawn) throw new RangeError('no choices to draw from')
  return drawn.token
}

/** Returns the choices with their scores. Greedy decoding has no noise. */
export function scoreChoices(
  { top }: Choices,
  { temperature }: Pick<SamplerSettings, 'temperature'>,
  key: Uint8Array,
): Scored[] {
  return top.map(({ token, logProb }) => ({
    token,
    logProb,
    score: scoreOf(token, logProb, temperature, key),
  }))
}

export function scoreOf(token: number, logProb: number, temperature: number, key: Uint8Array): number {
  return temperature === 0 ? logProb : logProb + temperature * gumbelOf(key, token)
}

/** Returns true when fewer than top-k tokens are more likely, and these have less than top-p together. */
function isKept(scored: readonly Scored[], logProb: number, settings: SamplerSettings): boolean {
  const above = (each: Scored) => each.logProb > logProb
  return overK(scored, above, settings) < 0 && overP(scored, above, settings) < 0
}

/** Returns the number of tokens in a set minus top-k; negative when the set leaves room for another token. */
export function overK(
  scored: readonly Scored[],
  inSet: (each: Scored) => boolean,
  { topK }: Pick<SamplerSettings, 'topK'>,
): number {
  return topK === 0 ? -1 : scored.filter(inSet).length - topK
}

/**
 * Returns how far the probability of a set of tokens lies above top-p, as a difference of log-odds times the temperature:
 * noise of ε in the log-probabilities moves this number by at most 2ε. Negative when the set leaves room for another token.
 */
export function overP(
  scored: readonly Scored[],
  inSet: (each: Scored) => boolean,
  { topP, temperature }: SamplerSettings,
): number {
  if (topP >= 1 || temperature === 0) return -Infinity
  const most = Math.max(...scored.map(({ logProb }) => logProb))
  let inside = 0
  let outside = 0
  for (const each of scored) {
    const weight = Math.exp((each.logProb - most) / temperature)
    if (inSet(each)) inside += weight
    else outside += weight
  }
  return temperature * (Math.log(inside / outside) - Math.log(topP / (1 - topP)))
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.token - b.token
}
