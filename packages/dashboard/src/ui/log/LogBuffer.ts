export type LogLine = { number: number; atMs: number; text: string }

/** What a page keeps at most; the whole log is in the download. */
const mostLines = 200_000

/** Lines of a log outside of React: a hundred thousand of them arrive faster than a page can be drawn. */
export class LogBuffer {
  lines: LogLine[] = []
  /** Lines that were dropped from the front. */
  dropped = 0
  #version = 0
  #listeners = new Set<() => void>()

  push(batch: readonly LogLine[]): void {
    for (const line of batch) this.lines.push(line)
    if (this.lines.length > mostLines * 1.1) {
      const surplus = this.lines.length - mostLines
      this.lines.splice(0, surplus)
      this.dropped += surplus
    }
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  /** Changes with every batch: what useSyncExternalStore compares. */
  readonly version = (): number => this.#version

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
