/**
 * The result of comparing two results, e(r, r′). `distance` is measured in tolerances: 0 is identical, up to
 * 1 is the same, just above 1 may still be an honest machine, Infinity is a difference that no tolerance
 * covers.
 */
export type Comparison = {
  same: boolean
  distance: number
  /** The first difference, for people: where, both values, and the tolerance. Absent when nothing differs. */
  explanation?: string
  /**
   * No difference was found, but the comparison was not completed: another machine may be able to complete
   * it.
   */
  isInconclusive?: true
}

export const identical: Comparison = { same: true, distance: 0 }

/** A difference that no tolerance covers. */
export function differs(explanation: string): Comparison {
  return { same: false, distance: Number.POSITIVE_INFINITY, explanation }
}

/** The comparison could not be completed on this machine. */
export function inconclusive(explanation: string): Comparison {
  return { ...differs(explanation), isInconclusive: true }
}

/** Judges by distance alone; NaN counts as unbounded. */
export function atDistance(distance: number, explanation: string): Comparison {
  if (distance === 0) return identical
  return Number.isNaN(distance) ? differs(explanation) : { same: distance <= 1, distance, explanation }
}

/** Returns `difference` in units of `tolerance`; without a tolerance any difference is unbounded. */
export function inTolerances(difference: number, tolerance: number): number {
  if (difference === 0) return 0
  return tolerance > 0 ? difference / tolerance : Number.POSITIVE_INFINITY
}

/**
 * Returns the larger of two distances, with the explanation of the first comparison that was not the same.
 */
export function worseOf(first: Comparison, second: Comparison): Comparison {
  if (second.distance <= first.distance) return first
  return first.same ? second : { ...first, distance: second.distance }
}
