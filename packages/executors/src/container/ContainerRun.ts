import { type Logger, MusterError } from '@muster-network/core'
import type { Checkpoint, Leaf, LogSlice, Run, RunOutcome, RunStatus, Usage } from '../Run.ts'
import { unlessAborted } from '../unlessAborted.ts'
import type { Container } from './Container.ts'
import { ContainerHold } from './ContainerHold.ts'
import { fingerprintOf } from './checkpoint/fingerprintOf.ts'
import { saveState } from './checkpoint/saveState.ts'
import { type EgressGate, removeNamespace } from './egress/EgressGate.ts'
import { lookAtRun } from './lookAtRun.ts'
import type { Breach, RunFolder, RunRecord } from './RunFolder.ts'
import { readLog } from './readLog.ts'
import { settleRun, toUsage } from './settleRun.ts'

/** How often limits are looked at. CPU time and files may pass their limit by what a program does in this time. */
const watchMs = 100
const defaultGraceMs = 10_000

type Dependencies = {
  container: Container
  /** The way to the allowed hosts, for a run that has some. */
  gate?: EgressGate
  folder: RunFolder
  record: RunRecord
  logger: Logger
  onEnd: () => void
}

/** One container and its files. The daemon holds one of these for each run; it keeps watch until the run has ended. */
export class ContainerRun implements Run {
  readonly id: string
  readonly #container: Container
  readonly gate: EgressGate | undefined
  readonly #folder: RunFolder
  readonly #record: RunRecord
  readonly #logger: Logger
  readonly #onEnd: () => void
  readonly #hold: ContainerHold
  readonly #ended = Promise.withResolvers<RunOutcome>()
  #outcome: RunOutcome | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #settling: Promise<void> | undefined
  /** Something happened during a look that the look may have missed. */
  #lookAgain = false
  #cleaning: Promise<void> = Promise.resolve()
  /** The last copy of what the program has saved, and what the folder looked like then. */
  #saved: { seen: string; checkpoint: Checkpoint } | undefined
  /** It is about to be ended: whatever it is held for can wait. */
  readonly #halting = new AbortController()

  constructor({ container, gate, folder, record, logger, onEnd }: Dependencies) {
    this.id = record.runId
    this.#container = container
    this.gate = gate
    this.#folder = folder
    this.#record = record
    this.#logger = logger
    this.#onEnd = onEnd
    this.#hold = new ContainerHold(container, folder, () => this.#outcome !== undefined)
  }

  /** Takes an outcome that is on disk, or begins to watch. */
  async attach(): Promise<void> {
    const outcome = await this.#folder.outcome()
    if (outcome !== undefined) return this.#finish(outcome)
    await this.#hold.recover()
    this.#watchSoon(0)
  }

  /** The supervisor has ended: no need to wait for the next look. */
  supervisorEnded(): void {
    this.#lookAgain = true
    this.#watchSoon(0)
  }

  async status(): Promise<RunStatus> {
    if (this.#outcome !== undefined) return 'ended'
    if (await this.#folder.isMarked('paused')) return 'paused'
    if ((await this.#container.accounts()).cpuMs > 0) return 'running'
    return (await this.#container.ask()).started ? 'running' : 'starting'
  }

  async wait({ signal }: { signal?: AbortSignal } = {}): Promise<RunOutcome> {
    return unlessAborted(this.#ended.promise, signal)
  }

  pause(): Promise<void> {
    return this.#hold.pause()
  }

  resume(): Promise<void> {
    return this.#hold.resume()
  }

  /**
   * A copy of what the program has saved in /checkpoint, as a folder in the clear; the last one again when nothing was written
   * since. The program is held until its files have second names, or for all of the copy if it writes to them: so that it is
   * of one moment, and so that no link can lead it out of the folder. An ended run has what it saved last.
   *
   * @throws EXEC_UNSUPPORTED when the program has saved nothing, EXEC_HOST when it cannot be copied
   */
  async checkpoint({ signal }: { signal?: AbortSignal } = {}): Promise<Checkpoint> {
    const seen = await fingerprintOf(this.#folder.checkpointDir)
    if (seen === undefined)
      throw new MusterError('EXEC_UNSUPPORTED', 'the program has saved nothing', {
        hint: 'A container cannot be captured from outside: its program writes its own state to /checkpoint.',
      })
    if (seen === this.#saved?.seen) return this.#saved.checkpoint
    return this.#hold.inTurn(() => this.#save(signal))
  }

  async #save(signal: AbortSignal | undefined): Promise<Checkpoint> {
    // once it has ended nobody waits for it
    const halting = this.#outcome === undefined ? [this.#halting.signal] : []
    const { units } = await this.usage()
    const { seen, ...copy } = await saveState(this.#folder, {
      maxBytes: this.#record.limits.diskBytes,
      whileHeld: (work) => this.#hold.whileHeld(work),
      signal: AbortSignal.any([...halting, ...(signal ? [signal] : [])]),
    })
    this.#saved = { seen, checkpoint: { ...copy, units, proof: '' } }
    return this.#saved.checkpoint
  }

  /** Its processes, as the machine numbers them: how the owner's own programs are told from it. */
  async pids(): Promise<number[]> {
    return this.#outcome === undefined ? this.#container.pids() : []
  }

  async stop({ graceMs = defaultGraceMs }: { graceMs?: number } = {}): Promise<RunOutcome> {
    if (this.#outcome !== undefined) return this.#outcome
    await this.#folder.mark('stop', true)
    this.#halting.abort()
    // What is held cannot hear a signal.
    await this.resume().catch(() => {})
    if (graceMs > 0 && (await this.#container.signal('TERM'))) {
      const timeout = AbortSignal.timeout(graceMs)
      const ended = await this.wait({ signal: timeout }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
    // While the engine is still making the container there is nothing to kill: asked again until there is, or it ended.
    for (;;) {
      await this.#container.signal('KILL')
      const ended = await this.wait({ signal: AbortSignal.timeout(watchMs) }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
  }

  async usage(): Promise<Usage> {
    if (this.#outcome !== undefined) return this.#outcome.usage
    return toUsage(await this.#container.accounts(), Date.now() - this.#record.startedAtMs)
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

  /** Takes back a start that failed half-way: nothing of the run remains. */
  async undo(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#clean()
    await this.#folder.remove()
  }

  /** Stops watching; the run itself goes on. Waits for what it has begun. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#halting.abort()
    await this.#hold.idle()
    await this.#settling
    await this.#cleaning
    await this.gate?.close()
  }

  #watchSoon(afterMs: number): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#outcome !== undefined || this.#settling !== undefined) return
    this.#timer = setTimeout(() => {
      this.#settling = this.#look()
        .catch((error: unknown) => {
          this.#logger.warn({ runId: this.id, error: String(error) }, 'a look at a container failed')
        })
        .then(() => {
          this.#settling = undefined
          this.#watchSoon(this.#lookAgain ? 0 : watchMs)
          this.#lookAgain = false
        })
    }, afterMs)
  }

  async #look(): Promise<void> {
    const sight = await lookAtRun(this.#folder, this.#record, this.#container)
    if (sight.is === 'ended') await this.#settle(sight.exit)
    else if (sight.is === 'lost') await this.#lose()
    else if (sight.is === 'over') await this.#end(sight.breach)
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
    this.#cleaning = this.#clean()
  }

  /** The supervisor is gone and has left no exit code: whatever still runs cannot be trusted to be the whole run. */
  async #lose(): Promise<void> {
    await this.#clean()
    const usage = toUsage(await this.#container.accounts(), Date.now() - this.#record.startedAtMs)
    const failure = {
      fault: 'host',
      message: 'the machine or its owner ended the run before it was done',
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

  async #clean(): Promise<void> {
    try {
      await this.#container.remove()
      await this.gate?.close()
      if (this.#record.egress !== undefined) await removeNamespace(this.#record.container)
    } catch (error) {
      this.#logger.warn({ runId: this.id, error: String(error) }, 'a container could not be removed')
    }
  }
}
