import { isMost, medoidOf, sameWithin, wrongBeyond } from './medoidOf.ts'

export type WeighedReplica = {
  part: number
  /** The result that its seal was opened to; undefined when it was never opened. */
  result?: string | undefined
  /** Folder with its bytes, verified against `result`; undefined when nobody served them. */
  dir?: string | undefined
}

/** The finding about a replica, with the distances of all replicas from the medoid, in tolerances. */
export type ReplicaFinding = {
  verdict:
    | 'same'
    | 'different'
    /** Between the same and different: an honest machine may produce such a result. */
    | 'grey'
    /** Too few of the served replicas agree. */
    | 'no majority'
    /** The replica itself was not served. */
    | 'not served'
    /** The replica was not opened in time: its result may be copied. */
    | 'not opened'
  medoid?: number
  distances: { part: number; distance: number }[]
  /** Opened replicas that were not served. */
  missing: number[]
  /** The replicas were compared under e; otherwise their bytes decided. */
  isUnderE?: true
}

/**
 * Compares one replica with the others of its part under e, by their distances from the medoid. A replica that was not opened or
 * not served counts as different from all. Of replicas that are equal on the chain one needs to be served; a majority that is
 * equal on the chain is the same under any e, served or not.
 */
export async function weighReplica(
  replicas: readonly WeighedReplica[],
  part: number,
  distance: (a: WeighedReplica & { dir: string }, b: WeighedReplica & { dir: string }) => Promise<number>,
): Promise<ReplicaFinding> {
  const own = replicas.find((each) => each.part === part)
  if (own?.result === undefined) return { verdict: 'not opened', distances: [], missing: [] }
  const equal = replicas.filter(({ result }) => result === own.result)
  if (isMost(equal.length, replicas.length)) {
    const distances = equal.map((each) => ({ part: each.part, distance: 0 }))
    return { verdict: 'same', medoid: equal[0]!.part, distances, missing: [] }
  }
  const served = replicas.flatMap((replica) => {
    const dir = replica.dir ?? replicas.find(({ result, dir }) => dir && result === replica.result)?.dir
    return replica.result !== undefined && dir !== undefined ? [{ ...replica, dir }] : []
  })
  const isServed = (each: WeighedReplica) => served.some((replica) => replica.part === each.part)
  const missing = replicas
    .filter((each) => each.result !== undefined && !isServed(each))
    .map((each) => each.part)
  if (!isServed(own)) return { verdict: 'not served', distances: [], missing }
  const medoid = await medoidOf(served, async (a, b) => (a.result === b.result ? 0 : distance(a, b)))
  const distances = served.map((each, i) => ({ part: each.part, distance: medoid!.distances[i]! }))
  const finding = { medoid: medoid!.replica.part, distances, missing, isUnderE: true as const }
  const near = distances.filter((each) => each.distance <= sameWithin)
  if (!isMost(near.length, replicas.length)) return { ...finding, verdict: 'no majority' }
  const far = distances.find((each) => each.part === part)!.distance
  return { ...finding, verdict: far <= sameWithin ? 'same' : far > wrongBeyond ? 'different' : 'grey' }
}
