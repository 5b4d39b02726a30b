/** Blocks are made on time to within this much; a smaller difference says nothing about the own clock. */
const toleratedMs = 15_000
/** So many recent blocks are kept: the one that arrived fastest tells the chain's time best. */
const kept = 64

export type ChainClockOptions = {
  /** The machine's clock. */
  wallMs?: () => number
  /** A clock that never jumps. */
  steadyMs?: () => number
  onWrong?: (differenceMs: number) => void
}

/**
 * The time that deadlines of contracts are compared with. It is the machine's clock, unless new blocks show that this is
 * wrong: then it is the time of the newest blocks, and goes on by a clock that never jumps. Otherwise a machine whose clock
 * jumps ahead would take every deadline for missed.
 */
export class ChainClock {
  readonly #wallMs: () => number
  readonly #steadyMs: () => number
  readonly #onWrong: (differenceMs: number) => void
  /** Chain time minus steady time of recent blocks. A block never arrives before it is made, so the largest is nearest. */
  readonly #offsets: number[] = []
  #isWrong = false

  constructor({
    wallMs = () => Date.now(),
    steadyMs = () => performance.now(),
    onWrong = () => {},
  }: ChainClockOptions = {}) {
    this.#wallMs = wallMs
    this.#steadyMs = steadyMs
    this.#onWrong = onWrong
  }

  /** Takes in a block that was just made, not one of a catch-up. */
  observe(timestampSeconds: number): void {
    this.#offsets.push(timestampSeconds * 1000 - this.#steadyMs())
    if (this.#offsets.length > kept) this.#offsets.shift()
  }

  nowMs(): number {
    const wall = this.#wallMs()
    if (this.#offsets.length === 0) return wall
    const chain = Math.max(...this.#offsets) + this.#steadyMs()
    const isWrong = Math.abs(wall - chain) > toleratedMs
    if (isWrong && !this.#isWrong) this.#onWrong(wall - chain)
    this.#isWrong = isWrong
    // whole milliseconds like the machine's clock: bids and records carry them as integers
    return isWrong ? Math.floor(chain) : wall
  }
}
