import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { GatewayLimits } from '../GatewayLimits.ts'

/** A complete answer, to be sent again. */
export type RecordedReply = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** A larger answer is not recorded. */
const mostRecordedBytes = 4 << 20

/**
 * The answer to one call. Each piece is sent at once. A caller that reads slowly slows its answer down; one that stops reading is
 * disconnected, so that no answer waits in memory for ever.
 */
export class Reply {
  readonly #outgoing: ServerResponse
  readonly #limits: Pick<GatewayLimits, 'stalledMs' | 'keepAliveMs'>
  #record: Buffer[] | undefined
  #recordedBytes = 0
  #head: Pick<RecordedReply, 'status' | 'headers'> | undefined
  #keepAlive: NodeJS.Timeout | undefined

  constructor(outgoing: ServerResponse, limits: Pick<GatewayLimits, 'stalledMs' | 'keepAliveMs'>) {
    this.#outgoing = outgoing
    this.#limits = limits
    outgoing.once('close', () => clearInterval(this.#keepAlive))
  }

  get hasBegun(): boolean {
    return this.#outgoing.headersSent
  }

  get status(): number {
    return this.#head?.status ?? 0
  }

  /** Keeps a copy of what is sent from now on. */
  record(): void {
    this.#record = []
  }

  /** Returns what was sent; undefined when it was not recorded, or was too large. */
  recorded(): RecordedReply | undefined {
    return this.#record && this.#head && { ...this.#head, body: Buffer.concat(this.#record) }
  }

  begin(status: number, headers: OutgoingHttpHeaders): void {
    this.#head = { status, headers }
    this.#outgoing.writeHead(status, headers)
    this.#outgoing.flushHeaders()
  }

  /** Begins a stream of events, which comments keep alive. */
  beginEvents(): void {
    this.begin(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // nginx collects an answer before it sends it on, unless this asks it not to
      'x-accel-buffering': 'no',
    })
    this.#keepAlive = setInterval(() => {
      if (this.#outgoing.writableLength === 0) this.#outgoing.write(': keep-alive\n\n')
    }, this.#limits.keepAliveMs)
    this.#keepAlive.unref()
  }

  sendEvent(value: unknown): Promise<void> {
    return this.write(`data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`)
  }

  /** Sends bytes, and waits while the caller reads. Disconnects a caller that reads nothing for too long. */
  async write(piece: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(piece as string)
    if (this.#record) {
      this.#recordedBytes += bytes.length
      if (this.#recordedBytes > mostRecordedBytes) this.#record = undefined
      else this.#record.push(bytes)
    }
    const outgoing = this.#outgoing
    if (outgoing.destroyed || outgoing.write(bytes)) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => outgoing.destroy(), this.#limits.stalledMs)
      const done = () => {
        clearTimeout(timer)
        outgoing.off('drain', done).off('close', done)
        resolve()
      }
      outgoing.on('drain', done).on('close', done)
    })
  }

  /** Ends an answer that has begun with an error: an event if it is a stream of events, else a broken connection. */
  async fail(error: unknown): Promise<void> {
    const type = String(this.#head?.headers['content-type'])
    if (!type.startsWith('text/event-stream')) return void this.#outgoing.destroy()
    await this.sendEvent(error)
    this.end()
  }

  end(): void {
    clearInterval(this.#keepAlive)
    this.#outgoing.end()
  }

  async json(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Promise<void> {
    const body = Buffer.from(JSON.stringify(value))
    await this.send({ status, headers: { 'content-type': 'application/json', ...headers }, body })
  }

  async send({ status, headers, body }: RecordedReply): Promise<void> {
    this.begin(status, { ...headers, 'content-length': body.length })
    await this.write(body)
    this.end()
  }
}
