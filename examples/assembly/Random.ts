/** A small seeded random generator (xorshift32 with a mixed seed) with the same sequence on every machine. */
export class Random {
  private state: u32

  constructor(seed: u32) {
    this.state = 1
    this.seed(seed)
  }

  /** Restarts with the sequence of `seed`. Neighbouring seeds produce unrelated sequences. */
  seed(seed: u32): void {
    let mixed = seed + 0x9e3779b9
    mixed = (mixed ^ (mixed >> 16)) * 0x85ebca6b
    mixed = (mixed ^ (mixed >> 13)) * 0xc2b2ae35
    mixed ^= mixed >> 16
    this.state = mixed == 0 ? 1 : mixed
  }

  nextU32(): u32 {
    let x = this.state
    x ^= x << 13
    x ^= x >> 17
    x ^= x << 5
    this.state = x
    return x
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): f64 {
    return <f64>this.nextU32() / 4294967296.0
  }
}
