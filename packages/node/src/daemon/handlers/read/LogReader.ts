import type { LogChunk } from '@muster-network/api'
import type { Hex } from '@muster-network/chain'
import type { ClientRole } from '../../../client/ClientRole.ts'

const chunkBytes = 64 << 10

/** Reads the log of a part in chunks that were written at the same time. */
export class LogReader {
  readonly #logs: Pick<ClientRole, 'logs' | 'logWrittenAt'>
  readonly #taskId: Hex
  readonly #part: number
  #offset: number
  #next: Omit<LogChunk, 'text'> | undefined
  #bytes: Uint8Array = new Uint8Array()
  // a character of several bytes may be split between two reads: the decoder holds back its first bytes
  readonly #decoder = new TextDecoder()

  constructor(
    logs: Pick<ClientRole, 'logs' | 'logWrittenAt'>,
    place: { taskId: Hex; part: number; from: number },
  ) {
    this.#logs = logs
    this.#taskId = place.taskId
    this.#part = place.part
    this.#offset = place.from
  }

  /** Returns the time of the next chunk; undefined at the end of the log. */
  peek(): number | undefined {
    if (this.#next) return this.#next.atMs
    const offset = this.#offset
    const { bytes } = this.#logs.logs(this.#taskId, this.#part, offset, chunkBytes)
    if (bytes.length === 0) return undefined
    const { atMs, until } = this.#logs.logWrittenAt(this.#taskId, this.#part, offset)
    this.#bytes = bytes.subarray(0, Math.max(1, until - offset))
    this.#next = { part: this.#part, offset, nextOffset: offset + this.#bytes.length, atMs }
    return atMs
  }

  /** Returns the next chunk. */
  take(): LogChunk | undefined {
    if (this.peek() === undefined || !this.#next) return undefined
    const chunk = { ...this.#next, text: this.#decoder.decode(this.#bytes, { stream: true }) }
    this.#offset = chunk.nextOffset
    this.#next = undefined
    return chunk
  }
}

/** Yields what the logs have, in the order of time. */
export function* mergeLogs(readers: readonly LogReader[]): Generator<LogChunk> {
  for (;;) {
    let first: LogReader | undefined
    for (const reader of readers) {
      const atMs = reader.peek()
      if (atMs !== undefined && atMs < (first?.peek() ?? Number.POSITIVE_INFINITY)) first = reader
    }
    const chunk = first?.take()
    if (!chunk) return
    yield chunk
  }
}
