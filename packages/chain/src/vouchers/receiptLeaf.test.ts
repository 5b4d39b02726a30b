import { encodeAbiParameters, keccak256 } from 'viem'
import { expect, it } from 'vitest'
import { receiptLeaf } from './receiptLeaf.ts'

it('is the hash that the contracts compute', () => {
  const word = (text: string) => keccak256(`0x${text}`)
  const receipt = {
    ...{ streamId: word('01'), rules: 7, epoch: 3, seq: (1n << 63n) + 5n, request: word('02') },
    ...{ answer: word('03'), from: 20, to: 0xffff_ffff, inUnits: (1n << 64n) - 1n, outUnits: 12n },
    ...{ total: 10n ** 20n, root: word('04') },
  }
  const { rules, seq, request, answer, from, to, inUnits, outUnits } = receipt
  const types = ['uint32', 'uint64', 'bytes32', 'bytes32', 'uint32', 'uint32', 'uint64', 'uint64']
  const encoded = encodeAbiParameters(
    types.map((type) => ({ type })),
    [rules, seq, request, answer, from, to, inUnits, outUnits],
  )
  expect(receiptLeaf(receipt)).toBe(keccak256(encoded))
})
