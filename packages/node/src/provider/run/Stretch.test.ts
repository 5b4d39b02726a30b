import { rootFrom, stateLeaf } from '@muster-network/chain'
import type { Leaf } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { evidenceOf, furthestKept, leafOf, reachOf, stretchOf } from './Stretch.ts'

const hex = (value: number) => value.toString(16).padStart(64, '0')
const startLeaf = `0x${hex(99)}` as const
const segmentUnits = 10n

/** States 1 to `last`, each past its mark but the end of the program, which is short of it. */
function statesTo(last: number, options: { endUnits?: bigint; kept?: (index: number) => boolean } = {}) {
  const states = new Map<number, Leaf>()
  for (let index = 1; index <= last; index++)
    states.set(index, {
      index,
      units: index === last && options.endUnits !== undefined ? options.endUnits : BigInt(index) * 10n + 1n,
      digest: hex(index),
      proof: hex(index + 1000),
      ...((options.kept?.(index) ?? true) && { checkpoint: `/state-${index}` }),
    })
  return states
}

it('a delivery in mid-part begins where the part stands and counts units over the whole part', () => {
  const states = statesTo(7, { endUnits: 66n })
  const stretch = stretchOf(states, { startLeaf, from: 4, to: 7, segmentUnits, endUnits: 66n })
  expect(stretch.leaves).toEqual([
    startLeaf,
    ...[
      [5, 50n],
      [6, 60n],
      [7, 66n],
    ].map(([index, units]) =>
      stateLeaf({
        digest: `0x${hex(index as number)}`,
        secret: `0x${hex((index as number) + 1000)}`,
        units: units as bigint,
      }),
    ),
  ])
  expect(stretch.segments).toBe(3)
})

it('shows the end of a drawn segment at its place under the root', () => {
  const states = statesTo(6)
  const stretch = stretchOf(states, { startLeaf, from: 2, to: 6, segmentUnits })
  for (let segment = 0; segment < 4; segment++) {
    const { proof, digest, secret } = evidenceOf(stretch, states, segment)
    const leaf = stateLeaf({ digest, secret, units: BigInt(3 + segment) * segmentUnits })
    expect(rootFrom(leaf, segment + 1, proof)).toBe(stretch.tree.root)
  }
})

it('a leaf that a seat computes alone is the one under the root', () => {
  const states = statesTo(3, { endUnits: 25n })
  const stretch = stretchOf(states, { startLeaf, from: 0, to: 3, segmentUnits, endUnits: 25n })
  expect([1, 2, 3].map((i) => leafOf(states.get(i)!, segmentUnits, 25n))).toEqual(stretch.leaves.slice(1))
})

it('refuses gaps and nothing at all', () => {
  const states = statesTo(5)
  states.delete(3)
  expect(() => stretchOf(states, { startLeaf, from: 0, to: 5, segmentUnits })).toThrow(RangeError)
  expect(() => stretchOf(states, { startLeaf, from: 5, to: 5, segmentUnits })).toThrow(RangeError)
  expect(reachOf(states, 0)).toBe(2)
  expect(reachOf(states, 3)).toBe(5)
})

it('goes on from the furthest state that is kept and is not the end', () => {
  expect(furthestKept(statesTo(6), 2, segmentUnits)).toBe(6)
  expect(furthestKept(statesTo(6, { endUnits: 55n }), 2, segmentUnits)).toBe(5)
  expect(furthestKept(statesTo(6, { kept: (index) => index % 4 === 0 }), 2, segmentUnits)).toBe(4)
  expect(furthestKept(statesTo(6, { kept: (index) => index < 3 }), 2, segmentUnits)).toBeUndefined()
})
