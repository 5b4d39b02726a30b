/** The random generator of `assembly/Random.ts` in JavaScript. The same seed produces the same sequence in both. */
export class Random {
  #state = 1

  constructor(seed: number) {
    this.seed(seed)
  }

  seed(seed: number): void {
    let mixed = (seed + 0x9e3779b9) >>> 0
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
    mixed = (mixed ^ (mixed >>> 16)) >>> 0
    this.#state = mixed === 0 ? 1 : mixed
  }

  nextU32(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x >>> 0
    return this.#state
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    return this.nextU32() / 4294967296
  }
}
