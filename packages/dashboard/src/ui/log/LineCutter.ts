import type { LogLine } from './LogBuffer.ts'

type Piece = { atMs: number; text: string }

/** A line longer than this is cut: one endless line must not be one endless row. */
const longestLine = 2000

/** Makes lines of pieces that begin and end anywhere. */
export class LineCutter {
  #rest = ''
  #number = 0

  cut(pieces: readonly Piece[]): LogLine[] {
    const lines: LogLine[] = []
    for (const { atMs, text } of pieces) {
      const parts = (this.#rest + text).split('\n')
      this.#rest = parts.pop() ?? ''
      while (this.#rest.length > longestLine) {
        parts.push(this.#rest.slice(0, longestLine))
        this.#rest = this.#rest.slice(longestLine)
      }
      for (const part of parts)
        for (let at = 0; at === 0 || at < part.length; at += longestLine)
          lines.push({ number: ++this.#number, atMs, text: part.slice(at, at + longestLine) })
    }
    return lines
  }

  reset(): void {
    this.#rest = ''
  }
}
