import {
  type Evidence,
  type Hex,
  type IndexedMerkleTree,
  indexedMerkle,
  stateLeaf,
  stillRunning,
} from '@muster-network/chain'
import type { Leaf } from '@muster-network/executors'
import { leafUnits } from '../../task/leafUnits.ts'

/** States of a part, by the number of segments from the part's beginning. */
export type States = ReadonlyMap<number, Leaf>

/** A range of segments as it is committed on the chain: the leaves of its states under one root. */
export type SegmentRange = {
  /** Segments of the part before this range. */
  from: number
  segments: number
  /** One per state: `segments` + 1. */
  leaves: Hex[]
  tree: IndexedMerkleTree
}

export type SegmentRangeOptions = {
  /** The committed leaf of the part. */
  startLeaf: Hex
  from: number
  to: number
  segmentUnits: bigint
  /** Units and result at the end of the program, if the range reaches it. */
  end?: { units: bigint; result: Hex }
}

/** @throws RangeError when a state of the range is missing */
export function segmentRangeOf(states: States, options: SegmentRangeOptions): SegmentRange {
  const { startLeaf, from, to, segmentUnits, end } = options
  if (to <= from) throw new RangeError(`a segment range needs at least one segment: from ${from} to ${to}`)
  const leaves = [startLeaf]
  for (let index = from + 1; index <= to; index++) {
    const state = states.get(index)
    if (!state) throw new RangeError(`the state after segment ${index} is missing`)
    leaves.push(
      stateLeaf({
        digest: `0x${state.digest}`,
        units: leafUnits(index, segmentUnits, end?.units ?? BigInt(to) * segmentUnits),
        end: end && index === to ? end.result : stillRunning,
      }),
    )
  }
  return { from, segments: to - from, leaves, tree: indexedMerkle(leaves) }
}

/** Opens the state at a position of the range: its digest and Merkle proof. */
export function evidenceAt(range: SegmentRange, states: States, position: number): Evidence {
  const state = states.get(range.from + position)
  if (!state) throw new RangeError(`the state at position ${position} of a delivery is missing`)
  return { digest: `0x${state.digest}`, proof: range.tree.proof(position) }
}

/** Index of the last state that is reached from `from` without a gap. */
export function reachOf(states: States, from: number): number {
  let to = from
  while (states.has(to + 1)) to++
  return to
}

/** Index of the furthest state that another executor could resume from: stored whole, and not the end of the program. */
export function furthestStored(states: States, from: number): number | undefined {
  for (let index = reachOf(states, from); index > from; index--) {
    const state = states.get(index)!
    if (state.checkpoint !== undefined && !state.ended) return index
  }
  return undefined
}
