import { usualWaitMs } from '@muster-network/core'

/** Measurements that count: enough for a median, few enough to follow a change of load. */
const most = 32

/** Measurements of one subscriber by this gateway. Nothing here is the subscriber's own claim. */
export class Measured {
  readonly #firstMs: number[] = []
  readonly #gapMs: number[] = []
  answers: number
  failures: number

  constructor({ answers, failures }: { answers: number; failures: number } = { answers: 0, failures: 0 }) {
    this.answers = answers
    this.failures = failures
  }

  /** The usual wait for the first unit; undefined before the first answer. */
  get firstMs(): number | undefined {
    return usualWaitMs(this.#firstMs)
  }

  /** The usual wait between two frames. */
  get gapMs(): number | undefined {
    return usualWaitMs(this.#gapMs)
  }

  /** The share of asks that were answered. A subscriber without any is trusted like one that failed nothing. */
  get goodShare(): number {
    return (this.answers + 1) / (this.answers + this.failures + 1)
  }

  first(ms: number): void {
    add(this.#firstMs, ms)
  }

  gap(ms: number): void {
    add(this.#gapMs, ms)
  }
}

function add(measured: number[], ms: number): void {
  measured.push(ms)
  if (measured.length > most) measured.shift()
}
