import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import {
  createSecureContext,
  createServer as createTlsServer,
  type SecureContext,
  type TLSSocket,
  type Server as TlsServer,
} from 'node:tls'
import type { Logger } from '@muster-network/core'
import type { Address } from '../directory/Directory.ts'
import type { Identity } from '../identity/Identity.ts'
import { peerIdOfServerName } from '../identity/PeerId.ts'
import { verifyCertificate } from '../identity/verifyCertificate.ts'
import type { PeerConnection, Route } from './PeerConnection.ts'
import type { PeerLimits } from './PeerLimits.ts'
import { PendingConnections } from './PendingConnections.ts'
import { isProtocol, protocols } from './protocols.ts'

export type ListenerOptions = {
  identity: Identity
  limits: PeerLimits
  logger: Logger
  /** Called with each authenticated connection. */
  onConnection: (connection: PeerConnection) => void
  /**
   * Lets a relay inspect a new socket first. It calls `accept` when the socket is for this node, `release`
   * otherwise.
   */
  intercept?: (socket: Socket, decide: { accept: () => void; release: () => void }) => void
}

/** Accepts connections from its own port and from relays, and passes on those that authenticate. */
export class Listener {
  readonly #options: ListenerOptions
  readonly #tls: TlsServer
  readonly #tcp: Server
  readonly #pending: PendingConnections
  #cached: { cert: string; context: SecureContext } | undefined
  readonly #sockets = new Set<Socket>()
  readonly #routeOfPort = new Map<string, Route>()

  constructor(options: ListenerOptions) {
    const { identity, limits } = options
    this.#options = options
    this.#pending = new PendingConnections({
      perSource: limits.pendingPerSource,
      total: limits.pendingTotal,
      timeoutMs: limits.handshakeTimeoutMs,
    })
    this.#tls = createTlsServer({
      ...identity.certificate(),
      minVersion: 'TLSv1.3',
      ALPNProtocols: Object.values(protocols),
      requestCert: true,
      // There is no certificate authority: #accept verifies the key before anything is read.
      rejectUnauthorized: false,
      handshakeTimeout: limits.handshakeTimeoutMs,
      SNICallback: (name, done) => {
        // The dialler wants another peer and must not get an answer from this one.
        if (peerIdOfServerName(name) !== identity.peerId)
          return done(new Error('the server name is not the id of this peer'))
        try {
          done(null, this.#context())
        } catch (error) {
          done(error as Error)
        }
      },
    })
    this.#tls.on('secureConnection', (socket) => this.#guard(socket, () => this.#accept(socket)))
    this.#tls.on('tlsClientError', (error, socket) => {
      options.logger.debug({ error: error.message, source: socket.remoteAddress }, 'handshake failed')
      socket.destroy()
    })
    this.#tcp = createTcpServer({ noDelay: true }, (socket) =>
      this.#guard(socket, () => this.#receive(socket)),
    )
  }

  listen(at: { host: string; port: number }): Promise<Address> {
    return new Promise((resolve, reject) => {
      this.#tcp.once('error', reject)
      this.#tcp.listen({ ...at, backlog: 1024 }, () => {
        this.#tcp.off('error', reject)
        // for example when strangers have used up all file descriptors; without a listener it ends the process
        this.#tcp.on('error', (error) =>
          this.#options.logger.warn({ error: error.message }, 'connection not accepted'),
        )
        const bound = this.#tcp.address() as { address: string; port: number }
        resolve({ host: bound.address, port: bound.port })
      })
    })
  }

  /** Inbound connections that have not authenticated yet. */
  get pendingCount(): number {
    return this.#pending.size
  }

  /** Accepts a socket that carries a dialler's bytes, such as one opened to a relay. */
  adopt(socket: Socket, route: Route): void {
    const ports = portsOf(socket)
    this.#routeOfPort.set(ports, route)
    socket.once('close', () => this.#routeOfPort.delete(ports))
    this.#guard(socket, () => this.#tls.emit('connection', socket))
  }

  async close(): Promise<void> {
    this.#pending.dropAll()
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((resolve) => (this.#tcp.listening ? this.#tcp.close(() => resolve()) : resolve()))
  }

  /** Cached until the certificate is renewed. */
  #context(): SecureContext {
    const { cert, key } = this.#options.identity.certificate()
    if (this.#cached?.cert !== cert)
      this.#cached = { cert, context: createSecureContext({ cert, key, minVersion: 'TLSv1.3' }) }
    return this.#cached.context
  }

  /** A connection whose bytes make our code throw loses itself, and nothing else. */
  #guard(socket: Socket, accept: () => void): void {
    try {
      accept()
    } catch (error) {
      this.#options.logger.warn({ error, source: socket.remoteAddress }, 'connection dropped')
      socket.destroy()
    }
  }

  #receive(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    if (!this.#pending.admit(socket)) return
    const accept = () => this.#tls.emit('connection', socket)
    if (this.#options.intercept === undefined) accept()
    else this.#options.intercept(socket, { accept, release: () => this.#pending.release(socket) })
  }

  #accept(socket: TLSSocket): void {
    this.#pending.releaseByEndpoint(socket)
    socket.on('error', () => socket.destroy())
    const peer = verifyCertificate(socket.getPeerX509Certificate(), Date.now())
    const named = typeof socket.servername === 'string' && peerIdOfServerName(socket.servername)
    const refuse = (reason: string) => {
      this.#options.logger.debug({ reason, source: socket.remoteAddress }, 'connection refused')
      socket.destroy()
    }
    if (!peer.ok) return void refuse(peer.reason)
    if (named !== this.#options.identity.peerId)
      return void refuse('the server name is not the id of this peer')
    if (socket.isSessionReused()) return void refuse('a resumed TLS session does not authenticate')
    if (!isProtocol(socket.alpnProtocol)) return void refuse('no common protocol')
    const route = this.#routeOfPort.get(portsOf(socket)) ?? { kind: 'direct' }
    socket.setNoDelay(true)
    this.#options.onConnection({ peerId: peer.peerId, protocol: socket.alpnProtocol, route, socket })
  }
}

function portsOf(socket: Socket): string {
  return `${socket.localPort} ${socket.remoteAddress} ${socket.remotePort}`
}
