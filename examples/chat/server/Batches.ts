import { setImmediate } from 'node:timers/promises'
import type { Choices } from '@muster-network/core'
import { batchTokens, type LanguageModel } from './LanguageModel.ts'
import { shareBatch } from './shareBatch.ts'

export type Work = {
  sequence: number
  /** The tokens of the sequence that stay; `tokens` come behind them. */
  keep: number
  tokens: readonly number[]
  /** The index in `tokens` of the first one whose choices are returned. */
  firstWanted: number
}

type Job = Work & {
  done: number
  choices: Choices[]
  signal: AbortSignal
  resolve(choices: Choices[]): void
  reject(reason: unknown): void
}

/** Evaluates the works of several sequences together, a batch at a time. A sequence has one work at a time. */
export class Batches {
  readonly #model: Pick<LanguageModel, 'evaluate'>
  #jobs: Job[] = []
  #isRunning = false

  constructor(model: Pick<LanguageModel, 'evaluate'>) {
    this.#model = model
  }

  /**
   * Returns the choices behind the tokens from `firstWanted` on. An abort takes effect when the running batch has ended, so
   * that the sequence is free when the promise is rejected.
   */
  evaluate(work: Work, signal: AbortSignal): Promise<Choices[]> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ ...work, done: 0, choices: [], signal, resolve, reject })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#jobs.length > 0) {
      // Sequences that have just got a token ask for the next one meanwhile.
      await setImmediate()
      for (const job of this.#jobs) if (job.signal.aborted) job.reject(job.signal.reason)
      this.#jobs = this.#jobs.filter((job) => !job.signal.aborted)
      if (this.#jobs.length > 0) await this.#runBatch([...this.#jobs])
    }
    this.#isRunning = false
  }

  async #runBatch(jobs: readonly Job[]): Promise<void> {
    const shares = shareBatch(
      jobs.map(({ tokens, done }) => tokens.length - done),
      batchTokens,
    )
    const rows = jobs.map((job, i) => {
      const tokens = job.tokens.slice(job.done, job.done + shares[i]!)
      const wanted = [...tokens.keys()].filter((index) => job.done + index >= job.firstWanted)
      return { sequence: job.sequence, keep: job.keep + job.done, tokens, wanted }
    })
    try {
      const choices = await this.#model.evaluate(rows)
      for (const [i, job] of jobs.entries()) {
        job.choices.push(...choices[i]!)
        job.done += shares[i]!
        if (job.done === job.tokens.length) job.resolve(job.choices)
      }
      this.#jobs = this.#jobs.filter((job) => job.done < job.tokens.length)
    } catch (error) {
      for (const job of jobs) job.reject(error)
      this.#jobs = this.#jobs.filter((job) => !jobs.includes(job))
    }
  }
}
