export type RestartRules = {
  /** Pause before the first restart; each further one in a row is twice as long. */
  firstPauseMs: number
  longestPauseMs: number
  /** Ends in a row after which the service has failed. */
  maxInARow: number
  /** A program that was ready for this long before it ended begins a new row. */
  steadyMs: number
}

export const defaultRestartRules: RestartRules = {
  firstPauseMs: 250,
  longestPauseMs: 60_000,
  maxInARow: 5,
  steadyMs: 60_000,
}

/** Decides whether a program that ended by itself is started again. */
export class RestartPolicy {
  readonly #rules: RestartRules
  #inARow = 0

  constructor(rules: RestartRules = defaultRestartRules) {
    this.#rules = rules
  }

  /** `readyForMs`: how long the program was ready before it ended. */
  ended(readyForMs: number): { restart: true; afterMs: number } | { restart: false; reason: string } {
    const { firstPauseMs, longestPauseMs, maxInARow, steadyMs } = this.#rules
    if (readyForMs >= steadyMs) this.#inARow = 0
    this.#inARow++
    if (this.#inARow >= maxInARow) return { restart: false, reason: `it ended ${maxInARow} times in a row` }
    return { restart: true, afterMs: Math.min(firstPauseMs * 2 ** (this.#inARow - 1), longestPauseMs) }
  }
}
