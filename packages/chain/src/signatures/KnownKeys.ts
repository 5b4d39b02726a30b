import secp256k1 from 'secp256k1'
import { isWellFormed, recoverKey } from './recoverSigner.ts'
import { withParity } from './withParity.ts'

/**
 * The public keys of signers whose signatures were recovered before. Verifying with a known key takes three quarters of
 * the time of recovering it, but does not check v: `withParity` finds the v that a contract needs.
 *
 * A key enters under the address that is its hash, so nobody can enter a key under the address of another.
 */
export class KnownKeys {
  readonly #keys = new Map<string, Uint8Array>()
  readonly #limit: number

  constructor(limit = 10_000) {
    this.#limit = limit
  }

  /** Returns whether the key of `signer` (20 bytes) signed the digest, with either v. */
  signed(digest: Uint8Array, signature: Uint8Array, signer: Uint8Array): boolean {
    if (!isWellFormed(signature)) return false
    const name = Buffer.from(signer.buffer, signer.byteOffset, signer.length).toString('latin1')
    const key = this.#keys.get(name)
    if (key === undefined) return this.#learn(name, digest, signature, signer)
    try {
      return secp256k1.ecdsaVerify(signature.subarray(0, 64), digest, key)
    } catch {
      return false // r or s is not a number below the order of the curve
    }
  }

  #learn(name: string, digest: Uint8Array, signature: Uint8Array, signer: Uint8Array): boolean {
    const payable = withParity(digest, signature, signer)
    if (!payable) return false
    // the oldest key goes: a signer that is still active is learnt again with its next signature
    if (this.#keys.size >= this.#limit) this.#keys.delete(this.#keys.keys().next().value!)
    this.#keys.set(name, recoverKey(digest, payable)!)
    return true
  }
}
