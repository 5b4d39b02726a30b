import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { anySignal, type Logger, MusterError } from '@muster-network/core'
import type { Usage } from '../Run.ts'
import type { ServiceRequest, ServiceResponse } from '../Service.ts'
import type { ServiceInstance } from '../service/ServiceInstance.ts'
import type { ServiceLog } from '../service/ServiceLog.ts'
import { sendOverSocket } from '../service/sendOverSocket.ts'
import { throttleLog } from '../service/throttleLog.ts'
import type { Container } from './Container.ts'
import { measureFolder } from './measureFolder.ts'
import { toUsage } from './settleRun.ts'
import { engineEnvironment } from './supervise.ts'

type ContainerInstanceOptions = {
  container: Container
  /** The engine and its arguments. */
  command: readonly string[]
  socketFile: string
  /** Files to measure, where no volume bounds them. */
  watched?: { dir: string; diskBytes: number } | undefined
  log: ServiceLog
  logger: Logger
}

const killRetryMs = 100
/** While the engine creates the container there is nothing to pause. */
const pauseWithinMs = 10_000
const pauseRetryMs = 50
const measureMs = 1_000

/** One container of a service, which ends with the daemon or is removed by the next one. */
export class ContainerInstance implements ServiceInstance {
  readonly ended: Promise<string>
  readonly #options: ContainerInstanceOptions
  readonly #child: ChildProcess
  readonly #startedAt = performance.now()
  readonly #exit: Promise<[code: number | null, signal: string | null]>
  #endedAt: number | undefined
  #reason: string | undefined

  private constructor(options: ContainerInstanceOptions, child: ChildProcess) {
    this.#options = options
    this.#child = child
    this.#exit = new Promise((resolve) => child.once('exit', (...end) => resolve(end)))
    this.ended = this.#watch()
  }

  /** @throws EXEC_HOST */
  static async start(options: ContainerInstanceOptions): Promise<ContainerInstance> {
    const [engine, ...args] = options.command as [string, ...string[]]
    // In a group of its own: a signal from the daemon's terminal must not reach it.
    const child = spawn(engine, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: engineEnvironment(),
    })
    try {
      await once(child, 'spawn')
    } catch (cause) {
      throw new MusterError('EXEC_HOST', `${engine} could not be started`, { cause })
    }
    child.on('error', () => {})
    throttleLog(child.stdout!, options.log)
    throttleLog(child.stderr!, options.log)
    return new ContainerInstance(options, child)
  }

  async isReady(signal: AbortSignal): Promise<boolean> {
    // Ends the connection without reading an answer that may never end.
    const over = new AbortController()
    try {
      const request = { method: 'GET', path: '/health' } as const
      return (await this.send(request, anySignal([signal, over.signal]))).status === 200
    } finally {
      over.abort()
    }
  }

  send(request: ServiceRequest, signal: AbortSignal): Promise<ServiceResponse> {
    return sendOverSocket(this.#options.socketFile, request, signal)
  }

  async pause(): Promise<void> {
    const { container } = this.#options
    for (const late = performance.now() + pauseWithinMs; this.#endedAt === undefined; ) {
      try {
        return await container.pause()
      } catch (error) {
        if (performance.now() > late) throw error
        await pauseFor(pauseRetryMs)
      }
    }
  }

  async resume(): Promise<void> {
    if (this.#endedAt === undefined) await this.#options.container.unpause()
  }

  async usage(): Promise<Usage> {
    const wallMs = (this.#endedAt ?? performance.now()) - this.#startedAt
    return toUsage(await this.#options.container.stats(), wallMs)
  }

  async stop({ graceMs }: { graceMs: number }): Promise<void> {
    const { container } = this.#options
    const gone = () => this.#child.exitCode !== null || this.#child.signalCode !== null
    if (!gone() && graceMs > 0 && (await container.signal('TERM')))
      await Promise.race([this.#exit, pauseFor(graceMs, undefined, { ref: false })])
    // While the engine is still creating the container there is nothing to kill.
    while (!gone()) {
      await container.signal('KILL')
      await Promise.race([this.#exit, pauseFor(killRetryMs)])
    }
    await this.ended
  }

  async pids(): Promise<number[]> {
    return this.#endedAt === undefined ? this.#options.container.pids() : []
  }

  async #watch(): Promise<string> {
    const { container, logger } = this.#options
    const measuring = this.#measure()
    const [code, signal] = await this.#exit
    clearInterval(measuring)
    await container.stats().catch(() => undefined)
    const { oomKilled } = code === 0 ? { oomKilled: false } : await container.inspect()
    await container.remove().catch((error: unknown) => {
      logger.warn({ container: container.name, error: String(error) }, 'container not removed')
    })
    this.#endedAt = performance.now()
    if (this.#reason !== undefined) return this.#reason
    if (oomKilled) return 'the program needed more memory than its limit'
    return `the program exited with ${signal ?? `code ${code}`}`
  }

  /** Kills a program whose files are over the limit, on a machine that mounts no volumes. */
  #measure(): NodeJS.Timeout | undefined {
    const { watched, container } = this.#options
    if (watched === undefined) return undefined
    const measure = async () => {
      const { diskBytes } = await measureFolder(watched.dir, watched.diskBytes)
      if (diskBytes <= watched.diskBytes) return
      this.#reason = `the program wrote more than ${watched.diskBytes} bytes`
      await container.signal('KILL')
    }
    return setInterval(() => void measure().catch(() => {}), measureMs).unref()
  }
}
