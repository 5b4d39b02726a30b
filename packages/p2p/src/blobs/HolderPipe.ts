import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import { errorOf } from '../wire/failure.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobList, blobIdOfList, maxListBytes } from './BlobList.ts'
import { answerFailed, answerOk, encodeBlobRequest } from './BlobRequest.ts'

/** Consecutive records that are asked for together. */
export type Span = { first: number; count: number }

export type HolderPipeEvents = {
  onList: (bytes: Buffer) => void
  /** Where a span is put together. */
  allocate: (bytes: number) => Buffer
  /** A whole span, every record of it checked. */
  onSpan: (span: Span, bytes: Buffer) => void
  /** Once; nothing more comes from this pipe. */
  onEnd: (error: MusterError) => void
  stallTimeoutMs: number
}

type State = 'status' | 'list length' | 'failure length' | 'list' | 'failure' | 'records'
type Expected = { kind: 'list' } | { kind: 'span'; span: Span }

/**
 * One connection to one holder: requests go out ahead, answers come back in order, and each record is checked as soon
 * as its last byte is there, so that a wrong byte is found within its record.
 */
export class HolderPipe {
  readonly #stream: Duplex
  readonly #id: BlobId
  readonly #events: HolderPipeEvents
  readonly #expected: Expected[] = []
  #list: BlobList | undefined
  #state: State = 'status'
  /** What is being put together, and how far it is. */
  #into: Buffer = Buffer.alloc(0)
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
    stream.on('data', this.#receive).on('close', this.#gone).on('end', this.#gone).on('error', this.#gone)
    stream.resume()
    this.#stall = setTimeout(() => this.#stalled(), events.stallTimeoutMs)
  }

  /** Needed before the first answer with records is read: the list came here, or from another holder. */
  set list(list: BlobList) {
    this.#list = list
  }

  askList(): void {
    this.#stall.refresh()
    this.#expected.push({ kind: 'list' })
    this.#stream.write(encodeBlobRequest({ kind: 'list', id: this.#id }))
  }

  ask(span: Span): void {
    if (this.#expected.length === 0) this.#stall.refresh()
    this.#expected.push({ kind: 'span', span })
    this.#stream.write(encodeBlobRequest({ kind: 'read', id: this.#id, ...span }))
  }

  /** Stops the holder while the disk is behind. */
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
   * Gives the connection up for other use once the last answers are in, when these are known to be empty; drops it
   * otherwise.
   */
  release(reuse: (stream: Duplex) => void): void {
    const empty = this.#expected.every(
      (one) => one.kind === 'span' && one.span.first >= (this.#list?.count ?? 0),
    )
    if (this.#ended || !empty) return void this.end(new MusterError('NET_CANCELLED', 'done with this holder'))
    this.#reuse = reuse
    if (this.#expected.length === 0) this.#hand()
  }

  #hand(): void {
    this.#ended = true
    clearTimeout(this.#stall)
    this.#stream
      .off('data', this.#receive)
      .off('close', this.#gone)
      .off('end', this.#gone)
      .off('error', this.#gone)
    this.#reuse!(this.#stream)
  }

  readonly #gone = (): void => this.end(new MusterError('NET_CLOSED', 'the holder closed the connection'))

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

  /** Silence counts only while an answer is owed and we are listening. */
  #stalled(): void {
    if (this.#paused || this.#expected.length === 0) return
    this.end(new MusterError('NET_STALLED', 'the holder owes an answer and sends nothing'))
  }

  #begin(status: number): void {
    const next = this.#expected[0]
    if (next === undefined || status > answerFailed) {
      throw new MusterError('NET_MESSAGE_INVALID', 'the holder answered what was not asked')
    }
    if (status === answerFailed) return void this.#expect('failure length', 1)
    if (next.kind === 'list') return void this.#expect('list length', 4)
    const { offsets, count } = this.#list!
    const end = Math.min(next.span.first + next.span.count, count)
    if (end <= next.span.first) return void this.#finish()
    this.#checked = next.span.first
    this.#expect('records', offsets[end]! - offsets[next.span.first]!)
    if (status !== answerOk) throw new MusterError('NET_MESSAGE_INVALID', 'unknown answer')
  }

  #expect(state: State, bytes: number): void {
    this.#state = state
    this.#into = state === 'records' ? this.#events.allocate(bytes) : Buffer.allocUnsafeSlow(bytes)
    this.#filled = 0
  }

  #fill(chunk: Buffer): number {
    const taken = chunk.copy(this.#into, this.#filled)
    this.#filled += taken
    if (this.#state === 'records') this.#check()
    if (this.#filled === this.#into.length) this.#complete()
    return taken
  }

  /** Checks the records that are complete by now. */
  #check(): void {
    const span = (this.#expected[0] as { span: Span }).span
    const { offsets } = this.#list!
    const base = offsets[span.first]!
    while (offsets[this.#checked + 1]! - base <= this.#filled) {
      const record = this.#into.subarray(offsets[this.#checked]! - base, offsets[this.#checked + 1]! - base)
      if (!blake3(record).equals(this.#list!.hash(this.#checked))) {
        const message = `record ${this.#checked} of blob ${this.#id.slice(0, 12)}… has wrong bytes`
        throw new MusterError('NET_BLOB_CORRUPT', message, { details: { record: this.#checked } })
      }
      this.#checked++
    }
  }

  #complete(): void {
    const bytes = this.#into
    if (this.#state === 'list length') {
      const length = bytes.readUInt32BE(0)
      if (length === 0 || length > maxListBytes)
        throw new MusterError('NET_LIMIT', 'the list of a blob is too long')
      return void this.#expect('list', length)
    }
    if (this.#state === 'failure length') {
      if (bytes[0] === 0) throw new MusterError('NET_MESSAGE_INVALID', 'an empty failure')
      return void this.#expect('failure', bytes[0]!)
    }
    if (this.#state === 'failure') {
      throw errorOf({ code: bytes.toString('latin1'), message: 'the holder does not serve this blob' })
    }
    if (this.#state === 'list') {
      if (blobIdOfList(bytes) !== this.#id)
        throw new MusterError('NET_BLOB_CORRUPT', 'the list is not that of the blob')
      this.#finish()
      return void this.#events.onList(bytes)
    }
    const span = (this.#finish() as { span: Span }).span
    this.#events.onSpan(span, bytes)
  }

  #finish(): Expected {
    this.#state = 'status'
    this.#into = Buffer.alloc(0)
    const finished = this.#expected.shift()!
    if (this.#expected.length === 0 && this.#reuse !== undefined) this.#hand()
    return finished
  }
}
