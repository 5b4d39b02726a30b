import { maxLogTimes } from '../../wire/calls.ts'

/** The output of a run up to `offset` was there at `atMs`. */
export type LogTime = { offset: number; atMs: number }

/** More marks than an hour without the client needs. */
const maxMarks = 4_096

/**
 * The times at which the output of runs grew, by assignment. The client may be unreachable for long, so the time of a
 * report says nothing about the time of a line.
 */
export class LogTimes {
  readonly #marks = new Map<string, LogTime[]>()

  /** Records that the output has this size now. */
  note(key: string, size: number, atMs: number): void {
    const marks = this.#marks.get(key) ?? []
    if (size <= (marks.at(-1)?.offset ?? -1)) return
    marks.push({ offset: size, atMs })
    // older lines get the time of a later mark
    this.#marks.set(key, marks.length > maxMarks ? marks.filter((_, i) => i % 2 === 1) : marks)
  }

  /** Returns the size of the output when it was last noted. */
  lastSize(key: string): number {
    return this.#marks.get(key)?.at(-1)?.offset ?? 0
  }

  /**
   * Returns the marks for the output from one offset to another, at most as many as a report carries: it then ends at
   * the last of them.
   */
  between(key: string, from: number, to: number): LogTime[] {
    const marks = (this.#marks.get(key) ?? []).filter(({ offset }) => offset > from)
    const end = marks.findIndex(({ offset }) => offset >= to)
    const covering = end === -1 ? marks : marks.slice(0, end + 1)
    return covering.slice(0, maxLogTimes).map(({ offset, atMs }) => ({ offset: Math.min(offset, to), atMs }))
  }

  /** Drops the marks that the client has. */
  forget(key: string, upTo = Number.POSITIVE_INFINITY): void {
    const left = (this.#marks.get(key) ?? []).filter(({ offset }) => offset > upTo)
    if (left.length === 0) this.#marks.delete(key)
    else this.#marks.set(key, left)
  }
}
