import { lookup as systemLookup } from 'node:dns/promises'
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { isAllowed, parseHostAndPort } from './allowedHosts.ts'
import { isPublicAddress } from './isPublicAddress.ts'

export type EgressProxyOptions = {
  /** `host` or `host:port`, see `ContainerProgram.egress`. */
  allowed: readonly string[]
  /** Names to addresses; the machine's own resolver unless given. */
  lookup?: (host: string) => Promise<string>
  /** Which addresses may be reached at all; the public internet unless given. */
  mayReach?: (address: string) => boolean
}

const idleMs = 120_000
const connectMs = 15_000
const mostConnections = 64

/**
 * An HTTP proxy that knows one list of hosts. It resolves names itself and connects to the very address that it
 * checked, so a name that changes its address between the check and the connection gains nothing. TLS passes unopened.
 */
export class EgressProxy {
  readonly #options: Required<EgressProxyOptions>
  readonly #server: HttpServer
  readonly #sockets = new Set<Socket>()

  constructor(options: EgressProxyOptions) {
    this.#options = {
      lookup: async (host) => (await systemLookup(host)).address,
      mayReach: isPublicAddress,
      ...options,
    }
    this.#server = createServer({ headersTimeout: connectMs, maxHeaderSize: 16_384 }, (incoming, answer) =>
      this.#forward(incoming, answer),
    )
    this.#server.on('connect', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
      this.#tunnel(incoming.url ?? '', socket, head),
    )
  }

  /** Serves one connection that the run has made. */
  accept(socket: Socket): void {
    if (this.#sockets.size >= mostConnections) {
      socket.destroy()
      return
    }
    this.#keep(socket)
    this.#server.emit('connection', socket)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  async #tunnel(target: string, socket: Socket, head: Buffer): Promise<void> {
    const address = await this.#find(target)
    if (typeof address === 'string') {
      socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${address.length + 1}\r\n\r\n${address}\n`)
      return
    }
    const outside = connect({ host: address.address, port: address.port, timeout: connectMs })
    this.#keep(outside)
    outside.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      outside.write(head)
      outside.pipe(socket)
      socket.pipe(outside)
    })
    outside.once('close', () => socket.destroy())
    socket.once('close', () => outside.destroy())
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url!) : undefined
    const address =
      url?.protocol === 'http:'
        ? await this.#find(`${url.hostname}:${url.port || 80}`)
        : 'only http and CONNECT'
    if (typeof address === 'string') {
      answer.writeHead(403).end(`${address}\n`)
      return
    }
    const headers: Record<string, unknown> = { ...incoming.headers, host: url!.host }
    delete headers['proxy-connection']
    const outside = request(
      {
        host: address.address,
        port: address.port,
        path: url!.pathname + url!.search,
        method: incoming.method,
        headers: headers as OutgoingHttpHeaders,
        timeout: idleMs,
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    outside.on('error', () =>
      answer.headersSent ? answer.destroy() : answer.writeHead(502).end('no answer\n'),
    )
    incoming.pipe(outside)
  }

  /** The checked address of an allowed target, or why there is none. */
  async #find(target: string): Promise<{ address: string; port: number } | string> {
    const wanted = parseHostAndPort(target)
    if (wanted === undefined || !isAllowed(this.#options.allowed, wanted))
      return `${target} is not on the task's list`
    const address = await this.#options.lookup(wanted.host).catch(() => undefined)
    if (address === undefined) return `${wanted.host} has no address`
    if (!this.#options.mayReach(address)) return `${wanted.host} leads into a private network`
    return { address, port: wanted.port }
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setTimeout(idleMs, () => socket.destroy())
    // A peer that breaks off is nobody's fault; `close` follows and tidies up.
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
