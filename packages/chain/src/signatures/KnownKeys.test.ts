import { hexToBytes, keccak256, numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { KnownKeys } from './KnownKeys.ts'
import { recoverSigner } from './recoverSigner.ts'
import { signDigest } from './signDigest.ts'
import { withParity } from './withParity.ts'

const digestOf = (n: number) => keccak256(numberToHex(n), 'bytes')
const keyOf = (n: number) => keccak256(numberToHex(1_000 + n), 'bytes')
const sign = (digest: Uint8Array, key: Uint8Array) => hexToBytes(signDigest(digest, key))
const addressOf = (key: Uint8Array) => recoverSigner(digestOf(0), sign(digestOf(0), key))!
const otherParity = (signature: Uint8Array) => signature.with(64, signature[64] === 27 ? 28 : 27)

const [mine, other] = [keyOf(1), keyOf(2)]

/** The second form of a signature, with the large s that the contracts reject. */
function twinOf(signature: Uint8Array): Uint8Array {
  const order = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141')
  const s = BigInt(`0x${Buffer.from(signature.subarray(32, 64)).toString('hex')}`)
  const twin = Buffer.from(otherParity(signature))
  twin.write((order - s).toString(16).padStart(64, '0'), 32, 'hex')
  return twin
}

describe.each([
  ['before the key is known', 0],
  ['with a known key', 1],
])('KnownKeys %s', (_, known) => {
  function keys(): KnownKeys {
    const keys = new KnownKeys()
    if (known) expect(keys.signed(digestOf(9), sign(digestOf(9), mine), addressOf(mine))).toBe(true)
    return keys
  }

  it('accepts a signature with either v', () => {
    const signature = sign(digestOf(1), mine)
    expect(keys().signed(digestOf(1), signature, addressOf(mine))).toBe(true)
    expect(keys().signed(digestOf(1), otherParity(signature), addressOf(mine))).toBe(true)
  })

  it('rejects another signer, another digest and invalid signatures', () => {
    const signature = sign(digestOf(1), mine)
    expect(keys().signed(digestOf(1), sign(digestOf(1), other), addressOf(mine))).toBe(false)
    expect(keys().signed(digestOf(2), signature, addressOf(mine))).toBe(false)
    for (const invalid of [
      twinOf(signature),
      signature.with(64, 29),
      signature.with(3, signature[3]! ^ 1),
      signature.subarray(0, 64),
      new Uint8Array(65).with(64, 27),
      signature.map((byte, i) => (i < 32 ? 0xff : byte)),
    ])
      expect(keys().signed(digestOf(1), invalid, addressOf(mine))).toBe(false)
  })
})

describe('KnownKeys', () => {
  it('verifies more signers than it holds keys', () => {
    const keys = new KnownKeys(2)
    for (const round of [1, 2])
      for (let n = 0; n < 5; n++) {
        const digest = digestOf(10 * round + n)
        expect(keys.signed(digest, sign(digest, keyOf(n)), addressOf(keyOf(n)))).toBe(true)
        expect(keys.signed(digest, sign(digest, keyOf(n)), addressOf(keyOf(n + 1)))).toBe(false)
      }
  })
})

describe('withParity', () => {
  it('returns the form that contracts accept, and nothing for another signer', () => {
    const signature = sign(digestOf(1), mine)
    expect(withParity(digestOf(1), signature, addressOf(mine))).toEqual(signature)
    expect(withParity(digestOf(1), otherParity(signature), addressOf(mine))).toEqual(signature)
    expect(withParity(digestOf(1), signature, addressOf(other))).toBeUndefined()
    expect(withParity(digestOf(1), signature.subarray(0, 64), addressOf(mine))).toBeUndefined()
  })
})
