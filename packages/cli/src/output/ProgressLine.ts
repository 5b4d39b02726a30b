import { formatShare } from './share.ts'

/**
 * A progress line at the bottom of the terminal that is redrawn in place while other lines scroll above it. Without a
 * terminal it writes a line only when its text changes, so that a log stays readable.
 */
export class ProgressLine {
  readonly #out: NodeJS.WriteStream
  #shown = ''
  #words = ''

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  /** Shows a bar for `progress`, a share of 1 or null while it is unknown, and a status text. */
  show(progress: number | null, words: string): void {
    if (!this.#out.isTTY) {
      if (words !== this.#words) this.#out.write(`${words}\n`)
      this.#words = words
      return
    }
    const columns = Math.max(40, this.#out.columns ?? 80)
    const line = `${bar(progress ?? 0, 24)} ${formatShare(progress).padStart(4)}  ${words}`
    this.#draw(line.slice(0, columns - 1))
  }

  /** Writes text above the line. */
  write(target: NodeJS.WriteStream, text: string): void {
    const line = this.#shown
    if (this.#out.isTTY) this.#draw('')
    target.write(text)
    if (this.#out.isTTY) this.#draw(line)
  }

  clear(): void {
    if (this.#out.isTTY) this.#draw('')
  }

  #draw(line: string): void {
    this.#out.write(`\r\u001b[2K${line}`)
    this.#shown = line
  }
}

export function bar(progress: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, progress)) * width)
  return `[${'█'.repeat(filled)}${'·'.repeat(width - filled)}]`
}
