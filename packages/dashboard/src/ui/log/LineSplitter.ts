import type { LogLine } from './LogBuffer.ts'

type Chunk = { atMs: number; text: string }

/** Longest line in characters. A longer line is split, so that an endless line cannot become an endless row. */
const maxLineLength = 2000

/** Assembles lines from chunks that may begin and end anywhere. */
export class LineSplitter {
  #rest = ''
  #number = 0

  split(chunks: readonly Chunk[]): LogLine[] {
    const lines: LogLine[] = []
    for (const { atMs, text } of chunks) {
      const parts = (this.#rest + text).split('\n')
      this.#rest = parts.pop() ?? ''
      while (this.#rest.length > maxLineLength) {
        parts.push(this.#rest.slice(0, maxLineLength))
        this.#rest = this.#rest.slice(maxLineLength)
      }
      for (const part of parts)
        for (let at = 0; at === 0 || at < part.length; at += maxLineLength)
          lines.push({ number: ++this.#number, atMs, text: part.slice(at, at + maxLineLength) })
    }
    return lines
  }

  reset(): void {
    this.#rest = ''
  }
}
