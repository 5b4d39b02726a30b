import type { Hex } from '@muster-network/chain'
import type { AnswerEnd } from '../../../wire/serveCalls.ts'
import { type Chunk, hashedBytes, splitChunk, unitsIn } from './Chunk.ts'
import { RangeHash } from './RangeHash.ts'

/** The range of an answer that this executor has sent: units, hash, and how it ended. */
export class AnswerRange {
  /** `cut` until the service has ended the answer. */
  end: AnswerEnd = 'cut'
  /** The service was asked: the input is owed. */
  isBegun = false
  readonly #hash: RangeHash
  #units = 0

  constructor(request: Hex) {
    this.#hash = new RangeHash(request)
  }

  get units(): number {
    return this.#units
  }

  /** Adds a piece that is inside one window. */
  add(chunk: Chunk): void {
    this.#hash.add(hashedBytes(chunk))
    this.#units += unitsIn(chunk)
  }

  /** Adds pieces that may cross windows. */
  addAll(chunks: readonly Chunk[], windowUnits: number): void {
    for (const chunk of chunks)
      for (let rest = chunk; unitsIn(rest) > 0; ) {
        const [now, later] = splitChunk(rest, windowUnits - (this.#units % windowUnits))
        this.add(now)
        if (this.#units % windowUnits === 0) this.#hash.endWindow()
        rest = later
      }
  }

  /** Adds an answer that counts as one unit, whatever is in it. */
  addWhole(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) this.#hash.add(hashedBytes(chunk))
    this.#units = 1
  }

  endWindow(): Hex {
    return this.#hash.endWindow()
  }

  /** Returns the hash of the whole range. */
  hash(): Hex {
    return this.#hash.end()
  }
}
