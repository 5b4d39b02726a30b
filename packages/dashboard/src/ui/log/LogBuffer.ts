export type LogLine = { number: number; atMs: number; text: string }

/** Most lines kept in memory; the download has the whole log. */
const maxLines = 200_000

/** Log lines outside React state, because a hundred thousand lines arrive faster than React can render them. */
export class LogBuffer {
  lines: LogLine[] = []
  /** Lines that were dropped from the front. */
  dropped = 0
  #version = 0
  #listeners = new Set<() => void>()

  push(batch: readonly LogLine[]): void {
    for (const line of batch) this.lines.push(line)
    if (this.lines.length > maxLines * 1.1) {
      const surplus = this.lines.length - maxLines
      this.lines.splice(0, surplus)
      this.dropped += surplus
    }
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  /** Version number for useSyncExternalStore; changes with every batch. */
  readonly version = (): number => this.#version

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
