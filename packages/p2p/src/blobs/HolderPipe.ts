import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import { errorOf } from '../wire/failure.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobList, blobIdOfList, maxListBytes } from './BlobList.ts'
import { answerFailed, answerOk, encodeBlobRequest } from './BlobRequest.ts'

/** Consecutive records that are requested together. */
export type Span = { first: number; count: number }

export type HolderPipeEvents = {
  onList: (bytes: Buffer) => void
  /** Returns the buffer in which a span is assembled. */
  allocate: (bytes: number) => Buffer
  /** Called with a complete span in which every record is verified. */
  onSpan: (span: Span, bytes: Buffer) => void
  /** Called once, when the pipe delivers nothing more. */
  onEnd: (error: MusterError) => void
  stallTimeoutMs: number
}

type State = 'status' | 'list length' | 'failure length' | 'list' | 'failure' | 'records'
type Expected = { kind: 'list' } | { kind: 'span'; span: Span }

/**
 * One connection to one holder of a blob. Requests are pipelined, answers arrive in order, and each record is
 * verified as soon as it is complete, so that a wrong byte is detected within its record.
 */
export class HolderPipe {
  readonly #stream: Duplex
  readonly #id: BlobId
  readonly #events: HolderPipeEvents
  readonly #expected: Expected[] = []
  #list: BlobList | undefined
  #state: State = 'status'
  /** The buffer being filled. */
  #buffer: Buffer = Buffer.alloc(0)
  #filled = 0
  #checked = 0
  #ended = false
  #paused = false
  readonly #stall: NodeJS.Timeout
  #reuse: ((stream: Duplex) => void) | undefined

  constructor(stream: Duplex, id: BlobId, events: HolderPipeEvents) {
    this.#stream = stream
    this.#id = id
    this.#events = events
    stream
      .on('data', this.#receive)
      .on('close', this.#onClosed)
      .on('end', this.#onClosed)
      .on('error', this.#onClosed)
    stream.resume()
    this.#stall = setTimeout(() => this.#stalled(), events.stallTimeoutMs)
  }

  /**
   * Must be set before the first answer with records arrives. The list may come from this holder or from
   * another.
   */
  set list(list: BlobList) {
    this.#list = list
  }

  requestList(): void {
    this.#stall.refresh()
    this.#expected.push({ kind: 'list' })
    this.#stream.write(encodeBlobRequest({ kind: 'list', id: this.#id }))
  }

  request(span: Span): void {
    if (this.#expected.length === 0) this.#stall.refresh()
    this.#expected.push({ kind: 'span', span })
    this.#stream.write(encodeBlobRequest({ kind: 'read', id: this.#id, ...span }))
  }

  /** Stops reading while disk writes are behind. */
  pause(): void {
    this.#paused = true
    this.#stream.pause()
  }

  resume(): void {
    if (!this.#paused) return
    this.#paused = false
    this.#stall.refresh()
    this.#stream.resume()
  }

  end(error: MusterError): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#stall)
    this.#stream.destroy()
    this.#events.onEnd(error)
  }

  /**
   * Releases the connection for reuse. If answers are outstanding and might carry data, closes it instead.
   */
  release(reuse: (stream: Duplex) => void): void {
    const empty = this.#expected.every(
      (answer) => answer.kind === 'span' && answer.span.first >= (this.#list?.count ?? 0),
    )
    if (this.#ended || !empty)
      return void this.end(
        new MusterError('NET_CANCELLED', 'the connection to this holder is no longer needed'),
      )
    this.#reuse = reuse
    if (this.#expected.length === 0) this.#detach()
  }

  #detach(): void {
    this.#ended = true
    clearTimeout(this.#stall)
    this.#stream
      .off('data', this.#receive)
      .off('close', this.#onClosed)
      .off('end', this.#onClosed)
      .off('error', this.#onClosed)
    this.#reuse!(this.#stream)
  }

  readonly #onClosed = (): void => this.end(new MusterError('NET_CLOSED', 'the holder closed the connection'))

  readonly #receive = (chunk: Buffer): void => {
    this.#stall.refresh()
    try {
      for (let at = 0; at < chunk.length && !this.#ended; ) {
        if (this.#state === 'status') this.#begin(chunk[at++]!)
        else at += this.#fill(chunk.subarray(at))
      }
    } catch (error) {
      this.end(error as MusterError)
    }
  }

  /** Silence counts as a stall only while an answer is outstanding and reading is not paused. */
  #stalled(): void {
    if (this.#paused || this.#expected.length === 0) return
    this.end(
      new MusterError(
        'NET_STALLED',
        `the holder sent nothing for ${this.#events.stallTimeoutMs} ms while an answer was outstanding`,
      ),
    )
  }

  #begin(status: number): void {
    const next = this.#expected[0]
    if (next === undefined || status > answerFailed) {
      throw new MusterError(
        'NET_MESSAGE_INVALID',
        'the holder sent an answer without a request, or with an unknown status',
      )
    }
    if (status === answerFailed) return void this.#expect('failure length', 1)
    if (next.kind === 'list') return void this.#expect('list length', 4)
    const { offsets, count } = this.#list!
    const end = Math.min(next.span.first + next.span.count, count)
    if (end <= next.span.first) return void this.#finish()
    this.#checked = next.span.first
    this.#expect('records', offsets[end]! - offsets[next.span.first]!)
    if (status !== answerOk)
      throw new MusterError('NET_MESSAGE_INVALID', 'the holder sent an answer with an unknown status')
  }

  #expect(state: State, bytes: number): void {
    this.#state = state
    this.#buffer = state === 'records' ? this.#events.allocate(bytes) : Buffer.allocUnsafeSlow(bytes)
    this.#filled = 0
  }

  #fill(chunk: Buffer): number {
    const copied = chunk.copy(this.#buffer, this.#filled)
    this.#filled += copied
    if (this.#state === 'records') this.#check()
    if (this.#filled === this.#buffer.length) this.#complete()
    return copied
  }

  /** Verifies the records completed so far. */
  #check(): void {
    const span = (this.#expected[0] as { span: Span }).span
    const { offsets } = this.#list!
    const base = offsets[span.first]!
    while (offsets[this.#checked + 1]! - base <= this.#filled) {
      const record = this.#buffer.subarray(offsets[this.#checked]! - base, offsets[this.#checked + 1]! - base)
      if (!blake3(record).equals(this.#list!.hash(this.#checked))) {
        const message = `record ${this.#checked} of blob ${this.#id.slice(0, 12)}… does not match its hash`
        throw new MusterError('NET_BLOB_CORRUPT', message, { details: { record: this.#checked } })
      }
      this.#checked++
    }
  }

  #complete(): void {
    const bytes = this.#buffer
    if (this.#state === 'list length') {
      const length = bytes.readUInt32BE(0)
      if (length === 0 || length > maxListBytes)
        throw new MusterError(
          'NET_LIMIT',
          `the holder announced a blob list of ${length} bytes; 1 to ${maxListBytes} are allowed`,
        )
      return void this.#expect('list', length)
    }
    if (this.#state === 'failure length') {
      if (bytes[0] === 0)
        throw new MusterError('NET_MESSAGE_INVALID', 'the holder sent a failure without an error code')
      return void this.#expect('failure', bytes[0]!)
    }
    if (this.#state === 'failure') {
      throw errorOf({ code: bytes.toString('latin1'), message: 'the holder does not serve this blob' })
    }
    if (this.#state === 'list') {
      if (blobIdOfList(bytes) !== this.#id)
        throw new MusterError('NET_BLOB_CORRUPT', 'the list does not match the blob id')
      this.#finish()
      return void this.#events.onList(bytes)
    }
    const span = (this.#finish() as { span: Span }).span
    this.#events.onSpan(span, bytes)
  }

  #finish(): Expected {
    this.#state = 'status'
    this.#buffer = Buffer.alloc(0)
    const finished = this.#expected.shift()!
    if (this.#expected.length === 0 && this.#reuse !== undefined) this.#detach()
    return finished
  }
}
