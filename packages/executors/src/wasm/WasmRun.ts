import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { type ProcessId, parseProcessId, processState, signalTree } from '../process/ProcessTree.ts'
import { pauseTree } from '../process/pauseTree.ts'
import type { Checkpoint, Leaf, LogSlice, Run, RunOutcome, RunStatus, Usage } from '../Run.ts'
import { readUntrustedFile } from '../readUntrustedFile.ts'
import { syncFile, syncWrittenSoFar } from '../syncFile.ts'
import { unlessAborted } from '../unlessAborted.ts'
import { ChildAnswer, ChildUsage } from './childMessages.ts'
import { parseLeaf } from './parseLeaf.ts'
import { askedCheckpoint, runFiles } from './run/RunFiles.ts'
import type { RunFolder } from './runFolder.ts'
import { type Killed, lastUsage, parseJson, readOutcome, settleRun } from './settleRun.ts'

/**
 * Poll interval for a process that an earlier daemon started; the end of a child process is reported by an
 * event.
 */
const watchMs = 50
/**
 * Added to the wall time limit before the daemon kills the run: a paused or stuck process cannot check its
 * own clock.
 */
const wallGraceMs = 2_000

export type Started = { wallMs: number; startedAtMs: number; hasKey: boolean }

/** A run in its own process; the handle has no state that is not in the folder. */
export class WasmRun implements Run {
  readonly id: string
  readonly #folder: RunFolder
  readonly #started: Started
  readonly #closing: AbortSignal
  readonly #ended: Promise<RunOutcome>
  #checkpoints: Promise<unknown> = Promise.resolve()
  /** Saved states that are known to be synced to disk. */
  readonly #synced = new Set<string>()

  /** `child`: the process, if this daemon started it. */
  constructor(
    id: string,
    {
      folder,
      started,
      child,
      closing,
    }: { folder: RunFolder; started: Started; child: ChildProcess | undefined; closing: AbortSignal },
  ) {
    this.id = id
    this.#folder = folder
    this.#started = started
    this.#closing = closing
    this.#ended = this.#watch(child)
    this.#ended.catch(() => {})
  }

  async #watch(child: ChildProcess | undefined): Promise<RunOutcome> {
    const known = await readOutcome(this.#folder)
    if (known !== undefined) return known
    const { wallMs, startedAtMs } = this.#started
    const wallTimer = setTimeout(
      () => void this.#kill({ why: 'wallMs' }).catch(() => {}),
      Math.max(0, Math.min(startedAtMs + wallMs + wallGraceMs - Date.now(), 2 ** 31 - 1)),
    )
    wallTimer.unref()
    this.#closing.addEventListener('abort', () => child?.unref(), { once: true })
    try {
      const signal = child === undefined ? await this.#pollProcess() : await exitOf(child)
      // bubblewrap reports a signal inside as an exit code above 128.
      return await settleRun(this.#folder, signal)
    } finally {
      clearTimeout(wallTimer)
    }
  }

  async #pollProcess(): Promise<null> {
    while (this.#state() !== 'gone') await pauseFor(watchMs, undefined, { signal: this.#closing })
    return null
  }

  #process(): ProcessId | undefined {
    try {
      return parseProcessId(readFileSync(this.#folder.pid, 'utf8'))
    } catch {
      return undefined
    }
  }

  #state() {
    const id = this.#process()
    return id === undefined ? 'gone' : processState(id)
  }

  async status(): Promise<RunStatus> {
    if ((await readOutcome(this.#folder)) !== undefined) return 'ended'
    const state = this.#state()
    if (state === 'gone') {
      await this.#ended
      return 'ended'
    }
    return state
  }

  async wait({ signal }: { signal?: AbortSignal } = {}): Promise<RunOutcome> {
    return unlessAborted(this.#ended, signal)
  }

  async pause(): Promise<void> {
    const id = this.#process()
    if (id === undefined) return
    await pauseTree(id)
  }

  async resume(): Promise<void> {
    const id = this.#process()
    if (id !== undefined) signalTree(id, 'SIGCONT')
  }

  async checkpoint({ signal }: { signal?: AbortSignal } = {}): Promise<Checkpoint> {
    if (!this.#started.hasKey)
      throw new MusterError('EXEC_RUN_INVALID', `run ${this.id} was started without a checkpointKey`, {
        details: { runId: this.id },
      })
    const checkpoint = this.#checkpoints.then(() => this.#requestCheckpoint(signal))
    this.#checkpoints = checkpoint.catch(() => {})
    return await checkpoint
  }

  async #requestCheckpoint(signal: AbortSignal | undefined): Promise<Checkpoint> {
    const number = randomInt(1, 2 ** 47)
    const control = path.join(this.#folder.io, runFiles.control)
    await writeFile(`${control}.partial`, JSON.stringify({ checkpoint: number }))
    await rename(`${control}.partial`, control)
    const asked = path.join(this.#folder.io, askedCheckpoint(number))
    for (;;) {
      const ended = (await readOutcome(this.#folder)) !== undefined || this.#state() === 'gone'
      const text = await readUntrustedFile(path.join(this.#folder.io, runFiles.answer), 65_536)
      const answer = parseUntrusted(ChildAnswer, parseJson(text))
      if (answer.success && answer.data.number === number) {
        const { file, ...rest } = answer.data.checkpoint
        const saved = path.join(this.#folder.io, file)
        await syncFile(saved)
        return { ...rest, path: saved }
      }
      if (ended)
        throw new MusterError('EXEC_ENDED', `run ${this.id} ended before the checkpoint was taken`, {
          details: { runId: this.id },
        })
      for (const file of [`${asked}.partial`, asked]) await syncWrittenSoFar(file)
      await pauseFor(5, undefined, signal === undefined ? {} : { signal })
    }
  }

  async stop(): Promise<RunOutcome> {
    // A module cannot be asked to exit, so there is no grace period.
    if ((await readOutcome(this.#folder)) === undefined) await this.#kill({ why: 'stopped' })
    return await this.#ended
  }

  async #kill(killed: Killed): Promise<void> {
    await writeFile(this.#folder.killed, JSON.stringify(killed))
    const id = this.#process()
    if (id !== undefined) signalTree(id, 'SIGKILL')
  }

  async usage(): Promise<Usage> {
    return (await readOutcome(this.#folder))?.usage ?? (await lastUsage(this.#folder))
  }

  async logs({
    offset = 0,
    maxBytes = 2 ** 20,
  }: {
    offset?: number
    maxBytes?: number
  } = {}): Promise<LogSlice> {
    const { io } = this.#folder
    const bytes = (await readUntrustedFile(path.join(io, runFiles.log), maxBytes, offset)) ?? new Uint8Array()
    const last = parseJson(await readUntrustedFile(path.join(io, runFiles.outcome), 65_536)) as
      | { usage?: unknown }
      | undefined
    const usage = parseUntrusted(
      ChildUsage,
      last?.usage ?? parseJson(await readUntrustedFile(path.join(io, runFiles.progress), 65_536)),
    )
    return {
      bytes,
      nextOffset: offset + bytes.length,
      droppedBytes: usage.success ? usage.data.droppedBytes : 0,
    }
  }

  async leaves(): Promise<Leaf[]> {
    const text = await readUntrustedFile(path.join(this.#folder.io, runFiles.leaves), 64 * 2 ** 20)
    const lines = (text?.toString('utf8') ?? '').split('\n')
    // A line without its newline is still being written.
    const leaves: Leaf[] = []
    for (const line of lines.slice(0, -1)) {
      const { checkpoint, ...leaf } = parseLeaf(line)
      const saved = checkpoint === undefined ? undefined : path.join(this.#folder.io, checkpoint)
      // Saved states may be deleted to free space; their leaves stay.
      if (saved === undefined || !existsSync(saved)) {
        leaves.push(leaf)
        continue
      }
      if (!this.#synced.has(saved)) {
        await syncFile(saved)
        this.#synced.add(saved)
      }
      leaves.push({ ...leaf, checkpoint: saved })
    }
    return leaves
  }

  async remove(): Promise<void> {
    if ((await this.status()) !== 'ended')
      throw new MusterError('EXEC_RUNNING', `run ${this.id} has not ended: stop it first`, {
        details: { runId: this.id },
      })
    await rm(this.#folder.home, { recursive: true, force: true })
  }
}

function exitOf(child: ChildProcess): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null)
      resolve(signalOf(child.exitCode, child.signalCode))
    else child.once('exit', (code, signal) => resolve(signalOf(code, signal)))
  })
}

/** bubblewrap reports a signal that killed its child as 128 plus the signal number. */
function signalOf(code: number | null, signal: NodeJS.Signals | null): NodeJS.Signals | null {
  if (signal !== null || code === null) return signal
  const numbers: Record<number, NodeJS.Signals> = {
    134: 'SIGABRT',
    137: 'SIGKILL',
    139: 'SIGSEGV',
    152: 'SIGXCPU',
    153: 'SIGXFSZ',
  }
  return numbers[code] ?? null
}
