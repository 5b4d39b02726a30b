import { type Choices, logProbOf, unlistedLogProb } from './Choices.ts'
import { overK, overP, type SamplerSettings, type Scored, scoreChoices, scoreOf } from './Sampler.ts'

/**
 * Returns by how much a token misses the one that the replayed sampler draws, in nats: 0 for the drawn token, otherwise the
 * smallest change m of the checker's numbers under which the token could be the drawn one:
 *
 * - the token passes top-k and top-p when tokens count as more likely only above its log-probability + m, and top-p is
 *   wider by m;
 * - no token that passes both by more than m has a score that is larger by more than m.
 *
 * An honest executor whose log-probabilities differ from the checker's by at most ε misses by at most 2ε.
 */
export function missOf(choices: Choices, token: number, settings: SamplerSettings, key: Uint8Array): number {
  const scored = scoreChoices(choices, settings, key)
  const logProb = logProbOf(choices, token)
  const score = scoreOf(token, logProb, settings.temperature, key)
  let miss = cutMiss(scored, logProb, settings)
  for (const rival of scored) {
    if (rival.token === token) continue
    const lead = rival.score - score
    if (lead > miss) miss = Math.max(miss, Math.min(lead, safetyOf(choices, scored, rival, settings)))
  }
  return miss
}

/** Returns the smallest m with which a token of this log-probability passes top-k and top-p. */
function cutMiss(scored: readonly Scored[], logProb: number, settings: SamplerSettings): number {
  // the set of more likely tokens changes only where m equals a difference of log-probabilities
  const steps = [0, ...scored.map((each) => each.logProb - logProb).filter((gap) => gap > 0)].sort(ascending)
  for (const [i, step] of steps.entries()) {
    const above = (each: Scored) => each.logProb > logProb + step
    if (overK(scored, above, settings) >= 0) continue
    const miss = Math.max(step, overP(scored, above, settings))
    if (miss <= (steps[i + 1] ?? Infinity)) return miss
  }
  return steps.at(-1)!
}

/**
 * Returns the largest m up to which a token is in the list and passes top-k and top-p, whatever changes by m; 0 when it
 * fails them.
 */
function safetyOf(
  choices: Choices,
  scored: readonly Scored[],
  rival: Scored,
  settings: SamplerSettings,
): number {
  const others = scored.filter((each) => each.token !== rival.token)
  const gaps = others.map((each) => rival.logProb - each.logProb).filter((gap) => gap >= 0)
  // an unlisted token could be in the list of the executor in the place of the rival
  const listed = rival.logProb - unlistedLogProb(choices)
  let safety = 0
  for (const step of [...gaps.sort(ascending), Infinity]) {
    // tokens that could be more likely than the rival while changes stay below this step
    const above = (each: Scored) => each.token !== rival.token && rival.logProb - each.logProb < step
    if (overK(scored, above, settings) >= 0) break
    const room = -overP(scored, above, settings)
    if (room < step) {
      safety = Math.max(safety, room)
      break
    }
    safety = step
  }
  return Math.min(safety, listed)
}

function ascending(a: number, b: number): number {
  return a - b
}
