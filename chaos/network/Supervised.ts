import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from './answerParent.ts'

export type SupervisedOptions = {
  name: string
  /** The file of this folder that the process runs. */
  program: 'chainProcess.ts' | 'nodeProcess.ts'
  order: unknown
  /** Folder of orders and logs. */
  dir: string
  /** A command and its arguments before that of the process, such as one that enters a namespace. */
  prefix?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** A question that takes longer than this is one to a process that does not run. */
const answerMs = 60_000
const restartMs = 1_000

/**
 * A process of the network with a supervisor, as systemd would be: one that ends is started again. One that ends by
 * itself after it was ready has crashed, which no fault may cause.
 */
export class Supervised {
  readonly name: string
  readonly #options: SupervisedOptions
  readonly #file: string
  #child: ChildProcess | undefined
  #isReady = false
  #isStopped = false
  /** The driver killed it, and decides when it starts again. */
  #isHeld = false
  readonly #waiting = new Set<() => void>()
  readonly #questions = new Map<number, (reply: Reply) => void>()
  #lastId = 0
  /** How the process ended when nobody had killed it. */
  readonly crashes: string[] = []
  failedStarts = 0

  constructor(options: SupervisedOptions) {
    this.#options = options
    this.name = options.name
    this.#file = path.join(options.dir, `${options.name}.order.json`)
    writeFileSync(this.#file, JSON.stringify(options.order), { mode: 0o600 })
  }

  get logFile(): string {
    return path.join(this.#options.dir, `${this.name}.log`)
  }

  get isReady(): boolean {
    return this.#isReady
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    this.#isHeld = false
    if (this.#child || this.#isStopped) return
    const { prefix = [], program, env } = this.#options
    const [command, ...args] = [
      ...prefix,
      process.execPath,
      path.join(import.meta.dirname, program),
      this.#file,
    ]
    const log = openSync(this.logFile, 'a', 0o600)
    const child = spawn(command!, args, {
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...env },
    })
    closeSync(log)
    this.#child = child
    child.on('message', (message) => this.#hear(message as 'ready' | Reply))
    child.once('exit', (code, signal) => this.#ended(code, signal))
  }

  /** Resolves when the process has started; at once when it runs. */
  async ready(signal?: AbortSignal): Promise<void> {
    while (!this.#isReady) {
      signal?.throwIfAborted()
      await Promise.race([new Promise<void>((resolve) => this.#waiting.add(resolve)), pause(500)])
    }
  }

  /** Kills the process with SIGKILL, as a power cut would; it stays down until `start`. */
  async kill(): Promise<void> {
    this.#isHeld = true
    const child = this.#child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.kill()
  }

  /** Asks the process. Rejects when it ends first or does not answer. */
  async ask<T>(method: string, params: unknown = null): Promise<T> {
    const child = this.#child
    if (!child || !this.#isReady) throw new Error(`${this.name} is not running`)
    const id = ++this.#lastId
    const reply = await new Promise<Reply>((resolve) => {
      this.#questions.set(id, resolve)
      const timer = setTimeout(
        () => resolve({ id, error: `${this.name} did not answer ${method}` }),
        answerMs,
      )
      timer.unref()
      child.send({ id, method, params }, (error) => {
        if (error) resolve({ id, error: error.message })
      })
    })
    this.#questions.delete(id)
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.result as T
  }

  #hear(message: 'ready' | Reply): void {
    if (message !== 'ready') {
      this.#questions.get(message.id)?.(message)
      return
    }
    this.#isReady = true
    for (const done of this.#waiting) done()
    this.#waiting.clear()
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): void {
    const wasReady = this.#isReady
    this.#isReady = false
    this.#child = undefined
    for (const [id, reply] of this.#questions) reply({ id, error: `${this.name} ended` })
    if (this.#isStopped || this.#isHeld) return
    if (wasReady) this.crashes.push(`${this.name} ended by itself: ${signal ?? `exit code ${code}`}`)
    else this.failedStarts++
    setTimeout(() => {
      if (!this.#isHeld) this.start()
    }, restartMs)
  }
}
