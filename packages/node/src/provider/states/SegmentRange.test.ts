import { rootFrom, stateLeaf, stillRunning } from '@muster-network/chain'
import type { Leaf } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { evidenceAt, furthestStored, reachOf, segmentRangeOf } from './SegmentRange.ts'

const hex = (value: number) => value.toString(16).padStart(64, '0')
const startLeaf = `0x${hex(99)}` as const
const segmentUnits = 10n
const result = `0x${hex(77)}` as const

/** States 1 to `last`, each past its mark; the end of the program is short of it. */
function statesTo(last: number, options: { endUnits?: bigint; stored?: (index: number) => boolean } = {}) {
  const states = new Map<number, Leaf>()
  for (let index = 1; index <= last; index++)
    states.set(index, {
      index,
      units: index === last && options.endUnits !== undefined ? options.endUnits : BigInt(index) * 10n + 1n,
      digest: hex(index),
      ...(index === last && options.endUnits !== undefined && { ended: true as const }),
      ...((options.stored?.(index) ?? true) && { checkpoint: `/state-${index}` }),
    })
  return states
}

it('starts a later delivery at the committed leaf and counts units over the whole part', () => {
  const states = statesTo(7, { endUnits: 66n })
  const range = segmentRangeOf(states, {
    startLeaf,
    from: 4,
    to: 7,
    segmentUnits,
    end: { units: 66n, result },
  })
  expect(range.leaves).toEqual([
    startLeaf,
    ...[
      [5, 50n],
      [6, 60n],
      [7, 66n],
    ].map(([index, units]) =>
      stateLeaf({
        digest: `0x${hex(index as number)}`,
        units: units as bigint,
        end: index === 7 ? result : stillRunning,
      }),
    ),
  ])
  expect(range.segments).toBe(3)
})

it('proves the end of a drawn segment under the root', () => {
  const states = statesTo(6)
  const range = segmentRangeOf(states, { startLeaf, from: 2, to: 6, segmentUnits })
  for (let segment = 0; segment < 4; segment++) {
    const { proof, digest } = evidenceAt(range, states, segment + 1)
    const leaf = stateLeaf({ digest, units: BigInt(3 + segment) * segmentUnits, end: stillRunning })
    expect(rootFrom(leaf, segment + 1, proof)).toBe(range.tree.root)
  }
})

it('rejects gaps and empty ranges', () => {
  const states = statesTo(5)
  states.delete(3)
  expect(() => segmentRangeOf(states, { startLeaf, from: 0, to: 5, segmentUnits })).toThrow(RangeError)
  expect(() => segmentRangeOf(states, { startLeaf, from: 5, to: 5, segmentUnits })).toThrow(RangeError)
  expect(reachOf(states, 0)).toBe(2)
  expect(reachOf(states, 3)).toBe(5)
})

it('resumes from the furthest stored state that is not the end', () => {
  expect(furthestStored(statesTo(6), 2)).toBe(6)
  expect(furthestStored(statesTo(6, { endUnits: 55n }), 2)).toBe(5)
  expect(furthestStored(statesTo(6, { stored: (index) => index % 4 === 0 }), 2)).toBe(4)
  expect(furthestStored(statesTo(6, { stored: (index) => index < 3 }), 2)).toBeUndefined()
})
