import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { descendants, type ProcessId, parseProcessId, signalTree } from '../../process/ProcessTree.ts'
import { pauseTree } from '../../process/pauseTree.ts'
import { readUntrustedFile } from '../../readUntrustedFile.ts'
import {
  type AnswerParams,
  type AnswerRequest,
  cancelFile,
  encodeFrame,
  fromProcess,
  toProcess,
} from '../answer/answerFrames.ts'
import type { SandboxPaths } from '../sandbox/sandboxCommand.ts'
import { spawnSandboxed } from '../sandbox/spawnSandboxed.ts'
import { parseJson } from '../settleRun.ts'
import { ProcessEnd, ProcessFailed, ProcessReady } from './processMessages.ts'
import { type Frame, readFrames } from './readFrames.ts'

export type AnswerProcessOptions = {
  /** Folder of this process; deleted when it has ended. */
  home: string
  sandbox: Omit<Parameters<typeof spawnSandboxed>[1], 'script' | 'writable'>
  params: (paths: SandboxPaths) => AnswerParams
  onLog: (bytes: Uint8Array) => void
}

/** A piece of an answer, or its end. */
export type AnswerPart = { output: Buffer } | { end: ProcessEnd }

/** A program looks whether its request was cancelled every 10 ms or so, when it does not wait for the machine. */
const cancelMs = 5_000

/** A sandboxed process that has initialised a program and answers one request at a time. */
export class AnswerProcess {
  /** Resolves with the reason when the process has ended and its files are gone. */
  readonly ended: Promise<string>
  readonly #options: AnswerProcessOptions
  readonly #child: ChildProcess
  readonly #frames: AsyncGenerator<Frame, void>
  #requests = 0
  /** The end of the last answer; undefined while it is being given. */
  #end: ProcessEnd | undefined
  #reading: Promise<unknown> = Promise.resolve()
  #failure: string | undefined
  #usage = { cpuMs: 0, peakMemoryBytes: 0 }
  /** Gas of all answers. */
  units = 0n

  private constructor(options: AnswerProcessOptions, child: ChildProcess) {
    this.#options = options
    this.#child = child
    this.#frames = readFrames(child.stdout!)
    const exit = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(`the process ended with ${signal ?? `code ${code}`}`))
    })
    this.ended = exit.then((how) => this.#explainEnd(how))
  }

  /** @throws EXEC_HOST */
  static async start(options: AnswerProcessOptions): Promise<AnswerProcess> {
    const { home, sandbox, params } = options
    const io = path.join(home, 'io')
    await mkdir(io, { recursive: true })
    let first: Buffer | undefined
    const { child } = await spawnSandboxed(
      home,
      { ...sandbox, script: 'answer/answerChild.js', writable: io },
      (paths) => {
        first = encodeFrame(toProcess.params, Buffer.from(JSON.stringify(params(paths))))
        return undefined
      },
    )
    child.stdin!.write(first!)
    return new AnswerProcess(options, child)
  }

  /** CPU time and memory of the process at its last report. */
  get usage(): { cpuMs: number; peakMemoryBytes: number } {
    return this.#usage
  }

  /** Resolves when the program is initialised. @throws EXEC_SERVICE_FAILED */
  async whenReady(): Promise<void> {
    const frame = await this.#frames.next().catch(() => undefined)
    if (frame?.value?.kind === fromProcess.log) {
      this.#options.onLog(frame.value.content)
      return this.whenReady()
    }
    if (frame?.value?.kind === fromProcess.ready) {
      const usage = parseUntrusted(ProcessReady, parseJson(frame.value.content))
      if (usage.success) this.#usage = usage.data
      return
    }
    const failed = parseUntrusted(ProcessFailed, parseJson(frame?.value?.content))
    if (failed.success) this.#failure = `the program could not be initialised: ${failed.data.message}`
    this.kill()
    throw new MusterError('EXEC_SERVICE_FAILED', await this.ended)
  }

  /** Begins an answer; the parts of the one before must have been read to its end. */
  ask(stdin: Uint8Array, units: bigint | undefined): void {
    this.#end = undefined
    const request: AnswerRequest = {
      number: ++this.#requests,
      units: units === undefined ? null : `${units}`,
    }
    this.#child.stdin!.write(encodeFrame(toProcess.request, Buffer.from(JSON.stringify(request))))
    this.#child.stdin!.write(encodeFrame(toProcess.input, stdin))
  }

  /** Returns the next part of the answer. @throws EXEC_SERVICE_DOWN when the process ends */
  read(): Promise<AnswerPart> {
    const part = this.#reading.then(() => this.#read())
    this.#reading = part.catch(() => {})
    return part
  }

  async #read(): Promise<AnswerPart> {
    for (;;) {
      if (this.#end !== undefined) return { end: this.#end }
      const next = await this.#frames.next().catch(() => undefined)
      const frame = next?.value ?? undefined
      if (frame?.kind === fromProcess.output) return { output: frame.content }
      if (frame?.kind === fromProcess.log) {
        this.#options.onLog(frame.content)
        continue
      }
      const end = parseUntrusted(ProcessEnd, parseJson(frame?.content))
      if (frame?.kind !== fromProcess.end || !end.success) {
        this.kill()
        throw new MusterError('EXEC_SERVICE_DOWN', `the answer was cut off: ${await this.ended}`)
      }
      this.#end = end.data
      this.units += end.data.units
      this.#usage = { cpuMs: end.data.cpuMs, peakMemoryBytes: end.data.peakMemoryBytes }
    }
  }

  /**
   * Ends the answer that is being given, if it has not ended. Returns false when that ended the process, because the program
   * did not end in time.
   */
  async cancel(): Promise<boolean> {
    if (this.#end !== undefined) return true
    const late = setTimeout(() => this.kill(), cancelMs)
    try {
      await writeFile(path.join(this.#options.home, 'io', cancelFile), `${this.#requests}`)
      while (!('end' in (await this.read()))) {}
      return true
    } catch {
      this.kill()
      return false
    } finally {
      clearTimeout(late)
    }
  }

  async pause(): Promise<void> {
    const id = this.#id()
    if (id !== undefined) await pauseTree(id)
  }

  resume(): void {
    const id = this.#id()
    if (id !== undefined) signalTree(id, 'SIGCONT')
  }

  kill(): void {
    const id = this.#id()
    if (id !== undefined) signalTree(id, 'SIGKILL')
    this.#child.kill('SIGKILL')
  }

  pids(): number[] {
    const id = this.#id()
    return id === undefined ? [] : [id.pid, ...descendants(id.pid)]
  }

  #id(): ProcessId | undefined {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return undefined
    try {
      return parseProcessId(readFileSync(path.join(this.#options.home, 'pid'), 'utf8'))
    } catch {
      return undefined
    }
  }

  async #explainEnd(how: string): Promise<string> {
    const { home } = this.#options
    const stderr = (await readUntrustedFile(path.join(home, 'stderr'), 16_384))?.toString('utf8').trim() ?? ''
    await removeFolder(home)
    return this.#failure ?? (stderr === '' ? how : `${how}: ${stderr.slice(-500)}`)
  }
}

/** Processes of the sandbox may leave the folder a moment after the first one ends. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries === 10) throw error
      await pauseFor(50)
    }
}
