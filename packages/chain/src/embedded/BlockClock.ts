import type { Head } from './replay.ts'

export type BlockClockOptions = {
  /** Time from the first pending transaction to its block. Small for fast receipts; not zero, so that bursts share blocks. */
  settleMs: number
  /** The same while more transactions arrive: a block costs anvil as much as many transactions. */
  burstMs: number
  /** Interval between blocks that were requested by number. */
  wantedMs: number
  /** Interval between blocks while idle: keeps the chain's clock near the real time at little cost. */
  idleMs: number
}

export const defaultBlockClockOptions: BlockClockOptions = {
  settleMs: 40,
  burstMs: 250,
  wantedMs: 100,
  idleMs: 60_000,
}

/** Maximum number of requested blocks ahead: beacons need some, and one request must not mine thousands. */
const wantLimit = 1_000

/** Computes when the next block is due. Pure except for the clock that it receives. */
export class BlockClock {
  readonly #options: BlockClockOptions
  readonly #now: () => number
  #pendingSince: number | undefined
  #lastBlockAt: number
  #notBefore = 0
  #wantedNumber = 0
  /** Whole seconds, ascending. */
  #wantedTimes: number[] = []

  constructor(options: BlockClockOptions = defaultBlockClockOptions, now: () => number = Date.now) {
    this.#options = options
    this.#now = now
    this.#lastBlockAt = now()
  }

  /** Sets whether transactions are ready for a block. */
  pending(ready: boolean): void {
    this.#pendingSince = ready ? (this.#pendingSince ?? this.#now()) : undefined
  }

  get isPending(): boolean {
    return this.#pendingSince !== undefined
  }

  mined(head: Head): void {
    this.#lastBlockAt = this.#now()
    this.#pendingSince = undefined
    this.#wantedTimes = this.#wantedTimes.filter((time) => time > head.timestamp)
  }

  /** Delays blocks after a failure that only time resolves, such as a full disk. */
  backOff(): void {
    this.#notBefore = this.#now() + 5_000
  }

  want({ number, timestamp }: { number?: number | undefined; timestamp?: number | undefined }): void {
    if (number !== undefined) this.#wantedNumber = Math.max(this.#wantedNumber, number)
    if (timestamp === undefined || this.#wantedTimes.includes(timestamp)) return
    this.#wantedTimes = [...this.#wantedTimes, timestamp].sort((a, b) => a - b).slice(0, wantLimit)
  }

  /** Returns the milliseconds until the next block is due; zero or less when it is due. `isBusy`: more transactions are queued. */
  dueInMs(head: Head, isBusy = false): number {
    const { settleMs, burstMs, wantedMs, idleMs } = this.#options
    const dues = [this.#lastBlockAt + idleMs]
    if (this.#pendingSince !== undefined) dues.push(this.#pendingSince + (isBusy ? burstMs : settleMs))
    const ahead = this.#wantedNumber - head.number
    if (ahead > 0 && ahead <= wantLimit) dues.push(this.#lastBlockAt + wantedMs)
    const time = this.#wantedTimes[0]
    if (time !== undefined) dues.push(time * 1000)
    return Math.max(Math.min(...dues), this.#notBefore) - this.#now()
  }
}
