import { expect, it } from 'vitest'
import { hiddenState, sealedLeaf, sealOf, stateLeaf, stillRunning } from './stateLeaf.ts'

const word = (byte: string) => `0x${byte.repeat(32)}` as const
const address = (byte: string) => `0x${byte.repeat(20)}` as const

it('is the same leaf from the digest and from its hash', () => {
  const state = { digest: word('aa'), units: 7n, end: stillRunning }
  expect(sealedLeaf({ state: hiddenState(state.digest), units: 7n, end: stillRunning })).toBe(
    stateLeaf(state),
  )
})

it('changes with each of its parts', () => {
  const state = { digest: word('aa'), units: 7n, end: stillRunning }
  const leaves = [
    state,
    { ...state, digest: word('ac') },
    { ...state, units: 8n },
    { ...state, end: word('bc') },
  ]
  expect(new Set(leaves.map(stateLeaf)).size).toBe(4)
})

it('seals every digest in order, for one operator and one delivery', () => {
  const digests = [word('aa'), word('bb')]
  const seals = [
    sealOf(digests, address('01'), word('cc')),
    sealOf([...digests].reverse(), address('01'), word('cc')),
    sealOf(digests.slice(0, 1), address('01'), word('cc')),
    sealOf(digests, address('02'), word('cc')),
    sealOf(digests, address('01'), word('cd')),
  ]
  expect(new Set(seals).size).toBe(5)
})
