import type { RecordedReply } from './Reply.ts'

/** A client that retries does so within minutes; a day covers a queue that was stopped over night. */
const keptMs = 24 * 60 * 60_000
const mostReplies = 10_000
const mostBytes = 64 << 20

type Entry = { hash: string; atMs: number; reply: RecordedReply | undefined }

export type IdempotentStart =
  /** The first such request. `finish` keeps its answer, or forgets the request when there is none worth repeating. */
  | { state: 'new'; finish(reply: RecordedReply | undefined): void }
  | { state: 'running' }
  /** The same key came with another body. */
  | { state: 'other' }
  | { state: 'done'; reply: RecordedReply }

/**
 * Answers that are sent again to a request with the same `Idempotency-Key`, so that a retry is not paid twice. They are kept in memory
 * only, because answers are private; after a restart a retry runs again.
 */
export class IdempotentReplies {
  readonly #nowMs: () => number
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor({ nowMs = Date.now }: { nowMs?: () => number } = {}) {
    this.#nowMs = nowMs
  }

  /** `name` is the API key and its idempotency key, `hash` that of route and body. */
  start(name: string, hash: string): IdempotentStart {
    this.#dropOld()
    const known = this.#entries.get(name)
    if (known && known.hash !== hash) return { state: 'other' }
    if (known) return known.reply ? { state: 'done', reply: known.reply } : { state: 'running' }
    const entry: Entry = { hash, atMs: this.#nowMs(), reply: undefined }
    this.#entries.set(name, entry)
    return {
      state: 'new',
      finish: (reply) => {
        if (!reply) this.#entries.delete(name)
        else {
          entry.reply = reply
          this.#bytes += reply.body.length
          this.#dropOld()
        }
      },
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Drops expired answers, and the oldest ones when there are too many. Running requests stay: the limits of their keys bound them. */
  #dropOld(): void {
    const before = this.#nowMs() - keptMs
    for (const [name, { atMs, reply }] of this.#entries) {
      if (!reply) continue
      const isOver = this.#entries.size > mostReplies || this.#bytes > mostBytes
      if (atMs >= before && !isOver) return
      this.#entries.delete(name)
      this.#bytes -= reply.body.length
    }
  }
}
