import { isMost, medoidOf, sameWithin, wrongBeyond } from './medoidOf.ts'

export type WeighedCopy = {
  part: number
  /** What it was opened to; none when it never was. */
  result?: string | undefined
  /** Where its bytes lie, held against that; none when nobody served them. */
  dir?: string | undefined
}

/** What a copy is to the others of its part, with the distances that say so: from the middle one, in tolerances. */
export type CopyFinding = {
  verdict:
    | 'same'
    | 'different'
    /** Between what is the same and what is wrong: an honest machine may stand there. */
    | 'grey'
    /** Not enough of the copies are the same as each other, of those that were shown. */
    | 'no majority'
    /** It was not shown itself. */
    | 'not shown'
    /** It was not opened in time: its result may be another's. */
    | 'not opened'
  medoid?: number
  distances: { part: number; distance: number }[]
  /** Copies that have a say and were not shown. */
  missing: number[]
}

/**
 * Holds one copy against the others of its part under e, with the one in the middle as the measure. Whoever was not opened
 * or not shown counts as different from all. Copies that are equal on the chain need not be shown twice; and what most of
 * them are equal to is the same under any e, shown or not.
 */
export async function weighCopy(
  copies: readonly WeighedCopy[],
  part: number,
  distance: (a: WeighedCopy & { dir: string }, b: WeighedCopy & { dir: string }) => Promise<number>,
): Promise<CopyFinding> {
  const own = copies.find((each) => each.part === part)
  if (own?.result === undefined) return { verdict: 'not opened', distances: [], missing: [] }
  const equal = copies.filter(({ result }) => result === own.result)
  if (isMost(equal.length, copies.length)) {
    const distances = equal.map((each) => ({ part: each.part, distance: 0 }))
    return { verdict: 'same', medoid: equal[0]!.part, distances, missing: [] }
  }
  const shown = copies.flatMap((copy) => {
    const dir = copy.dir ?? copies.find(({ result, dir }) => dir && result === copy.result)?.dir
    return copy.result !== undefined && dir !== undefined ? [{ ...copy, dir }] : []
  })
  const isShown = (each: WeighedCopy) => shown.some((copy) => copy.part === each.part)
  const missing = copies
    .filter((each) => each.result !== undefined && !isShown(each))
    .map((each) => each.part)
  if (!isShown(own)) return { verdict: 'not shown', distances: [], missing }
  const medoid = await medoidOf(shown, async (a, b) => (a.result === b.result ? 0 : distance(a, b)))
  const distances = shown.map((each, i) => ({ part: each.part, distance: medoid!.distances[i]! }))
  const found = { medoid: medoid!.copy.part, distances, missing }
  const near = distances.filter((each) => each.distance <= sameWithin)
  if (!isMost(near.length, copies.length)) return { ...found, verdict: 'no majority' }
  const far = distances.find((each) => each.part === part)!.distance
  return { ...found, verdict: far <= sameWithin ? 'same' : far > wrongBeyond ? 'different' : 'grey' }
}
