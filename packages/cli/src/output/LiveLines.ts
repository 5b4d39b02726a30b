import { stripVTControlCharacters } from 'node:util'
import { forStream } from './style.ts'
import { textWidth } from './textWidth.ts'

/**
 * Lines at the bottom of the terminal that are redrawn in place while other lines scroll above them. Without a terminal
 * it shows none: a log gets only the lines of `write`.
 */
export class LiveLines {
  readonly #out: NodeJS.WriteStream
  #shown: readonly string[] = []

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  /** Number of lines that fit; zero without a terminal. */
  get rows(): number {
    return this.#out.isTTY ? Math.max(1, (this.#out.rows || 24) - 1) : 0
  }

  /** Replaces the lines. Each must be narrower than the terminal. */
  show(lines: readonly string[]): void {
    if (!this.#out.isTTY) return
    this.#out.write(this.#erased() + forStream(lines.join('\n'), this.#out))
    this.#shown = lines
  }

  /** Writes text above the lines. */
  write(target: NodeJS.WriteStream, text: string): void {
    const lines = this.#shown
    this.clear()
    target.write(forStream(text, target))
    if (lines.length > 0) this.show(lines)
  }

  clear(): void {
    if (this.#shown.length === 0) return
    this.#out.write(this.#erased())
    this.#shown = []
  }

  /** Returns the codes that erase the lines. A line that became wider than a resized terminal covers several rows. */
  #erased(): string {
    if (this.#shown.length === 0) return ''
    const columns = this.#out.columns || 80
    const covered = this.#shown.map((line) =>
      Math.max(1, Math.ceil(textWidth(stripVTControlCharacters(line)) / columns)),
    )
    const up = covered.reduce((sum, rows) => sum + rows, 0) - 1
    return `\r${up > 0 ? `\u001b[${up}A` : ''}\u001b[J`
  }
}
