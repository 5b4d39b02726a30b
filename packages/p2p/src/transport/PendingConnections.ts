import type { Socket } from 'node:net'
import { sourceOf } from './sourceOf.ts'

/**
 * Connections that have not authenticated yet. They cost us memory and the other side nothing, so they are
 * limited per source, in total, and in time.
 */
export class PendingConnections {
  readonly #limits: { perSource: number; total: number; timeoutMs: number }
  readonly #sockets = new Map<Socket, { source: string; timer: NodeJS.Timeout }>()
  readonly #perSource = new Map<string, number>()
  readonly #byEndpoint = new Map<string, Socket>()

  constructor(limits: { perSource: number; total: number; timeoutMs: number }) {
    this.#limits = limits
  }

  get size(): number {
    return this.#sockets.size
  }

  /**
   * Counts a socket, or destroys it when its source has too many. When the total is reached, drops the
   * oldest.
   */
  admit(socket: Socket): boolean {
    const address = socket.remoteAddress
    const source = address === undefined ? '' : sourceOf(address)
    // A socket that closed before we saw it has no address.
    if (address === undefined || (this.#perSource.get(source) ?? 0) >= this.#limits.perSource) {
      socket.destroy()
      return false
    }
    if (this.#sockets.size >= this.#limits.total) {
      const [oldest] = this.#sockets.keys()
      this.#drop(oldest!)
    }
    const timer = setTimeout(() => this.#drop(socket), this.#limits.timeoutMs)
    this.#sockets.set(socket, { source, timer })
    this.#perSource.set(source, (this.#perSource.get(source) ?? 0) + 1)
    const endpoint = endpointOf(socket)
    this.#byEndpoint.set(endpoint, socket)
    socket.once('close', () => {
      if (this.#byEndpoint.get(endpoint) === socket) this.#byEndpoint.delete(endpoint)
      this.release(socket)
    })
    return true
  }

  /** Stops counting a connection that has authenticated or closed. */
  release(socket: Socket): void {
    const entry = this.#sockets.get(socket)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    this.#sockets.delete(socket)
    const left = this.#perSource.get(entry.source)! - 1
    if (left === 0) this.#perSource.delete(entry.source)
    else this.#perSource.set(entry.source, left)
  }

  /** A TLS socket does not expose its TCP socket, so the two are matched by their endpoints. */
  releaseByEndpoint(tls: Socket): void {
    const socket = this.#byEndpoint.get(endpointOf(tls))
    if (socket !== undefined) this.release(socket)
  }

  dropAll(): void {
    for (const socket of [...this.#sockets.keys()]) this.#drop(socket)
  }

  #drop(socket: Socket): void {
    this.release(socket)
    socket.destroy()
  }
}

function endpointOf(socket: Socket): string {
  return `${socket.localPort} ${socket.remoteAddress} ${socket.remotePort}`
}
