import { setTimeout as delay } from 'node:timers/promises'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { reportProgress } from '../../wire/calls.ts'
import { holds, type Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { currentRun } from './readStates.ts'

const everyMs = 1_000
const mostLogBytes = 64 << 10

/** Tells the client every second that we are there, how far, and what the program has printed. */
export class Statements {
  readonly #provider: Provider
  readonly #jobs: Jobs
  /** Bytes of output that the client has, by tenure. After a restart it is told again; offsets say where it belongs. */
  readonly #told = new Map<string, number>()

  constructor(provider: Provider) {
    this.#provider = provider
    this.#jobs = new Jobs({
      name: 'statement',
      logger: provider.context.logger,
      advance: (key, signal) => this.#advance(key, signal),
    })
  }

  start(): void {
    for (const { id, value } of this.#provider.tenures.open()) if (!value.idle) this.#jobs.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(key: string): void {
    this.#jobs.wake(key)
  }

  async #advance(key: string, signal: AbortSignal): Promise<Next> {
    const { context, tenures } = this.#provider
    const tenure = tenures.get(key)
    const task = tenure && context.ledger.task(tenure.taskId)
    const part = tenure && context.ledger.part(tenure.taskId, tenure.part)
    if (!tenure || !task || !part || tenure.clearedMs !== undefined) {
      this.#told.delete(key)
      return undefined
    }
    const isRunning = part.status === 'Running' && holds(this.#provider, tenure, part)
    const { units, logOffset, log } = await this.#read(key, tenure)
    if (!isRunning && log.length === 0) {
      this.#told.delete(key)
      return undefined
    }
    try {
      const said = { taskId: tenure.taskId, part: tenure.part, tenure: tenure.number }
      await context.peer.call(
        peerOf(task.terms.peer),
        reportProgress,
        { ...said, units: units > part.units ? units : part.units, logOffset, log },
        { signal, timeoutMs: 5_000 },
      )
      this.#told.set(key, logOffset + log.length)
    } catch (error) {
      // a client that does not listen is no reason to stop: the work is paid by the chain
      context.logger.debug({ key, error }, 'the client took no statement')
      if (!isRunning) {
        this.#told.delete(key)
        return undefined
      }
    }
    return { againMs: log.length === mostLogBytes ? 50 : everyMs }
  }

  async #read(key: string, tenure: Tenure) {
    // a run that is still being made ready has nothing to tell, and is not waited for: the client wants to hear of us
    const run = await Promise.race([currentRun(this.#provider, tenure), delay(everyMs / 2, undefined)])
    const logBase = tenure.runs.at(-1)?.logBase ?? 0
    const logOffset = Math.max(this.#told.get(key) ?? logBase, logBase)
    if (!run) return { units: 0n, logOffset, log: new Uint8Array() }
    const [{ units }, { bytes }] = await Promise.all([
      run.usage(),
      run.logs({ offset: logOffset - logBase, maxBytes: mostLogBytes }),
    ])
    return { units, logOffset, log: Uint8Array.from(bytes) }
  }
}
