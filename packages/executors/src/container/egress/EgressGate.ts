import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Logger, MusterError } from '@muster-network/core'
import { engineCommand } from '../engineCommand.ts'
import type { EgressPolicy } from './EgressProxy.ts'
import { proxyPort } from './listenIn.ts'

const startMs = 30_000
const endMs = 2_000
const firstRestartMs = 500
const longestRestartMs = 30_000
/** Bytes of a proxy's standard error that its failure is explained with. */
const stderrBytes = 2_000
/** The proxy only passes bytes on. */
const heapMiB = 64

export type EgressGateOptions = {
  policy: EgressPolicy
  logger: Logger
  /** Called for each end of the proxy that nobody asked for. */
  onProxyFailed?: (() => void) | undefined
}

/**
 * The only network access of a run with an egress list: its own network namespace with nothing but a loopback
 * and the proxy's port on it. The namespace has no route, address or resolver, so traffic can only go through
 * the proxy. The proxy is a process of its own: bytes that end it do not end the daemon, and it is restarted.
 * Needs root on Linux.
 */
export class EgressGate {
  readonly #name: string
  readonly #options: EgressGateOptions
  #proxy: ChildProcess | undefined
  #closed = false
  #failures = 0
  #restart: NodeJS.Timeout | undefined

  private constructor(name: string, options: EgressGateOptions) {
    this.#name = name
    this.#options = options
  }

  /**
   * Opens the gate of a run, also after a restart of the daemon, when the namespace still exists.
   *
   * @throws EXEC_HOST
   */
  static async open(name: string, options: EgressGateOptions): Promise<EgressGate> {
    const namespaces = await engineCommand('ip', ['netns', 'list'])
    if (!namespaces.split('\n').some((line) => line.split(' ')[0] === name)) {
      await engineCommand('ip', ['netns', 'add', name])
      await engineCommand('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
    }
    const gate = new EgressGate(name, options)
    await gate.#start()
    return gate
  }

  get namespacePath(): string {
    return `/run/netns/${this.#name}`
  }

  /** The environment variables in which programs look for a proxy. */
  get env(): Record<string, string> {
    const proxy = `http://127.0.0.1:${proxyPort}`
    return { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy }
  }

  /** Ends the proxy; the namespace stays for a run that continues. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#restart)
    const proxy = this.#proxy
    if (proxy === undefined || proxy.exitCode !== null || proxy.signalCode !== null) return
    const ended = once(proxy, 'exit', { signal: AbortSignal.timeout(endMs) })
    if (proxy.connected) proxy.disconnect()
    await ended.catch(() => proxy.kill('SIGKILL'))
  }

  /** Starts the proxy and waits until its port is open. @throws EXEC_HOST */
  async #start(): Promise<void> {
    const parameters = JSON.stringify({ namespace: this.#name, policy: this.#options.policy })
    const script = path.join(import.meta.dirname, 'proxyProcess.ts')
    const flags = [`--max-old-space-size=${heapMiB}`, '--no-warnings']
    const proxy = spawn(process.execPath, [...flags, script, parameters], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH },
    })
    this.#proxy = proxy
    let stderr = ''
    proxy.stderr!.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-stderrBytes)
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => reject(new Error(`no port within ${startMs} ms`)), startMs)
    proxy.once('message', () => resolve())
    proxy.on('error', reject)
    proxy.once('close', (code, signal) => reject(new Error(`ended with ${signal ?? code}: ${stderr.trim()}`)))
    try {
      await promise
    } catch (cause) {
      proxy.kill('SIGKILL')
      throw new MusterError(
        'EXEC_HOST',
        `the egress proxy could not listen in network namespace ${this.#name}`,
        { cause },
      )
    } finally {
      clearTimeout(timer)
    }
    proxy.once('close', (code, signal) => this.#ended({ code, signal, stderr }))
  }

  /** The run keeps its allowed hosts: its proxy is started again, ever later if it fails again and again. */
  #ended(how: { code: number | null; signal: string | null; stderr?: string }): void {
    if (this.#closed) return
    const afterMs = Math.min(firstRestartMs * 2 ** this.#failures++, longestRestartMs)
    this.#options.logger.error(
      { container: this.#name, ...how, afterMs },
      'egress proxy ended; restarting it',
    )
    this.#options.onProxyFailed?.()
    this.#restart = setTimeout(() => {
      this.#start().catch((error: unknown) =>
        this.#ended({ code: null, signal: null, stderr: String(error) }),
      )
    }, afterMs)
  }
}

/** Removes a run's namespace if it exists. */
export async function removeNamespace(name: string): Promise<void> {
  await engineCommand('ip', ['netns', 'delete', name]).catch(() => {})
}
