import { randomBytes } from 'node:crypto'
import { type Hex, LocalSigner, type Signer } from '@muster-network/chain'
import { MusterError, refusalOf, type StreamCondition, type StreamPrescription } from '@muster-network/core'
import type { LedgerChange } from '../../ledger/Ledger.ts'
import { Reconciler, soonest } from '../../role/Reconciler.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { AnswerEvent, Answerer, AnswerOptions, StreamRequest, StreamSummary } from './Answerer.ts'
import { serveStreamCalls } from './admit/serveStreamCalls.ts'
import { answerRequest } from './answer/answerRequest.ts'
import type { ClientStream } from './ClientStream.ts'
import type { ClientConfirmations } from './confirm/ClientConfirmations.ts'
import { forgetDraft, type OpenOptions, openStream } from './open/openStream.ts'
import { planRevision } from './open/planRevision.ts'
import { openStreamContext } from './openStreamContext.ts'
import { mostCost } from './pay/mostCost.ts'
import { reconcileStream } from './reconcileStream.ts'
import { ServedStream } from './ServedStream.ts'
import type { StreamContext } from './StreamContext.ts'
import { type StreamView, viewStream } from './StreamView.ts'

/**
 * The streams of this client: opens and ends them, admits providers, and answers requests. One process at a time has the book of vouchers:
 * a second one that starts on the same folder fails with CHAIN_DATA_IN_USE.
 */
export class ClientStreams implements Answerer {
  readonly #context: ClientContext
  readonly #reconciler: Reconciler<Hex>
  readonly #served = new Map<Hex, ServedStream>()
  readonly #listeners = new Set<(streamId: Hex) => void>()
  #shared: Promise<StreamContext> | undefined
  #confirmations: ClientConfirmations | undefined
  #isStarted = false

  constructor(context: ClientContext) {
    this.#context = context
    const { records, logger } = context
    this.#reconciler = new Reconciler<Hex>({
      name: 'stream',
      logger,
      openKeys: () => records.streams.open().map(({ id }) => id),
      reconcile: (streamId) => this.#reconcile(streamId),
    })
    context.ledger.onChange((change) => this.#onChange(change))
    serveStreamCalls(context, {
      find: (streamId) => {
        const stream = records.streams.get(streamId)
        return stream?.refused || stream?.closedMs !== undefined ? undefined : stream
      },
      signerOf: (stream) => this.#signerOf(stream),
    })
  }

  /** @throws CHAIN_DATA_IN_USE */
  async start(): Promise<void> {
    const { records } = this.#context
    for (const { id } of records.streamDrafts.open()) await forgetDraft(this.#context, id)
    this.#isStarted = true
    // fails here, and not with the first request
    if (records.streams.open().length > 0) await this.#share()
    this.#reconciler.start()
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    await this.#reconciler.stop()
    const shared = await this.#shared?.catch(() => undefined)
    await shared?.close()
  }

  /**
   * Opens a stream. Resolves when it is on the chain; providers join from then on.
   *
   * @throws SPEC_*, SPEC_OVER_BUDGET, CHAIN_CLASS_TOO_SMALL, CHAIN_FUNDS, CHAIN_REVERTED when it was refused; nothing was paid then
   */
  async open(
    prescription: StreamPrescription,
    folder: string,
    options: OpenOptions = {},
  ): Promise<{ streamId: Hex }> {
    await this.#share()
    const { streamId } = await openStream(this.#context, prescription, folder, options)
    this.#wake(streamId)
    const { refused } = await this.until(
      streamId,
      (stream) => stream.refused !== undefined || stream.openedMs !== undefined,
      options.signal,
    )
    if (!refused) return { streamId }
    const { code, message, hint } = refused
    throw new MusterError(code as 'CHAIN_REVERTED', message, { hint, details: { streamId } })
  }

  /** Adds to the budget and to the trust lock. Resolves when it is on the chain. @throws STREAM_UNKNOWN, CHAIN_FUNDS, CHAIN_REVERTED */
  async topUp(
    streamId: Hex,
    { budgetWei, lockWei = 0n }: { budgetWei: bigint; lockWei?: bigint },
    signal?: AbortSignal,
  ): Promise<void> {
    const id = randomBytes(8).toString('hex')
    this.#change(streamId, ({ rejected: _, ...stream }) => ({
      ...stream,
      topUps: [...stream.topUps, { id, budgetWei, lockWei }],
    }))
    const { rejected } = await this.until(
      streamId,
      ({ topUps }) => !topUps.some((each) => each.id === id),
      signal,
    )
    if (rejected?.what === 'topUp') throw new MusterError(rejected.code as 'CHAIN_REVERTED', rejected.message)
  }

  /**
   * Publishes a new revision of the service. Guarantee, stake and times never change. Resolves with its number when it is on the chain.
   *
   * @throws SPEC_*, STREAM_UNKNOWN, CHAIN_REVERTED
   */
  async revise(
    streamId: Hex,
    prescription: StreamPrescription,
    folder: string,
    signal?: AbortSignal,
  ): Promise<{ revision: number }> {
    const revision = await planRevision(this.#context, this.#record(streamId), prescription, folder)
    let number = 0
    this.#change(streamId, ({ rejected: _, ...stream }) => {
      number = stream.revisions.length
      return { ...stream, revisions: [...stream.revisions, revision] }
    })
    const { ledger } = this.#context
    const { rejected } = await this.until(
      streamId,
      (stream) => stream.rejected?.what === 'revise' || (ledger.stream(streamId)?.revision ?? 0) >= number,
      signal,
    )
    if (rejected?.what === 'revise')
      throw new MusterError(rejected.code as 'CHAIN_REVERTED', rejected.message)
    return { revision: number }
  }

  /** Begins the end of a stream. Its deposit returns after the settle time. @throws STREAM_UNKNOWN */
  async retract(streamId: Hex, signal?: AbortSignal): Promise<void> {
    this.#change(streamId, (stream) => ({
      ...stream,
      retracting: stream.retracting ?? { why: 'the owner ended it' },
    }))
    const { ledger } = this.#context
    await this.until(streamId, () => ledger.stream(streamId)?.status !== 'open', signal)
  }

  /** Returns a stream with its subscribers. @throws STREAM_UNKNOWN */
  view(streamId: Hex): StreamView {
    return this.#view(this.#record(streamId))
  }

  /** Newest first. */
  views(limit = 100): StreamView[] {
    return this.#context.records.streams.all(limit).map(({ value }) => this.#view(value))
  }

  /** Calls `listener` when the condition of a stream may have changed. The returned function unsubscribes it. */
  onChange(listener: (streamId: Hex) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when `holds` does. @throws STREAM_UNKNOWN, and the reason of the signal */
  async until(
    streamId: Hex,
    holds: (stream: ClientStream) => boolean,
    signal?: AbortSignal,
  ): Promise<ClientStream> {
    for (;;) {
      const stream = this.#record(streamId)
      if (holds(stream)) return stream
      signal?.throwIfAborted()
      await new Promise<void>((resolve) => {
        const done = () => {
          unsubscribe()
          signal?.removeEventListener('abort', done)
          resolve()
        }
        const unsubscribe = this.onChange((changed) => {
          if (changed === streamId) done()
        })
        signal?.addEventListener('abort', done, { once: true })
      })
    }
  }

  streams(): StreamSummary[] {
    return [...this.#served.values()].flatMap((served) => {
      const stream = this.#context.records.streams.get(served.streamId)
      if (!stream || served.condition.phase === 'closed') return []
      const { number, manifest, price } = served.revision
      const { condition } = served
      return [
        {
          ...{ id: stream.streamId, name: stream.name, unit: manifest.unit, createdMs: stream.createdMs },
          ...{ phase: condition.phase, ...reasonOf(condition), revision: number, price },
          ...{
            maxInput: manifest.maxInput,
            maxOutput: manifest.maxOutput,
            windowUnits: manifest.windowUnits,
          },
        },
      ]
    })
  }

  mostCostWei(streamId: Hex, asked: { inUnits: number; maxUnits: number }): bigint {
    const { price, number } = this.#servedStream(streamId).revision
    return mostCost(price, this.#record(streamId).revisions[number]!.prescription.response, asked)
  }

  tokenizerDir(streamId: Hex): string {
    const { number } = this.#servedStream(streamId).revision
    const { tokenizerDir } = this.#record(streamId).revisions[number]!
    if (tokenizerDir === undefined)
      throw new MusterError('STREAM_REQUEST_INVALID', 'the answers of this stream are not counted in tokens')
    return tokenizerDir
  }

  async *answer(
    streamId: Hex,
    request: StreamRequest,
    options: AnswerOptions = {},
  ): AsyncGenerator<AnswerEvent, void> {
    const served = this.#servedStream(streamId)
    const desk = served.desk()
    if (!desk) throw down(served.condition)
    const failure = yield* answerRequest(desk, request, options)
    served.wake()
    if (failure === undefined) return this.#count(streamId, 'answer')
    if (failure.reason === 'no-consensus') {
      this.#count(streamId, 'disagreement')
      served.noteDisagreement()
    }
    throw down({ phase: 'down', reason: failure.reason })
  }

  /** Counts what a request ended with; the halt of a stream may depend on it. */
  #count(streamId: Hex, what: 'answer' | 'disagreement'): void {
    const { streamCounts } = this.#context.records
    const { answers, disagreements } = streamCounts.get(streamId) ?? { answers: 0, disagreements: 0 }
    const counts =
      what === 'answer'
        ? { answers: answers + 1, disagreements: 0 }
        : { answers, disagreements: disagreements + 1 }
    streamCounts.put(streamId, counts)
    const { halt } = this.#record(streamId).revisions.at(-1)!.prescription
    const isOver =
      counts.answers >= (halt.answers ?? Infinity) || counts.disagreements >= (halt.critical ?? Infinity)
    if (isOver) this.#wake(streamId)
  }

  async #reconcile(streamId: Hex) {
    const next = await reconcileStream(this.#context, streamId)
    const stream = this.#context.records.streams.get(streamId)
    if (!stream || stream.refused || stream.closedMs !== undefined) {
      this.#served.delete(streamId)
      if (stream?.closedMs !== undefined) await this.#forget(streamId)
      this.#tell(streamId)
      return next
    }
    if (!this.#context.ledger.stream(streamId)) return next
    const served = await this.#serve(stream)
    const lookMs = await served.refresh()
    this.#tell(streamId)
    return soonest(next, { retryAfterMs: lookMs })
  }

  async #serve(stream: ClientStream): Promise<ServedStream> {
    const { streamId } = stream
    const known = this.#served.get(streamId)
    if (known) return known
    const context = await this.#share()
    const served = new ServedStream({
      context,
      signer: await this.#signerOf(stream),
      record: () => this.#record(streamId),
      change: (change) => this.#context.records.streams.change(streamId, change),
      onCondition: () => {
        this.#tell(streamId)
        this.#wake(streamId)
        // confirmers may have come
        context.confirmations.retryNow()
      },
    })
    this.#served.set(streamId, served)
    const { problem } = context.confirmations.view(stream)
    if (problem !== undefined)
      this.#context.logger.warn({ streamId, problem }, 'answers of a stream are not confirmed')
    return served
  }

  /** Opens what all streams share, on first use. */
  #share(): Promise<StreamContext> {
    this.#shared ??= this.#openShared().catch((error: unknown) => {
      this.#shared = undefined
      throw error
    })
    return this.#shared
  }

  async #openShared(): Promise<StreamContext> {
    const shared = await openStreamContext(this.#context, {
      links: (streamId) => this.#served.get(streamId)?.serving ?? [],
      signerOf: (stream) => this.#signerOf(stream),
      block: (streamId, provider, reason) => this.#block(streamId, provider, reason),
    })
    this.#confirmations = shared.confirmations
    return shared
  }

  /** Forgets the vouchers and requests of a stream that is closed: its id is never used again. */
  async #forget(streamId: Hex): Promise<void> {
    const { book, requests, ledger } = await this.#share()
    requests.forget(streamId)
    const payees = ledger.database
      .prepare('SELECT provider FROM subscription WHERE stream_id = ?')
      .all(streamId)
    for (const { provider } of payees) await book.forget(streamId, provider as Hex)
  }

  #view(stream: ClientStream): StreamView {
    return viewStream(this.#context, stream, this.#served.get(stream.streamId), this.#confirmations)
  }

  /** Takes the place of a subscriber. Its stream may not be served yet, after a restart. */
  #block(streamId: Hex, provider: Hex, reason: string): void {
    const served = this.#served.get(streamId)
    if (served) served.block(provider, reason)
    else this.#change(streamId, (each) => ({ ...each, blocked: { ...each.blocked, [provider]: reason } }))
  }

  async #signerOf({ signerKey }: ClientStream): Promise<Signer> {
    return new LocalSigner(await this.#context.keys.get(signerKey))
  }

  #change(streamId: Hex, change: (stream: ClientStream) => ClientStream): void {
    this.#record(streamId)
    this.#context.records.streams.change(streamId, change)
    this.#wake(streamId)
  }

  /** @throws STREAM_UNKNOWN */
  #record(streamId: Hex): ClientStream {
    const stream = this.#context.records.streams.get(streamId)
    if (!stream) throw unknown(streamId)
    return stream
  }

  /** @throws STREAM_UNKNOWN */
  #servedStream(streamId: Hex): ServedStream {
    const served = this.#served.get(streamId)
    if (!served) throw unknown(streamId)
    return served
  }

  #wake(streamId: Hex): void {
    if (this.#isStarted) this.#reconciler.wake(streamId)
  }

  #tell(streamId: Hex): void {
    for (const listener of [...this.#listeners]) listener(streamId)
  }

  #onChange({ events }: LedgerChange): void {
    const { records } = this.#context
    const woken = new Set<Hex>()
    for (const event of events)
      if (
        event.contract === 'streams' &&
        'streamId' in event.args &&
        records.streams.get(event.args.streamId)
      )
        woken.add(event.args.streamId)
    for (const streamId of woken) this.#wake(streamId)
  }
}

function unknown(streamId: Hex): MusterError {
  return new MusterError('STREAM_UNKNOWN', `No stream ${streamId} on this node.`)
}

function reasonOf(condition: StreamCondition): Pick<StreamSummary, 'reason' | 'retryAfterMs'> {
  const refusal = refusalOf(condition)
  if (!refusal) return {}
  const { reason, retryAfterSeconds } = refusal
  return { reason, retryAfterMs: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000 }
}

function down(condition: StreamCondition): MusterError {
  const { reason, retryAfterMs } = reasonOf(condition)
  return new MusterError('STREAM_DOWN', `the stream does not answer now: ${reason ?? 'busy'}`, {
    details: { reason, retryAfterMs },
  })
}
