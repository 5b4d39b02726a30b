import { createHash } from 'node:crypto'

/**
 * Random bytes from the task's seed: block n is SHA-256(domain, seed, n). `position`, in bytes, is part of
 * the state.
 */
export class SeededRandom {
  readonly #seed: Uint8Array
  position = 0n
  #block: Uint8Array = new Uint8Array(0)
  #blockIndex = -1n

  constructor(seedHex: string) {
    this.#seed = Buffer.from(seedHex, 'hex')
  }

  fill(into: Uint8Array): void {
    for (let i = 0; i < into.length; i++) {
      const index = this.position / 32n
      if (index !== this.#blockIndex) {
        const counter = Buffer.alloc(8)
        counter.writeBigUInt64LE(index)
        this.#block = createHash('sha256')
          .update('muster/random/1\n')
          .update(this.#seed)
          .update(counter)
          .digest()
        this.#blockIndex = index
      }
      into[i] = this.#block[Number(this.position % 32n)]!
      this.position++
    }
  }
}
