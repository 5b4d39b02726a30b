/** The result of checking one range of an answer. */
export type Judgement = {
  wrong: boolean
  /** True when this finding alone proves a wrong answer: a hard miss, or other bytes of a deterministic program. */
  hard: boolean
  /** Where the answer is wrong, for people. */
  why?: string | undefined
  /** The miss of each position, in nats; empty where the equivalence has none. */
  misses: readonly number[]
  /** The log-probability of the second choice at each position, in thousandths; see core's `secondChoices`. */
  seconds: readonly number[]
}

/** A judgement of an equivalence without positions. */
export function plainJudgement(wrong: boolean, hard: boolean, why?: string): Judgement {
  return { wrong, hard: wrong && hard, why: wrong ? why : undefined, misses: [], seconds: [] }
}
