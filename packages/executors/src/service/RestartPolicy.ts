export type RestartRules = {
  /** Pause before the first restart; each further one in a row is twice as long. */
  firstPauseMs: number
  longestPauseMs: number
  /** Ends in a row after which the service has failed. */
  maxInARow: number
  /**
   * Ends in a row before the program was ready. Fewer: a request may crash a program that works for everyone else, but one
   * that is never ready has an error of its own.
   */
  maxUnready: number
  /** A program that was ready for this long before it ended begins a new row. */
  steadyMs: number
}

export const defaultRestartRules: RestartRules = {
  firstPauseMs: 250,
  longestPauseMs: 60_000,
  maxInARow: 20,
  maxUnready: 4,
  steadyMs: 60_000,
}

/** Decides whether a program that ended by itself is started again. */
export class RestartPolicy {
  readonly #rules: RestartRules
  #inARow = 0
  #unready = 0

  constructor(rules: RestartRules = defaultRestartRules) {
    this.#rules = rules
  }

  /** `readyForMs`: how long the program was ready before it ended; undefined if it never was. */
  ended(
    readyForMs: number | undefined,
  ): { restart: true; afterMs: number } | { restart: false; reason: string } {
    const { firstPauseMs, longestPauseMs, maxInARow, maxUnready, steadyMs } = this.#rules
    if (readyForMs !== undefined && readyForMs >= steadyMs) this.#inARow = 0
    this.#inARow++
    this.#unready = readyForMs === undefined ? this.#unready + 1 : 0
    if (this.#inARow >= maxInARow || this.#unready >= maxUnready)
      return { restart: false, reason: `it ended ${this.#inARow} times in a row` }
    return { restart: true, afterMs: Math.min(firstPauseMs * 2 ** (this.#inARow - 1), longestPauseMs) }
  }
}
