import {
  type Evidence,
  type Hex,
  type IndexedMerkleTree,
  indexedMerkle,
  stateLeaf,
} from '@muster-network/chain'
import type { Leaf } from '@muster-network/executors'
import { leafUnits } from '../../task/leafUnits.ts'

/** States of a part by how many segments lead to them, counted from the part's beginning. */
export type States = ReadonlyMap<number, Leaf>

/** Part of the work as it is committed on the chain: from one state to a later one, each with its leaf, under one root. */
export type Stretch = {
  /** Segments of the part that were done before. */
  from: number
  segments: number
  /** segments + 1 of them. */
  leaves: Hex[]
  tree: IndexedMerkleTree
}

export type StretchOptions = {
  /** The leaf at which the part stands. */
  startLeaf: Hex
  from: number
  to: number
  segmentUnits: bigint
  /** Units at the end of the program, when the stretch reaches it. */
  endUnits?: bigint
}

/** @throws RangeError when a state is missing in between */
export function stretchOf(states: States, options: StretchOptions): Stretch {
  const { startLeaf, from, to, segmentUnits, endUnits = BigInt(to) * segmentUnits } = options
  if (to <= from) throw new RangeError('a stretch has at least one segment')
  const leaves = [startLeaf]
  for (let index = from + 1; index <= to; index++) {
    const state = states.get(index)
    if (!state) throw new RangeError(`the state after segment ${index} is missing`)
    leaves.push(leafOf(state, segmentUnits, endUnits))
  }
  return { from, segments: to - from, leaves, tree: indexedMerkle(leaves) }
}

/** The leaf on the chain for a state of the executor's. */
export function leafOf(state: Leaf, segmentUnits: bigint, endUnits: bigint): Hex {
  return stateLeaf({
    digest: `0x${state.digest}`,
    secret: `0x${state.proof}`,
    units: leafUnits(state.index, segmentUnits, endUnits),
  })
}

/** The end of a drawn segment, with its place under the root and what is inside. Segments count within the stretch. */
export function evidenceOf(stretch: Stretch, states: States, segment: number): Evidence {
  const end = states.get(stretch.from + segment + 1)
  if (!end) throw new RangeError(`the state after segment ${segment} of a delivery is missing`)
  return { proof: stretch.tree.proof(segment + 1), digest: `0x${end.digest}`, secret: `0x${end.proof}` }
}

/** How far states reach without a gap. */
export function reachOf(states: States, from: number): number {
  let to = from
  while (states.has(to + 1)) to++
  return to
}

/**
 * The furthest state that another executor could go on from: kept whole, and not the end of the program. A state past
 * its mark cannot be the end, short of a program that ended on the very way to the next safe point.
 */
export function furthestKept(states: States, from: number, segmentUnits: bigint): number | undefined {
  for (let index = reachOf(states, from); index > from; index--) {
    const state = states.get(index)!
    if (state.checkpoint !== undefined && state.units > BigInt(index) * segmentUnits) return index
  }
  return undefined
}
