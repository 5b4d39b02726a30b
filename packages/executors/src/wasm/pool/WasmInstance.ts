import type { Usage } from '../../Run.ts'
import type { ServiceRequest, ServiceResponse } from '../../Service.ts'
import type { ServiceInstance } from '../../service/ServiceInstance.ts'
import { unlessAborted } from '../../unlessAborted.ts'
import type { AnswerProcess } from './AnswerProcess.ts'
import { encodeRequest } from './answerHead.ts'
import { readAnswer } from './readAnswer.ts'

type WasmInstanceOptions = {
  /** Starts one more process. @throws EXEC_HOST */
  start: () => Promise<AnswerProcess>
  /** The most processes at a time. */
  maxProcesses: number
  /** The most gas of one answer. */
  units: bigint | undefined
  /** Receives the reason of each answer that failed. */
  onFailure: (reason: string) => void
}

/** Ends of processes in a row, without an answer in between, after which the service is restarted. */
const maxEndsInARow = 3
/** A process is replaced after this much CPU time, long before the kernel ends it. */
const maxProcessCpuMs = 3_600_000

/** The processes that answer the requests of one program, started when they are needed. */
export class WasmInstance implements ServiceInstance {
  readonly ended: Promise<string>
  readonly #options: WasmInstanceOptions
  readonly #end = Promise.withResolvers<string>()
  readonly #processes = new Set<AnswerProcess>()
  readonly #idle: AnswerProcess[] = []
  readonly #starting = new Set<Promise<unknown>>()
  #changed = Promise.withResolvers<void>()
  #wasReady = false
  #endsInARow = 0
  #stopping = false
  #paused = false
  readonly #startedAt = performance.now()
  /** Usage of the processes that have ended. */
  #earlier = { units: 0n, cpuMs: 0, peakMemoryBytes: 0 }

  readonly #failed = (error: unknown) => this.#countEnd(String(error))

  constructor(options: WasmInstanceOptions) {
    this.#options = options
    this.ended = this.#end.promise
    this.#startProcess().catch(this.#failed)
  }

  async isReady(): Promise<boolean> {
    return this.#wasReady
  }

  async send(request: ServiceRequest, signal: AbortSignal): Promise<ServiceResponse> {
    const process = await this.#take(signal)
    process.ask(encodeRequest(request), this.#options.units)
    return readAnswer(process, {
      signal,
      onEnd: () => this.#giveBack(process).catch(this.#failed),
      onFailure: this.#options.onFailure,
    })
  }

  async pause(): Promise<void> {
    this.#paused = true
    await Promise.all([...this.#processes].map((process) => process.pause()))
  }

  async resume(): Promise<void> {
    this.#paused = false
    for (const process of this.#processes) process.resume()
  }

  async usage(): Promise<Usage> {
    let { units, cpuMs, peakMemoryBytes } = this.#earlier
    for (const process of this.#processes) {
      units += process.units
      cpuMs += process.usage.cpuMs
      peakMemoryBytes = Math.max(peakMemoryBytes, process.usage.peakMemoryBytes)
    }
    return { units, cpuMs, peakMemoryBytes, wallMs: Math.round(performance.now() - this.#startedAt) }
  }

  /** A module cannot be asked to exit, so there is no grace period. */
  async stop(): Promise<void> {
    await this.#finish('the service was stopped')
  }

  async pids(): Promise<number[]> {
    return [...this.#processes].flatMap((process) => process.pids())
  }

  /** Returns a process that has nothing to do, and starts one if there may be more. */
  async #take(signal: AbortSignal): Promise<AnswerProcess> {
    for (;;) {
      signal.throwIfAborted()
      const idle = this.#idle.pop()
      if (idle !== undefined) return idle
      if (this.#processes.size + this.#starting.size < this.#options.maxProcesses)
        this.#startProcess().catch(this.#failed)
      await unlessAborted(this.#changed.promise, signal)
    }
  }

  /** Called when nobody reads an answer any more; the process may still be giving it. */
  async #giveBack(process: AnswerProcess): Promise<void> {
    if (!(await process.cancel()) || !this.#processes.has(process)) return
    this.#endsInARow = 0
    if (process.usage.cpuMs > maxProcessCpuMs) return process.kill()
    this.#idle.push(process)
    this.#notify()
  }

  async #startProcess(): Promise<void> {
    const starting = this.#launch()
    this.#starting.add(starting)
    const process = await starting
    this.#starting.delete(starting)
    if (process === undefined) return
    if (this.#stopping) return process.kill()
    if (this.#paused) await process.pause().catch(() => {})
    // A process that fails before it is ready ends, and is counted there.
    const isReady = await process.whenReady().then(
      () => true,
      () => false,
    )
    if (!isReady || !this.#processes.has(process)) return
    this.#wasReady = true
    this.#idle.push(process)
    this.#notify()
  }

  async #launch(): Promise<AnswerProcess | undefined> {
    try {
      const process = await this.#options.start()
      this.#processes.add(process)
      process.ended.then((reason) => this.#lose(process, reason)).catch(this.#failed)
      return process
    } catch (error) {
      this.#countEnd((error as Error).message)
      return undefined
    }
  }

  #lose(process: AnswerProcess, reason: string): void {
    this.#processes.delete(process)
    const at = this.#idle.indexOf(process)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#earlier = {
      units: this.#earlier.units + process.units,
      cpuMs: this.#earlier.cpuMs + process.usage.cpuMs,
      peakMemoryBytes: Math.max(this.#earlier.peakMemoryBytes, process.usage.peakMemoryBytes),
    }
    this.#countEnd(reason)
  }

  #countEnd(reason: string): void {
    this.#endsInARow++
    if (!this.#wasReady || this.#endsInARow >= maxEndsInARow)
      this.#finish(reason).catch((error: unknown) => this.#end.resolve(String(error)))
    this.#notify()
  }

  async #finish(reason: string): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#starting)
    for (const process of this.#processes) process.kill()
    await Promise.all([...this.#processes].map((process) => process.ended))
    this.#end.resolve(reason)
  }

  #notify(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}
