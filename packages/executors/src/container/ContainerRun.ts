import { anySignal, type Logger, MusterError } from '@muster-network/core'
import type { Checkpoint, Leaf, LogSlice, Run, RunOutcome, RunStatus, Usage } from '../Run.ts'
import { unlessAborted } from '../unlessAborted.ts'
import type { Container } from './Container.ts'
import { fingerprintOf } from './checkpoint/fingerprintOf.ts'
import { saveState } from './checkpoint/saveState.ts'
import { type EgressGate, removeNamespace } from './egress/EgressGate.ts'
import { inspectRun } from './inspectRun.ts'
import { PauseController } from './PauseController.ts'
import type { Breach, RunFolder, RunRecord } from './RunFolder.ts'
import { readLog } from './readLog.ts'
import { settleRun, toUsage } from './settleRun.ts'

/**
 * Interval of the limit checks. A program may exceed its CPU time or disk limit by its usage in one interval.
 */
const watchMs = 100
const defaultGraceMs = 10_000

type Dependencies = {
  container: Container
  /** Access to the allowed hosts, for a run with an egress list. */
  gate?: EgressGate
  folder: RunFolder
  record: RunRecord
  logger: Logger
  onEnd: () => void
}

/** One container and its files. The daemon has one instance per run, which watches the run until it ends. */
export class ContainerRun implements Run {
  readonly id: string
  readonly #container: Container
  readonly gate: EgressGate | undefined
  readonly #folder: RunFolder
  readonly #record: RunRecord
  readonly #logger: Logger
  readonly #onEnd: () => void
  readonly #pauses: PauseController
  readonly #ended = Promise.withResolvers<RunOutcome>()
  #outcome: RunOutcome | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #settling: Promise<void> | undefined
  /** Something happened during an inspection that it may have missed. */
  #inspectAgain = false
  #cleaning: Promise<void> = Promise.resolve()
  /** The last copy of the program's saved state, and the fingerprint of the folder at that time. */
  #saved: { fingerprint: string; checkpoint: Checkpoint } | undefined
  /** Aborted when the run is about to end: work that keeps it paused is cancelled. */
  readonly #halting = new AbortController()

  constructor({ container, gate, folder, record, logger, onEnd }: Dependencies) {
    this.id = record.runId
    this.#container = container
    this.gate = gate
    this.#folder = folder
    this.#record = record
    this.#logger = logger
    this.#onEnd = onEnd
    this.#pauses = new PauseController(container, folder, () => this.#outcome !== undefined)
  }

  /** Restores an outcome from disk, or starts watching. */
  async attach(): Promise<void> {
    const outcome = await this.#folder.outcome()
    if (outcome !== undefined) return this.#finish(outcome)
    await this.#pauses.recover()
    this.#watchSoon(0)
  }

  /** Called when the supervisor exits, to inspect the run at once. */
  supervisorEnded(): void {
    this.#inspectAgain = true
    this.#watchSoon(0)
  }

  async status(): Promise<RunStatus> {
    if (this.#outcome !== undefined) return 'ended'
    if (await this.#folder.isMarked('paused')) return 'paused'
    if ((await this.#container.stats()).cpuMs > 0) return 'running'
    return (await this.#container.inspect()).started ? 'running' : 'starting'
  }

  async wait({ signal }: { signal?: AbortSignal } = {}): Promise<RunOutcome> {
    return unlessAborted(this.#ended.promise, signal)
  }

  pause(): Promise<void> {
    return this.#pauses.pause()
  }

  resume(): Promise<void> {
    return this.#pauses.resume()
  }

  /**
   * Copies the state that the program saved in /checkpoint into an unencrypted folder; returns the last copy
   * if nothing has been written since. The program is paused until its files are hard-linked, or during the
   * whole copy if it writes to them in place. So the copy is consistent, and no symlink can lead out of the
   * folder. After the end of a run its last saved state remains available.
   *
   * @throws EXEC_UNSUPPORTED when the program has saved nothing, EXEC_HOST when the copy fails
   */
  async checkpoint({ signal }: { signal?: AbortSignal } = {}): Promise<Checkpoint> {
    const fingerprint = await fingerprintOf(this.#folder.checkpointDir)
    if (fingerprint === undefined)
      throw new MusterError('EXEC_UNSUPPORTED', 'the program has not saved a state', {
        hint: 'A container cannot be captured from outside: its program writes its own state to /checkpoint.',
      })
    if (fingerprint === this.#saved?.fingerprint) return this.#saved.checkpoint
    return this.#pauses.runExclusive(() => this.#save(signal))
  }

  async #save(signal: AbortSignal | undefined): Promise<Checkpoint> {
    // After the end of the run a copy delays no program.
    const halting = this.#outcome === undefined ? [this.#halting.signal] : []
    const { units } = await this.usage()
    const { fingerprint, ...copy } = await saveState(this.#folder, {
      maxBytes: this.#record.limits.diskBytes,
      whilePaused: (work) => this.#pauses.whilePaused(work),
      signal: anySignal([...halting, ...(signal ? [signal] : [])]),
    })
    this.#saved = { fingerprint, checkpoint: { ...copy, units } }
    return this.#saved.checkpoint
  }

  /** Host pids of the run, used to distinguish its processes from the owner's programs. */
  async pids(): Promise<number[]> {
    return this.#outcome === undefined ? this.#container.pids() : []
  }

  async stop({ graceMs = defaultGraceMs }: { graceMs?: number } = {}): Promise<RunOutcome> {
    if (this.#outcome !== undefined) return this.#outcome
    await this.#folder.mark('stop', true)
    this.#halting.abort()
    // A paused process cannot handle a signal.
    await this.resume().catch(() => {})
    if (graceMs > 0 && (await this.#container.signal('TERM'))) {
      const timeout = AbortSignal.timeout(graceMs)
      const ended = await this.wait({ signal: timeout }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
    // While the engine is still creating the container there is nothing to kill, so retry until it is killed
    // or has ended.
    for (;;) {
      await this.#container.signal('KILL')
      const ended = await this.wait({ signal: AbortSignal.timeout(watchMs) }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
  }

  async usage(): Promise<Usage> {
    if (this.#outcome !== undefined) return this.#outcome.usage
    return toUsage(await this.#container.stats(), Date.now() - this.#record.startedAtMs)
  }

  async logs(options: { offset?: number; maxBytes?: number } = {}): Promise<LogSlice> {
    return readLog(this.#folder, options)
  }

  async leaves(): Promise<Leaf[]> {
    return []
  }

  async remove(): Promise<void> {
    if (this.#outcome === undefined) throw new MusterError('EXEC_RUNNING', `run ${this.id} has not ended`)
    await this.#cleaning
    await this.#folder.remove()
    this.#onEnd()
  }

  /** Rolls back a start that failed half-way: removes everything of the run. */
  async undo(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#cleanUp()
    await this.#folder.remove()
  }

  /** Stops watching; the run itself continues. Waits for work in progress. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#halting.abort()
    await this.#pauses.idle()
    await this.#settling
    await this.#cleaning
    await this.gate?.close()
    if (this.#outcome !== undefined) await this.#folder.closeFiles()
  }

  #watchSoon(afterMs: number): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#outcome !== undefined || this.#settling !== undefined) return
    this.#timer = setTimeout(() => {
      this.#settling = this.#inspect()
        .catch((error: unknown) => {
          this.#logger.warn({ runId: this.id, error: String(error) }, 'container inspection failed')
        })
        .then(() => {
          this.#settling = undefined
          this.#watchSoon(this.#inspectAgain ? 0 : watchMs)
          this.#inspectAgain = false
        })
    }, afterMs)
  }

  async #inspect(): Promise<void> {
    const inspection = await inspectRun(this.#folder, this.#record, this.#container)
    if (inspection.state === 'exited') await this.#settle(inspection.exit)
    else if (inspection.state === 'lost') await this.#lose()
    else if (inspection.state === 'overLimit') await this.#end(inspection.breach)
  }

  async #end(breach: Breach): Promise<void> {
    if ((await this.#folder.breach()) === undefined) await this.#folder.writeBreach(breach)
    this.#halting.abort()
    await this.resume().catch(() => {})
    await this.#container.signal('KILL')
  }

  async #settle(exit: { code: number; atMs: number }): Promise<void> {
    const outcome = await settleRun(this.#folder, this.#record, this.#container, exit)
    await this.#folder.writeOutcome(outcome)
    this.#finish(outcome)
    this.#cleaning = this.#cleanUp()
  }

  /** The supervisor is gone without an exit code: the remaining processes may not be the whole run. */
  async #lose(): Promise<void> {
    await this.#cleanUp()
    const usage = toUsage(await this.#container.stats(), Date.now() - this.#record.startedAtMs)
    const failure = {
      fault: 'host',
      message: 'the run was killed by the machine or its owner before it finished',
    } as const
    const outcome: RunOutcome = { kind: 'failed', failure, usage }
    await this.#folder.writeOutcome(outcome)
    this.#finish(outcome)
  }

  #finish(outcome: RunOutcome): void {
    this.#outcome = outcome
    clearTimeout(this.#timer)
    this.#ended.resolve(outcome)
  }

  async #cleanUp(): Promise<void> {
    try {
      await this.#container.remove()
      await this.gate?.close()
      if (this.#record.egress !== undefined) await removeNamespace(this.#record.container)
    } catch (error) {
      this.#logger.warn({ runId: this.id, error: String(error) }, 'container not removed')
    }
  }
}
