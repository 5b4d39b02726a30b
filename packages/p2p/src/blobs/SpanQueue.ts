import type { BlobList } from './BlobList.ts'
import type { Span } from './HolderPipe.ts'
import type { PartialBlob } from './PartialBlob.ts'

/** One mebibyte: a single disk write, and little to repeat when a holder is lost. */
export const spanRecords = 16

/**
 * The spans still to be fetched. A span is queued, requested from a holder, or done. When the queue is empty,
 * an idle holder is asked for a span that a slower holder has not delivered yet; the first copy to arrive is
 * used.
 */
export class SpanQueue {
  readonly list: BlobList
  readonly #queued: Span[] = []
  readonly #requested: Set<Span>

  /** `requested`: spans from `guess` that were requested from a holder before the list was known. */
  constructor(partial: PartialBlob, requested: readonly Span[] = []) {
    this.list = partial.list
    this.#requested = new Set(requested.filter((span) => span.first < this.list.count))
    const known = new Set([...this.#requested].map((span) => span.first))
    for (let first = 0; first < this.list.count; ) {
      if (partial.has(first)) {
        first++
        continue
      }
      let count = 1
      // Cut at multiples of spanRecords, so that guessed spans and these have the same bounds.
      while (
        (first + count) % spanRecords !== 0 &&
        first + count < this.list.count &&
        !partial.has(first + count)
      )
        count++
      if (!known.has(first)) this.#queued.push({ first, count })
      first += count
    }
  }

  /** The first spans of a blob whose list is not known yet. */
  static guess(count: number): Span[] {
    return Array.from({ length: count }, (_, index) => ({ first: index * spanRecords, count: spanRecords }))
  }

  /**
   * Returns the next span for a holder that is already fetching `mine`; undefined when no span is left for
   * it. With `mayDuplicate` the span may be one already requested from another holder.
   */
  take(mine: ReadonlySet<Span>, mayDuplicate: boolean): Span | undefined {
    const next = this.#queued.shift()
    if (next !== undefined) {
      this.#requested.add(next)
      return next
    }
    // Only an idle holder duplicates the work of another, one span at a time.
    if (!mayDuplicate || mine.size > 0) return undefined
    for (const span of [...this.#requested].reverse()) if (!mine.has(span)) return span
    return undefined
  }

  /** Marks a span as received. Returns false when another holder delivered it first. */
  done(span: Span): boolean {
    if (this.#requested.delete(span)) return true
    const position = this.#queued.indexOf(span)
    if (position !== -1) this.#queued.splice(position, 1)
    return position !== -1
  }

  /** Requeues the spans of a holder that was lost. */
  requeue(spans: Iterable<Span>): void {
    for (const span of spans) if (this.#requested.delete(span)) this.#queued.unshift(span)
  }
}
