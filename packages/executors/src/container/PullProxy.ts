import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Resolved } from './egress/resolvePublic.ts'

type Resolve = (host: string) => Promise<Resolved>

const connectTimeoutMs = 15_000
const maxConnections = 64

/**
 * The proxy that an engine pulls an image through. The engine would look up a registry again after we have checked its
 * addresses, and follow redirects anywhere: a name that changes in between, or a redirect, would lead it into the
 * private network. Here each connection is looked up once, all addresses are checked, and one of these is dialled.
 */
export class PullProxy {
  readonly #server: Server
  readonly #resolve: Resolve
  readonly #open = new Set<Duplex>()

  private constructor(resolve: Resolve) {
    this.#resolve = resolve
    // Only TLS is forwarded: a plain request gets no answer from outside.
    this.#server = createServer((_, response) => response.writeHead(403).end())
    this.#server.maxConnections = maxConnections
    this.#server.on('connect', (request, client, head) => {
      this.#track(client)
      this.#forward(request.url ?? '', client, head).catch(() => client.destroy())
    })
    this.#server.on('clientError', (_, socket) => socket.destroy())
  }

  static async start(resolve: Resolve): Promise<PullProxy> {
    const proxy = new PullProxy(resolve)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    // a connection that could not be accepted: the engine sees it closed, and the pull fails
    proxy.#server.on('error', () => {})
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
    if (this.#server.listening) await once(this.#server, 'close')
  }

  async #forward(target: string, client: Duplex, head: Buffer): Promise<void> {
    const [, bracketed, plain, port] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+)):(\d{1,5})$/i.exec(target) ?? []
    const host = bracketed ?? plain
    if (host === undefined) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    const resolved = await this.#resolve(host)
    if (!resolved.ok) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const onward = await dial(resolved.address, Number(port))
    if (onward === undefined) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    this.#track(onward)
    // no event of a client that is gone would close it
    if (client.destroyed) return void onward.destroy()
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) onward.write(head)
    client.pipe(onward).pipe(client)
    client.once('close', () => onward.destroy())
    onward.once('close', () => client.destroy())
  }

  #track(socket: Duplex): void {
    socket.on('error', () => socket.destroy())
    this.#open.add(socket)
    socket.once('close', () => this.#open.delete(socket))
  }
}

function dial(host: string, port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    if (port < 1 || port > 65_535) return resolve(undefined)
    const socket = connect({ host, port })
    const fail = () => {
      socket.destroy()
      resolve(undefined)
    }
    socket.setTimeout(connectTimeoutMs, fail)
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
