import { type Hex, type IndexedMerkleTree, indexedMerkle, stateLeaf } from '@muster-network/chain'
import type { Leaf, RunOutcome } from '@muster-network/executors'
import { leafUnits } from '../../task/leafUnits.ts'

/** A finished run as it is committed on the chain: K + 1 leaves under one root. */
export type Work = {
  leaves: Hex[]
  states: Leaf[]
  tree: IndexedMerkleTree
  segments: number
  units: bigint
  result: Hex
}

/** @throws RangeError when the run did not finish, or its leaves have gaps: the executor's own fault */
export function workOf(
  startLeaf: Hex,
  outcome: RunOutcome,
  states: readonly Leaf[],
  segmentUnits: bigint,
): Work {
  if (outcome.kind !== 'finished') throw new RangeError(`the run ended as ${outcome.kind}`)
  const segments = states.length
  if (segments === 0 || states.some((leaf, i) => leaf.index !== i + 1))
    throw new RangeError('the leaves have gaps')
  const full = BigInt(segments) * segmentUnits
  const units = outcome.usage.units < full ? outcome.usage.units : full
  const leaves = [startLeaf, ...states.map((leaf) => leafOf(leaf, segmentUnits, units))]
  return {
    leaves,
    states: [...states],
    tree: indexedMerkle(leaves),
    segments,
    units,
    result: `0x${outcome.result.digest}`,
  }
}

/** The leaf on the chain for a state of the executor's. */
export function leafOf(leaf: Leaf, segmentUnits: bigint, endUnits: bigint): Hex {
  const units = leafUnits(leaf.index, segmentUnits, endUnits)
  return stateLeaf({ digest: `0x${leaf.digest}`, secret: `0x${leaf.proof}`, units })
}
