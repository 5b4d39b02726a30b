import type { LogChunk } from '@muster-network/api'
import { plainText } from '../output/plainText.ts'
import { styled } from '../output/style.ts'
import { formatTime } from '../output/times.ts'

export type LogLineOptions = {
  /** Begins each line with its part. */
  withPrefix: boolean
  /** Keeps terminal control codes. */
  raw: boolean
  /** Begins each line with the time at which it was written. */
  times: boolean
}

/** Joins the chunks of several logs into lines: chunks of two parts may alternate in the middle of a line. */
export class LogLines {
  readonly #options: LogLineOptions
  readonly #begun = new Map<number, { text: string; atMs: number }>()

  constructor(options: LogLineOptions) {
    this.#options = options
  }

  /** Returns the lines that a chunk completes. */
  add({ part, text, atMs }: LogChunk): string {
    const begun = this.#begun.get(part) ?? { text: '', atMs }
    const lines = (begun.text + text).split('\n')
    const rest = lines.pop() ?? ''
    this.#begun.set(part, { text: rest, atMs: lines.length > 0 ? atMs : begun.atMs })
    return lines.map((line, i) => this.#line(part, line, i === 0 ? begun.atMs : atMs)).join('')
  }

  /** Returns the lines without an end. */
  rest(): string {
    const lines = [...this.#begun].filter(([, { text }]) => text !== '')
    this.#begun.clear()
    return lines.map(([part, { text, atMs }]) => this.#line(part, text, atMs)).join('')
  }

  #line(part: number, text: string, atMs: number): string {
    const { withPrefix, raw, times } = this.#options
    const prefix = `${times ? `${formatTime(atMs)} ` : ''}${withPrefix ? `[${part}] ` : ''}`
    return `${styled('dim', prefix)}${raw ? text : plainText(text)}\n`
  }
}
