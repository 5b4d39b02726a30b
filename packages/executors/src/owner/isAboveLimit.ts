/**
 * Returns whether a value is above its limit, with hysteresis: once above, it must fall below `resumeAt` before it
 * counts as normal, so that a value near the limit does not pause and resume the work all the time. Returns
 * false for an unknown value or limit.
 */
export function isAboveLimit(
  value: number | undefined,
  limit: number | null,
  { resumeAt, was }: { resumeAt(limit: number): number; was: boolean },
): boolean {
  if (limit === null || value === undefined) return false
  return was ? value > resumeAt(limit) : value > limit
}
