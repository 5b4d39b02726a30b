import { type Logger, MusterError } from '@muster-network/core'
import type { AnvilProcess } from './AnvilProcess.ts'

/** More losses than this within a minute mean that a restart does not help. */
const lossLimit = 5

/**
 * Supervises one anvil process. A loss takes effect immediately, so that readers wait; the new process starts only when
 * the single writer requests it, because the journal must not change during its replay.
 */
export class AnvilSupervisor {
  readonly #launch: () => Promise<AnvilProcess>
  readonly #onLost: () => void
  readonly #log: Logger
  readonly #losses: number[] = []
  #current: AnvilProcess | undefined
  #inUse = Promise.withResolvers<AnvilProcess>()
  #stopped = false

  constructor(launch: () => Promise<AnvilProcess>, onLost: () => void, log: Logger) {
    this.#launch = launch
    this.#onLost = onLost
    this.#log = log
    this.#inUse.promise.catch(() => {}) // waiting readers receive the rejection
  }

  /** Returns the current process; waits while it is being replaced. For readers. */
  inUse(): Promise<AnvilProcess> {
    return this.#inUse.promise
  }

  /** Returns the current process; starts one if necessary. For the writer, between two of its steps. */
  async ensure(): Promise<AnvilProcess> {
    if (this.#current) return this.#current
    try {
      if (this.#stopped) throw new MusterError('CHAIN_DOWN', 'the embedded chain is stopping')
      const now = Date.now()
      if (this.#losses.filter((at) => at > now - 60_000).length > lossLimit)
        throw new MusterError('CHAIN_DOWN', `the embedded chain was lost ${lossLimit} times within a minute`)
      const anvil = await this.#launch()
      this.#current = anvil
      this.#inUse.resolve(anvil)
      anvil.ended
        .then(() => this.lose(anvil))
        .catch((error) => this.#log.error({ error }, 'embedded chain not restarted'))
      return anvil
    } catch (error) {
      this.#inUse.reject(error)
      throw error
    }
  }

  /** Marks a process as lost: it has exited, hangs, or has state that the journal lacks. */
  lose(anvil: AnvilProcess): void {
    if (this.#current !== anvil || this.#stopped) return
    this.#log.warn({ pid: anvil.pid }, 'embedded chain lost; restarting from the journal')
    this.#current = undefined
    this.#losses.push(Date.now())
    this.#inUse = Promise.withResolvers()
    this.#inUse.promise.catch(() => {})
    anvil
      .stop()
      .catch((error) => this.#log.warn({ pid: anvil.pid, error }, 'lost embedded chain not removed'))
    this.#onLost()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#inUse.reject(new MusterError('CHAIN_DOWN', 'the embedded chain is stopping'))
    await this.#current?.stop()
  }
}
