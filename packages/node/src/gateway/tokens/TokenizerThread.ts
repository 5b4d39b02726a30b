import { Worker } from 'node:worker_threads'
import { MusterError } from '@muster-network/core'
import type { JobReply, TokenizerJob, TokenizerResults } from './TokenizerJob.ts'

/** Jobs that wait; each has at most the text of a request. */
const mostWaiting = 1_024
/** Memory of a thread: the vocabularies of several large models. */
const memoryMb = 2_048

type Waiting = {
  number: number
  folder: string
  job: TokenizerJob
  resolve(result: unknown): void
  reject(error: MusterError): void
}

/**
 * One thread that renders, encodes and decodes, one job at a time. Encoding a long text takes a second, which would hold up all other
 * answers on the main thread. A job that takes too long, for example in the loop of a template, ends its thread; the jobs behind it run in a
 * new one.
 */
export class TokenizerThread {
  readonly #maxJobMs: number
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #running: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #next = 0
  #isStopped = false

  constructor({ maxJobMs }: { maxJobMs: number }) {
    this.#maxJobMs = maxJobMs
  }

  /** @throws API_BAD_REQUEST for a text that the tokenizer refuses, API_BUSY, CONFIG_DATA_DAMAGED */
  run<K extends TokenizerJob['kind']>(
    folder: string,
    job: Extract<TokenizerJob, { kind: K }>,
  ): Promise<TokenizerResults[K]> {
    if (this.#isStopped || this.#waiting.length >= mostWaiting)
      return Promise.reject(new MusterError('API_BUSY', 'too many texts wait to be encoded'))
    return new Promise<TokenizerResults[K]>((resolve, reject) => {
      const number = this.#next++
      this.#waiting.push({ number, folder, job, resolve: resolve as (result: unknown) => void, reject })
      this.#start()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const { reject } of this.#waiting.splice(0))
      reject(new MusterError('API_BUSY', 'the gateway is stopping'))
    await this.#worker?.terminate()
  }

  #start(): void {
    if (this.#running || this.#isStopped) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#running = next
    this.#worker ??= this.#open()
    const { number, folder, job } = next
    this.#worker.postMessage({ number, folder, job })
    // each job has the time of its own: jobs are sent one after the other
    this.#timer = setTimeout(() => this.#giveUp('took too long'), this.#maxJobMs)
  }

  #open(): Worker {
    const worker = new Worker(new URL('./threadMain.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    worker.unref()
    worker.on('message', (reply: JobReply) => this.#finish(reply))
    // a thread without memory ends with an error
    worker.on('error', () => worker === this.#worker && this.#giveUp('needed too much memory'))
    return worker
  }

  #finish(reply: JobReply): void {
    const running = this.#running
    if (running?.number !== reply.number) return
    this.#settle()
    if (reply.ok) running.resolve(reply.result)
    else
      running.reject(
        reply.reason === 'invalid'
          ? new MusterError('API_BAD_REQUEST', reply.message)
          : new MusterError('CONFIG_DATA_DAMAGED', `the tokenizer cannot be used: ${reply.message}`),
      )
    this.#start()
  }

  #giveUp(what: string): void {
    const running = this.#running
    void this.#worker?.terminate()
    this.#worker = undefined
    this.#settle()
    running?.reject(new MusterError('API_BAD_REQUEST', `encoding the text ${what}`))
    this.#start()
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#running = undefined
  }
}
