/**
 * Whether a figure is too high, with a way back: what went above its limit has to fall below `backAt` before it counts
 * as over, so that a figure at the limit does not stop and start the work all the time. Unknown figures and limits say no.
 */
export function isAbove(
  value: number | undefined,
  limit: number | null,
  { backAt, was }: { backAt(limit: number): number; was: boolean },
): boolean {
  if (limit === null || value === undefined) return false
  return was ? value > backAt(limit) : value > limit
}
