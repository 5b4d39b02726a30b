import { MusterError } from '@muster-network/core'
import { unlessAborted } from '../unlessAborted.ts'
import type { AnswerLimits } from './AnswerLimits.ts'
import { PausableTimeout } from './PausableTimeout.ts'

type AnswerOptions = {
  limits: AnswerLimits
  /** The caller's signal: cancels the request. */
  signal?: AbortSignal | undefined
  onBytes: () => void
  /** Called once, when nothing more will be read: with the error, if the answer failed. A reader that stops is no failure. */
  onEnd: (error: unknown) => void
}

/** One request in the program's hands, with the limits of its answer. */
export class RunningAnswer {
  readonly #options: AnswerOptions
  readonly #controller = new AbortController()
  readonly #wall: PausableTimeout
  #silence: PausableTimeout | undefined
  #paused = false
  #ended = false

  constructor(options: AnswerOptions) {
    this.#options = options
    const { limits, signal } = options
    this.#wall = new PausableTimeout(limits.wallMs, () =>
      this.fail(answerInvalid(`the answer takes more than ${limits.wallMs} ms`)),
    )
    this.#expectBytes()
    signal?.addEventListener('abort', this.#cancel, { once: true })
  }

  /** Aborted, with the reason, once the answer has failed or nobody reads it any more. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Fails the answer; without effect when it has ended. */
  fail(error: unknown): void {
    if (this.#ended) return
    this.#controller.abort(error)
    this.#end(error)
  }

  /** Stops its clocks until `resume`. */
  pause(): void {
    this.#paused = true
    this.#wall.pause()
    this.#silence?.pause()
  }

  resume(): void {
    this.#paused = false
    if (this.#ended) return
    this.#wall.resume()
    this.#silence?.resume()
  }

  /** Passes the program's bytes on within the limits. @throws the reason of `signal` */
  async *pass(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const { limits, onBytes } = this.#options
    const source = body[Symbol.asyncIterator]()
    let bytes = 0
    try {
      for (;;) {
        this.#expectBytes()
        const next = await unlessAborted(source.next(), this.signal)
        this.#expectNothing()
        if (next.done) return this.#end(undefined)
        bytes += next.value.length
        if (bytes > limits.answerBytes)
          throw answerInvalid(`the answer has more than ${limits.answerBytes} bytes`)
        onBytes()
        yield next.value
      }
    } catch (error) {
      this.fail(error)
      throw error
    } finally {
      // Reached without an end when the reader stops early.
      this.#controller.abort(new MusterError('EXEC_SERVICE_DOWN', 'the reader of the answer stopped'))
      this.#end(undefined)
      source.return?.().catch(() => {})
    }
  }

  #cancel = () => this.fail(this.#options.signal!.reason)

  #expectBytes(): void {
    this.#expectNothing()
    if (this.#ended) return
    const { silentMs } = this.#options.limits
    this.#silence = new PausableTimeout(silentMs, () =>
      this.fail(answerInvalid(`the program sent nothing for ${silentMs} ms`)),
    )
    if (this.#paused) this.#silence.pause()
  }

  #expectNothing(): void {
    this.#silence?.pause()
    this.#silence = undefined
  }

  #end(error: unknown): void {
    if (this.#ended) return
    this.#ended = true
    this.#wall.pause()
    this.#expectNothing()
    this.#options.signal?.removeEventListener('abort', this.#cancel)
    this.#options.onEnd(error)
  }
}

function answerInvalid(message: string): MusterError {
  return new MusterError('EXEC_SERVICE_ANSWER_INVALID', message)
}
