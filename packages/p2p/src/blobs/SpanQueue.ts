import type { BlobList } from './BlobList.ts'
import type { Span } from './HolderPipe.ts'
import type { PartialBlob } from './PartialBlob.ts'

/** A mebibyte at a time: one write to disk, and little to do twice when a holder is lost. */
export const spanRecords = 16

/**
 * What is still to be fetched. Spans wait, are with one holder, or are done. When none wait, a holder that has nothing
 * to do is given what a slower one was asked for: whichever comes first counts.
 */
export class SpanQueue {
  readonly list: BlobList
  readonly #waiting: Span[] = []
  readonly #asked: Set<Span>

  /** `asked`: spans of `guess` that a holder was asked for before the list was known. */
  constructor(partial: PartialBlob, asked: readonly Span[] = []) {
    this.list = partial.list
    this.#asked = new Set(asked.filter((span) => span.first < this.list.count))
    const known = new Set([...this.#asked].map((span) => span.first))
    for (let first = 0; first < this.list.count; ) {
      if (partial.has(first)) {
        first++
        continue
      }
      let count = 1
      // Cut at multiples of a span, so that guessed spans and these are the same.
      while (
        (first + count) % spanRecords !== 0 &&
        first + count < this.list.count &&
        !partial.has(first + count)
      )
        count++
      if (!known.has(first)) this.#waiting.push({ first, count })
      first += count
    }
  }

  /** The first spans of a blob about which nothing is known yet. */
  static guess(count: number): Span[] {
    return Array.from({ length: count }, (_, index) => ({ first: index * spanRecords, count: spanRecords }))
  }

  /**
   * The next span for a holder that already has `mine`; undefined when there is none that would help. With
   * `mayDouble` it may be one that another holder was asked for.
   */
  take(mine: ReadonlySet<Span>, mayDouble: boolean): Span | undefined {
    const next = this.#waiting.shift()
    if (next !== undefined) {
      this.#asked.add(next)
      return next
    }
    // Only an idle holder doubles the work of another, one span at a time.
    if (!mayDouble || mine.size > 0) return undefined
    for (const span of [...this.#asked].reverse()) if (!mine.has(span)) return span
    return undefined
  }

  /** False when another holder was faster. */
  done(span: Span): boolean {
    if (this.#asked.delete(span)) return true
    const waiting = this.#waiting.indexOf(span)
    if (waiting !== -1) this.#waiting.splice(waiting, 1)
    return waiting !== -1
  }

  /** A holder is gone: what it was asked for waits again. */
  giveBack(spans: Iterable<Span>): void {
    for (const span of spans) if (this.#asked.delete(span)) this.#waiting.unshift(span)
  }
}
