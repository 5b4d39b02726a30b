/** Text that may be sent, and whether a stop string ended the answer. */
export type Passed = { text: string; isStopped: boolean }

/**
 * Ends an answer before the stop string that is complete first. Text that may be the beginning of one is held back until more text decides,
 * because a stop string can spread over several tokens.
 */
export class StopStrings {
  readonly #stops: readonly string[]
  #held = ''

  constructor(stops: readonly string[]) {
    this.#stops = stops.filter((stop) => stop !== '')
  }

  push(text: string): Passed {
    const all = this.#held + text
    const found = this.#stops
      .map((stop) => ({ start: all.indexOf(stop), end: all.indexOf(stop) + stop.length }))
      .filter(({ start }) => start >= 0)
      // the one that was complete first, so that the result does not depend on the pieces of the text
      .sort((one, two) => one.end - two.end || one.start - two.start)
    if (found[0]) {
      this.#held = ''
      return { text: all.slice(0, found[0].start), isStopped: true }
    }
    const heldLength = Math.max(0, ...this.#stops.map((stop) => overlap(all, stop)))
    this.#held = all.slice(all.length - heldLength)
    return { text: all.slice(0, all.length - heldLength), isStopped: false }
  }

  /** Returns the text that was held back: the answer ended without the rest of a stop string. */
  end(): string {
    const held = this.#held
    this.#held = ''
    return held
  }
}

/** Returns the length of the longest end of `text` that is a proper beginning of `stop`. */
function overlap(text: string, stop: string): number {
  for (let length = Math.min(text.length, stop.length - 1); length > 0; length--)
    if (text.endsWith(stop.slice(0, length))) return length
  return 0
}
