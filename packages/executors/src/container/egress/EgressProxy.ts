import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { isAllowed, parseHostAndPort } from './allowedHosts.ts'
import { endToEndHeaders } from './endToEndHeaders.ts'
import { type ResolvePolicy, resolvePublic } from './resolvePublic.ts'

export type EgressPolicy = ResolvePolicy & {
  /** `host` or `host:port`, see `ContainerProgram.egress`. */
  allowed: readonly string[]
}

const idleMs = 120_000
const connectMs = 15_000
const maxConnections = 64
/** Pipelined requests on one connection are handled at the same time. */
const maxRequests = 64

/**
 * An HTTP proxy with an allow list of hosts. It resolves names itself and connects to the address that it
 * checked, so a name that changes its address between check and connection (DNS rebinding) gains nothing. TLS
 * passes through unopened. Both sides are strangers: the program of the run and the hosts that its client listed.
 */
export class EgressProxy {
  readonly #policy: EgressPolicy
  readonly #server: HttpServer
  readonly #sockets = new Set<Socket>()
  #requests = 0

  constructor(policy: EgressPolicy) {
    this.#policy = policy
    this.#server = createServer({ headersTimeout: connectMs, maxHeaderSize: 16_384 }, (incoming, reply) => {
      this.#forward(incoming, reply).catch(() => refuse(reply, 502, 'the request cannot be forwarded'))
    })
    this.#server.on('connect', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
      this.#tunnel(incoming.url ?? '', socket, head).catch(() => socket.destroy())
    })
  }

  /** Serves one connection from the run. */
  accept(socket: Socket): void {
    if (this.#sockets.size >= maxConnections) {
      socket.destroy()
      return
    }
    this.#track(socket)
    this.#server.emit('connection', socket)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  async #tunnel(target: string, socket: Socket, head: Buffer): Promise<void> {
    const address = await this.#resolve(target)
    if (typeof address === 'string') {
      socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${address.length + 1}\r\n\r\n${address}\n`)
      return
    }
    const outside = connect({ host: address.address, port: address.port, timeout: connectMs })
    this.#track(outside)
    outside.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      outside.write(head)
      outside.pipe(socket)
      socket.pipe(outside)
    })
    outside.once('close', () => socket.destroy())
    socket.once('close', () => outside.destroy())
    if (socket.destroyed) outside.destroy()
  }

  async #forward(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (this.#requests >= maxRequests) {
      refuse(reply, 503, 'too many requests at once')
      return
    }
    this.#requests++
    reply.once('close', () => this.#requests--)
    const url = URL.parse(incoming.url ?? '')
    const address =
      url?.protocol === 'http:'
        ? await this.#resolve(`${url.hostname}:${url.port || 80}`)
        : 'the proxy supports only http and CONNECT'
    if (typeof address === 'string') {
      refuse(reply, 403, address)
      return
    }
    const outside = request({
      host: address.address,
      port: address.port,
      path: url!.pathname + url!.search,
      method: incoming.method,
      headers: {
        ...endToEndHeaders(incoming.headers),
        host: url!.host,
        // Without it, Node sends the body of some methods without any framing.
        ...(incoming.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
      },
      // A connection that other requests share would mix up their answers.
      agent: false,
      timeout: idleMs,
    })
    outside.on('timeout', () => outside.destroy())
    outside.on('error', () => refuse(reply, 502, 'no reply'))
    outside.on('response', (response) => answer(response, reply))
    reply.once('close', () => outside.destroy())
    pipeline(incoming, outside, () => {})
  }

  /** Returns the checked address of an allowed target, or the reason for the refusal. */
  async #resolve(target: string): Promise<{ address: string; port: number } | string> {
    const wanted = parseHostAndPort(target)
    if (wanted === undefined || !isAllowed(this.#policy.allowed, wanted))
      return `${target} is not on the task's egress list`
    const resolved = await resolvePublic(wanted.host, this.#policy)
    if (resolved.ok) return { address: resolved.address, port: wanted.port }
    return resolved.reason === 'unknown'
      ? `${wanted.host} cannot be resolved`
      : `${wanted.host} resolves to a private network`
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setTimeout(idleMs, () => socket.destroy())
    // A broken connection is not an error here; `close` follows and cleans up.
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
  }
}

/** Passes an answer on; an answer that Node would not send itself ends in 502. */
function answer(response: IncomingMessage, reply: ServerResponse): void {
  const status = response.statusCode ?? 0
  try {
    if (status < 200 || status > 599) throw new RangeError(`status ${status}`)
    reply.writeHead(status, endToEndHeaders(response.headers))
  } catch {
    response.destroy()
    refuse(reply, 502, 'the host answered with an invalid response')
    return
  }
  pipeline(response, reply, () => {})
}

function refuse(reply: ServerResponse, status: number, reason: string): void {
  if (reply.headersSent) reply.destroy()
  else reply.writeHead(status).end(`${reason}\n`)
}
