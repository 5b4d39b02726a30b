import { open, rm, stat } from 'node:fs/promises'
import { type Logger, MusterError } from '@muster-network/core'
import { processState } from '../process/ProcessTree.ts'
import type { Checkpoint, Leaf, LogSlice, Run, RunOutcome, RunStatus, Usage } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'
import { type Accounts, noAccounts, readOwnCgroup, readUnifiedCgroup, removeCgroup } from './cgroup.ts'
import { type Engine, engineWords } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'
import { judgeExit, judgeSize } from './judgeExit.ts'
import { measureFolder } from './measureFolder.ts'
import type { RunFolder, RunRecord } from './RunFolder.ts'

/** How often limits are looked at. CPU time and files may pass their limit by what a program does in this time. */
const watchMs = 100
const defaultGraceMs = 10_000
const mostLogBytes = 2 ** 20

type Dependencies = {
  engine: Engine
  folder: RunFolder
  record: RunRecord
  logger: Logger
  onEnd: () => void
}

/** One container and its files. The daemon holds one of these for each run; it keeps watch until the run has ended. */
export class ContainerRun implements Run {
  readonly id: string
  readonly #engine: Engine
  readonly #folder: RunFolder
  readonly #record: RunRecord
  readonly #logger: Logger
  readonly #onEnd: () => void
  readonly #ended = Promise.withResolvers<RunOutcome>()
  #outcome: RunOutcome | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #settling: Promise<void> | undefined
  /** Something happened during a look that the look may have missed. */
  #lookAgain = false
  #cleaning: Promise<void> = Promise.resolve()
  /** The container's own group (version 2 of control groups), once known, and the last that was read of it. */
  #cgroupPath: string | undefined
  #lastAccounts: Accounts = noAccounts

  constructor({ engine, folder, record, logger, onEnd }: Dependencies) {
    this.id = record.runId
    this.#engine = engine
    this.#folder = folder
    this.#record = record
    this.#logger = logger
    this.#onEnd = onEnd
  }

  /** Takes an outcome that is on disk, or begins to watch. */
  async attach(): Promise<void> {
    const outcome = await this.#folder.outcome()
    if (outcome === undefined) this.#watchSoon(0)
    else this.#finish(outcome)
  }

  /** The supervisor has ended: no need to wait for the next look. */
  supervisorEnded(): void {
    this.#lookAgain = true
    this.#watchSoon(0)
  }

  async status(): Promise<RunStatus> {
    if (this.#outcome !== undefined) return 'ended'
    if (await this.#folder.isMarked('paused')) return 'paused'
    return (await this.#accounts()).cpuMs > 0 ? 'running' : 'starting'
  }

  async wait({ signal }: { signal?: AbortSignal } = {}): Promise<RunOutcome> {
    if (signal === undefined) return this.#ended.promise
    signal.throwIfAborted()
    const aborted = Promise.withResolvers<never>()
    const abort = () => aborted.reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    try {
      return await Promise.race([this.#ended.promise, aborted.promise])
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  async pause(): Promise<void> {
    if (this.#outcome !== undefined || (await this.#folder.isMarked('paused'))) return
    await this.#command(['pause', this.#record.container])
    await this.#folder.mark('paused', true)
  }

  async resume(): Promise<void> {
    if (this.#outcome !== undefined || !(await this.#folder.isMarked('paused'))) return
    await this.#command(['unpause', this.#record.container])
    await this.#folder.mark('paused', false)
  }

  checkpoint(): Promise<Checkpoint> {
    const hint =
      'The program writes its own state to /checkpoint; a later run can be given that folder as its input.'
    return Promise.reject(
      new MusterError('EXEC_UNSUPPORTED', 'a container cannot be checkpointed from outside', { hint }),
    )
  }

  async stop({ graceMs = defaultGraceMs }: { graceMs?: number } = {}): Promise<RunOutcome> {
    if (this.#outcome !== undefined) return this.#outcome
    await this.#folder.mark('stop', true)
    // What is held cannot hear a signal.
    await this.resume().catch(() => {})
    if (graceMs > 0 && (await this.#signal('TERM'))) {
      const timeout = AbortSignal.timeout(graceMs)
      const ended = await this.wait({ signal: timeout }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
    // While the engine is still making the container there is nothing to kill: asked again until there is, or it ended.
    for (;;) {
      await this.#signal('KILL')
      const ended = await this.wait({ signal: AbortSignal.timeout(watchMs) }).catch(() => undefined)
      if (ended !== undefined) return ended
    }
  }

  async usage(): Promise<Usage> {
    if (this.#outcome !== undefined) return this.#outcome.usage
    return toUsage(await this.#accounts(), Date.now() - this.#record.startedAtMs)
  }

  async logs({
    offset = 0,
    maxBytes = mostLogBytes,
  }: {
    offset?: number
    maxBytes?: number
  } = {}): Promise<LogSlice> {
    const handle = await open(this.#folder.logFile)
    try {
      const { bytesRead, buffer } = await handle.read(
        Buffer.alloc(Math.min(maxBytes, mostLogBytes)),
        0,
        null,
        offset,
      )
      return {
        bytes: buffer.subarray(0, bytesRead),
        nextOffset: offset + bytesRead,
        droppedBytes: await this.#folder.droppedLogBytes(),
      }
    } finally {
      await handle.close()
    }
  }

  async leaves(): Promise<Leaf[]> {
    return []
  }

  async remove(): Promise<void> {
    if (this.#outcome === undefined) throw new MusterError('EXEC_RUNNING', `run ${this.id} has not ended`)
    await this.#cleaning
    await rm(this.#folder.path, { recursive: true, force: true })
    this.#onEnd()
  }

  /** Stops watching; the run itself goes on. Waits for what it has begun. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#settling
    await this.#cleaning
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
    const exit = await this.#folder.exit()
    if (exit !== undefined) return this.#settle(exit)
    const supervisor = await this.#folder.supervisor()
    if (supervisor === undefined || processState(supervisor) === 'gone') {
      // It may have ended between the two questions.
      const late = await this.#folder.exit()
      if (late !== undefined) return this.#settle(late)
      return this.#lose()
    }
    const { limits, startedAtMs } = this.#record
    const accounts = await this.#accounts()
    if (Date.now() - startedAtMs > limits.wallMs)
      return this.#end('wallMs', `it ran for more than ${limits.wallMs} ms`)
    if (accounts.cpuMs > limits.cpuMs)
      return this.#end('cpuMs', `it computed for more than ${limits.cpuMs} ms`)
    const failure = judgeSize(await this.#written(), limits)
    if (failure?.fault === 'limit') return this.#end(failure.limit, failure.message)
  }

  async #end(limit: 'wallMs' | 'cpuMs' | keyof RunRecord['limits'], message: string): Promise<void> {
    if ((await this.#folder.breach()) === undefined) await this.#folder.writeBreach({ limit, message })
    await this.resume().catch(() => {})
    await this.#signal('KILL')
  }

  async #settle({ code, atMs }: { code: number; atMs: number }): Promise<void> {
    const { limits, startedAtMs } = this.#record
    const wallMs = Math.max(1, atMs - startedAtMs)
    const accounts = await this.#accounts()
    const usage = toUsage(accounts, wallMs)
    const breach = await this.#folder.breach()
    let outcome: RunOutcome
    if (breach === undefined && (await this.#folder.isMarked('stop'))) outcome = { kind: 'stopped', usage }
    else {
      const failure = judgeExit({
        code,
        limits,
        accounts,
        wallMs,
        written: await this.#written(),
        ...(breach && { breach }),
        // Asked only where the answer matters: it costs as much as a tenth of a start.
        ...(code === 0 ? { started: true, oomKilled: false } : await this.#askEngine()),
        lastLine: code === 0 ? '' : await this.#lastLine(),
      })
      outcome = failure === undefined ? await this.#collect(usage) : { kind: 'failed', failure, usage }
    }
    await this.#folder.writeOutcome(outcome)
    this.#finish(outcome)
    this.#cleaning = this.#clean()
  }

  async #collect(usage: Usage): Promise<RunOutcome> {
    try {
      const { digest, bytes } = await resultDigest(this.#folder.outDir)
      return { kind: 'finished', result: { digest, bytes, dir: this.#folder.outDir }, usage }
    } catch (error) {
      return { kind: 'failed', failure: { fault: 'program', message: (error as Error).message }, usage }
    }
  }

  /** The supervisor is gone and has left no exit code: whatever still runs cannot be trusted to be the whole run. */
  async #lose(): Promise<void> {
    await this.#clean()
    const usage = toUsage(await this.#accounts(), Date.now() - this.#record.startedAtMs)
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
    await this.#command(['rm', '--force', this.#record.container]).catch((error: unknown) => {
      this.#logger.warn({ runId: this.id, error: String(error) }, 'a container could not be removed')
    })
    if (this.#record.cgroup !== undefined) await removeCgroup(this.#record.cgroup)
  }

  async #accounts(): Promise<Accounts> {
    if (this.#record.cgroup !== undefined) {
      const accounts = await readOwnCgroup(this.#record.cgroup)
      if (accounts.cpuMs > 0) this.#lastAccounts = accounts
      return this.#lastAccounts
    }
    if (this.#cgroupPath === undefined) {
      const path = await this.#command([
        'inspect',
        '--format',
        '{{.State.CgroupPath}}',
        this.#record.container,
      ]).catch(() => '')
      if (path.trim() !== '') this.#cgroupPath = path.trim()
    }
    if (this.#cgroupPath !== undefined)
      this.#lastAccounts = (await readUnifiedCgroup(this.#cgroupPath)) ?? this.#lastAccounts
    return this.#lastAccounts
  }

  async #written() {
    const enough = Math.max(this.#record.limits.diskBytes, this.#record.limits.outputBytes)
    const out = await measureFolder(this.#folder.outDir, enough)
    const state = await measureFolder(this.#folder.checkpointDir, enough)
    return {
      bytes: out.bytes,
      diskBytes: out.diskBytes + state.diskBytes,
      largestFileBytes: Math.max(out.largestFileBytes, state.largestFileBytes),
    }
  }

  async #askEngine(): Promise<{ started: boolean; oomKilled: boolean }> {
    const format = '{{.State.Status}} {{.State.OOMKilled}}'
    const said = await this.#command(['inspect', '--format', format, this.#record.container]).catch(
      () => 'missing false',
    )
    const [status, oomKilled] = said.trim().split(' ')
    return {
      started: status !== 'created' && status !== 'missing' && status !== 'configured',
      oomKilled: oomKilled === 'true',
    }
  }

  async #lastLine(): Promise<string> {
    const { size } = await stat(this.#folder.logFile)
    const { bytes } = await this.logs({ offset: Math.max(0, size - 1000) })
    return Buffer.from(bytes).toString('utf8').trim().split('\n').at(-1) ?? ''
  }

  /** Whether there was something to signal. */
  #signal(signal: 'TERM' | 'KILL'): Promise<boolean> {
    return this.#command(['kill', '--signal', signal, this.#record.container]).then(
      () => true,
      () => false,
    )
  }

  #command(words: string[]): Promise<string> {
    return engineCommand(this.#engine.kind, [...engineWords(this.#engine), ...words])
  }
}

/** Containers are paid by time; a started millisecond counts. */
function toUsage({ cpuMs, peakMemoryBytes }: Accounts, wallMs: number): Usage {
  return {
    units: BigInt(Math.ceil(wallMs)),
    cpuMs: Math.round(cpuMs),
    wallMs: Math.round(wallMs),
    peakMemoryBytes,
  }
}
