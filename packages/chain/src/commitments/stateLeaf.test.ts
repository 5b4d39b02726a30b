import { keccak256 } from 'viem'
import { expect, it } from 'vitest'
import { sealedLeaf, secretHashOf, stateLeaf } from './stateLeaf.ts'

const word = (byte: string) => `0x${byte.repeat(32)}` as const

it('is the same leaf whether the secret or only its hash is known', () => {
  const state = { digest: word('aa'), secret: word('bb'), units: 7n }
  expect(sealedLeaf({ digest: state.digest, secretHash: secretHashOf(state.secret), units: 7n })).toBe(
    stateLeaf(state),
  )
  expect(secretHashOf(state.secret)).toBe(keccak256(state.secret))
})

it('changes with each of its parts', () => {
  const state = { digest: word('aa'), secret: word('bb'), units: 7n }
  const leaves = [
    state,
    { ...state, digest: word('ac') },
    { ...state, secret: word('bc') },
    { ...state, units: 8n },
  ]
  expect(new Set(leaves.map(stateLeaf)).size).toBe(4)
})
