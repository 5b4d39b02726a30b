/**
 * What e(r, r′) found. `distance` is measured in tolerances: 0 is identical, up to 1 is the same, just above 1 is the
 * grey zone where an honest machine may still stand, Infinity is a difference that no tolerance covers.
 */
export type Comparison = {
  same: boolean
  distance: number
  /** The first difference, for people: where, both values, and the tolerance. Absent when nothing differs. */
  explanation?: string
  /** Not found to differ, but not compared to the end: another machine might come to say more. */
  isUnsure?: true
}

export const identical: Comparison = { same: true, distance: 0 }

/** A difference that no tolerance covers. */
export function differs(explanation: string): Comparison {
  return { same: false, distance: Number.POSITIVE_INFINITY, explanation }
}

/** Not the same as far as this machine can say. */
export function cannotSay(explanation: string): Comparison {
  return { ...differs(explanation), isUnsure: true }
}

/** By its distance alone; a distance that is not a number counts as unbounded. */
export function atDistance(distance: number, explanation: string): Comparison {
  if (distance === 0) return identical
  return Number.isNaN(distance) ? differs(explanation) : { same: distance <= 1, distance, explanation }
}

/** How far `difference` is in units of `tolerance`; without a tolerance any difference is unbounded. */
export function inTolerances(difference: number, tolerance: number): number {
  if (difference === 0) return 0
  return tolerance > 0 ? difference / tolerance : Number.POSITIVE_INFINITY
}

/** The larger of two distances, explained by the first comparison that found something not the same. */
export function worse(before: Comparison, found: Comparison): Comparison {
  if (found.distance <= before.distance) return before
  return before.same ? found : { ...before, distance: found.distance }
}
