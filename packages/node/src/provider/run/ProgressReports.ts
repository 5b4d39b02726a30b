import { setTimeout as delay } from 'node:timers/promises'
import { nothingScanned, type ProgressScan, scanProgress } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { reportProgress } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import { isCurrentAssignment, type Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'
import { LogTimes } from './LogTimes.ts'

const everyMs = 1_000
const maxLogBytes = 64 << 10

/** Reports progress and program output to the client every second, which also shows that we are alive. */
export class ProgressReports extends Reconciler {
  readonly #provider: Provider
  /** Bytes of output that the client has, by assignment. After a restart output is sent again; offsets place it. */
  readonly #reportedBytes = new Map<string, number>()
  /** The progress that the program reported, by assignment. */
  readonly #scans = new Map<string, ProgressScan>()
  readonly #logTimes = new LogTimes()

  constructor(provider: Provider) {
    super({
      name: 'progress report',
      logger: provider.context.logger,
      openKeys: () => provider.assignments.open().flatMap(({ id, value }) => (value.idle ? [] : [id])),
      reconcile: (key, signal) => this.#reconcile(key, signal),
    })
    this.#provider = provider
  }

  /** Returns the share of the part that its program reported; undefined until it did. */
  shareOf(key: string): number | undefined {
    return this.#scans.get(key)?.share
  }

  #forget(key: string): undefined {
    this.#reportedBytes.delete(key)
    this.#scans.delete(key)
    this.#logTimes.forget(key)
  }

  async #reconcile(key: string, signal: AbortSignal): Promise<Requeue> {
    const { context, assignments } = this.#provider
    const assignment = assignments.get(key)
    const task = assignment && context.ledger.task(assignment.taskId)
    const part = assignment && context.ledger.part(assignment.taskId, assignment.part)
    if (!assignment || !task || !part || assignment.clearedMs !== undefined) return this.#forget(key)
    const isRunning = part.status === 'running' && isCurrentAssignment(this.#provider, assignment, part)
    const { units, logOffset, log, logTimes, isCut } = await this.#read(key, assignment)
    if (!isRunning && log.length === 0) return this.#forget(key)
    try {
      const id = { taskId: assignment.taskId, part: assignment.part, assignment: assignment.number }
      await context.peer.call(
        peerOf(task.terms.peer),
        reportProgress,
        { ...id, units: units > part.units ? units : part.units, logOffset, log, logTimes },
        { signal, timeoutMs: 5_000 },
      )
      this.#reportedBytes.set(key, logOffset + log.length)
      this.#scans.set(key, scanProgress(this.#scans.get(key) ?? nothingScanned, log))
      this.#logTimes.forget(key, logOffset + log.length)
    } catch (error) {
      // an unreachable client is no reason to stop: the chain pays for the work
      context.logger.debug({ key, error }, 'a progress report was not delivered')
      if (!isRunning) return this.#forget(key)
    }
    return { retryAfterMs: isCut ? 50 : everyMs }
  }

  async #read(key: string, assignment: Assignment) {
    // do not wait for a run that is still being prepared: the client must get its report in time
    const run = await Promise.race([currentRun(this.#provider, assignment), delay(everyMs / 2, undefined)])
    const logBase = assignment.runs.at(-1)?.logBase ?? 0
    const logOffset = Math.max(this.#reportedBytes.get(key) ?? logBase, logBase)
    if (!run) return { units: 0n, logOffset, log: new Uint8Array(), logTimes: [], isCut: false }
    const [{ units }, { bytes }] = await Promise.all([
      run.usage(),
      run.logs({ offset: logOffset - logBase, maxBytes: maxLogBytes }),
    ])
    const read = logOffset + bytes.length
    const noted = Math.max(read, this.#logTimes.lastSize(key))
    const isAll = bytes.length < maxLogBytes
    const { nextOffset } = isAll
      ? { nextOffset: read - logBase }
      : await run.logs({ offset: noted - logBase })
    this.#logTimes.note(key, logBase + nextOffset, Date.now())
    const logTimes = this.#logTimes.between(key, logOffset, read)
    const end = Math.min(read, logTimes.at(-1)?.offset ?? read)
    const log = Uint8Array.from(bytes.subarray(0, end - logOffset))
    return { units, logOffset, log, logTimes, isCut: !isAll || end < read }
  }
}
