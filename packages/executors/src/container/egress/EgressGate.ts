import { spawn } from 'node:child_process'
import type { Server, Socket } from 'node:net'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { engineCommand } from '../engineCommand.ts'
import { EgressProxy, type EgressProxyOptions } from './EgressProxy.ts'

const port = 3128
const startMs = 10_000

/**
 * The only way out of a run with an egress list: a network namespace of its own with nothing in it but a loopback, and
 * on that the proxy's port. There is no route, no address and no resolver, so what does not go through the proxy goes
 * nowhere. Needs root on Linux.
 */
export class EgressGate {
  readonly #name: string
  readonly #proxy: EgressProxy
  #server: Server | undefined

  private constructor(name: string, options: EgressProxyOptions) {
    this.#name = name
    this.#proxy = new EgressProxy(options)
  }

  /** Opens the gate of a run; again after a restart of the daemon, where the namespace is still there. @throws EXEC_HOST */
  static async open(name: string, options: EgressProxyOptions): Promise<EgressGate> {
    const namespaces = await engineCommand('ip', ['netns', 'list'])
    if (!namespaces.split('\n').some((line) => line.split(' ')[0] === name)) {
      await engineCommand('ip', ['netns', 'add', name])
      await engineCommand('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
    }
    const gate = new EgressGate(name, options)
    gate.#server = await listenIn(name)
    gate.#server.on('connection', (socket: Socket) => gate.#proxy.accept(socket))
    return gate
  }

  get namespacePath(): string {
    return `/run/netns/${this.#name}`
  }

  /** What programs look at to find a proxy. */
  get env(): Record<string, string> {
    const proxy = `http://127.0.0.1:${port}`
    return { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy }
  }

  /** Closes the way; the namespace stays for a run that goes on. */
  async close(): Promise<void> {
    this.#server?.close()
    this.#proxy.close()
  }
}

/** Removes a run's namespace where there is one. */
export async function removeNamespace(name: string): Promise<void> {
  await engineCommand('ip', ['netns', 'delete', name]).catch(() => {})
}

/** Opens the port inside the namespace. A socket belongs to the namespace it was made in, whoever holds it afterwards. */
async function listenIn(namespace: string): Promise<Server> {
  const script = path.join(import.meta.dirname, 'listenHere.mjs')
  const child = spawn('ip', ['netns', 'exec', namespace, process.execPath, script, `${port}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: startMs,
    env: { PATH: process.env.PATH },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  child.once('message', (message, handle) => {
    if (handle === undefined) reject(new Error((message as { error?: string }).error ?? 'no port'))
    else resolve(handle as Server)
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`ended with code ${code}`)))
  try {
    return await promise
  } catch (cause) {
    throw new MusterError('EXEC_HOST', 'the way to the allowed hosts could not be opened', { cause })
  }
}
