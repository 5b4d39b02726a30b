import { type Keccak256, positionKey, sealOf } from '@muster-network/core'
import { encodeAbiParameters, type Hex, keccak256, toBytes, toHex } from 'viem'
import { describe, expect, it } from 'vitest'

/** Core has no hash function: this is the one that callers pass. */
const hash: Keccak256 = (data) => keccak256(data, 'bytes')
const word = (byte: string): Hex => `0x${byte.repeat(32)}`

describe('the hashes of streams', () => {
  it('seal as a contract would encode', () => {
    const content = {
      streamId: word('01'),
      requestId: word('02'),
      answer: word('03'),
      evidence: word('04'),
      nonce: word('05'),
      executor: '0x00000000000000000000000000000000000000f1',
    } as const
    const types = ['bytes32', 'bytes32', 'bytes32', 'bytes32', 'bytes32', 'address'] as const
    const encoded = encodeAbiParameters(
      types.map((type) => ({ type })),
      Object.values(content),
    )
    expect(sealOf(hash, content)).toBe(keccak256(encoded))
  })

  it('key a position by keccak256(abi.encode(seed, i))', () => {
    const encoded = encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [word('ab'), 70_000n])
    expect(toHex(positionKey(hash, toBytes(word('ab')), 70_000))).toBe(keccak256(encoded))
  })
})
