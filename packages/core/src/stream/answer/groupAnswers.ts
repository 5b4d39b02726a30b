/** An answer that is compared with others. Equal keys are equal answers. */
export type ComparedAnswer = {
  executor: string
  /** The hash of the answer. */
  key: string
}

/** Answers that count as one: all are equivalent to the centre. */
export type AnswerGroup<A extends ComparedAnswer> = {
  /** The answer that speaks for the group; the user gets it. */
  centre: A
  /** The centre and all answers of the group, in the order of their keys. */
  members: A[]
}

/** e: the verdict on two answers. */
export type Equivalent<A> = (a: A, b: A) => boolean

export type Grouping<A extends ComparedAnswer> = {
  /** The groups, the largest first. */
  groups: AnswerGroup<A>[]
  /** True when another answer speaks for as many as the first group does, and is not equivalent to its centre. */
  tied: boolean
}

/**
 * Groups answers under e. A tolerance is not transitive: a may be close to b and b to c, but not a to c. Chains would let
 * answers drift apart inside one group, so a group is a centre and the answers that are equivalent to it. The answer that
 * most others are equivalent to becomes the first centre, its group is taken out, and the rest is grouped in the same way.
 *
 * The result does not depend on the order of the answers: the smallest key decides between centres of equal size. Two
 * answers are equivalent when e holds in both directions, or when their keys are equal.
 */
export function groupAnswers<A extends ComparedAnswer>(
  answers: readonly A[],
  equivalent: Equivalent<A>,
): Grouping<A> {
  const sorted = [...answers].sort(byKey)
  const near = sorted.map((a) => sorted.map((b) => a.key === b.key || (equivalent(a, b) && equivalent(b, a))))
  const groups: AnswerGroup<A>[] = []
  let left = sorted.map((_, i) => i)
  let tied = false
  while (left.length > 0) {
    const around = left.map((i) => left.filter((j) => near[i]![j]))
    const largest = around.reduce((a, b) => (b.length > a.length ? b : a))
    const centre = left[around.indexOf(largest)]!
    if (groups.length === 0)
      tied = left.some((i, at) => around[at]!.length === largest.length && !near[centre]![i])
    groups.push({ centre: sorted[centre]!, members: largest.map((i) => sorted[i]!) })
    left = left.filter((i) => !largest.includes(i))
  }
  return { groups, tied }
}

function byKey(a: ComparedAnswer, b: ComparedAnswer): number {
  return compare(a.key, b.key) || compare(a.executor, b.executor)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
