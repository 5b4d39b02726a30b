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
import { peerOfCertificate } from '../identity/peerOfCertificate.ts'
import type { PeerConnection, Route } from './PeerConnection.ts'
import type { PeerLimits } from './PeerLimits.ts'
import { PendingConnections } from './PendingConnections.ts'
import { isProtocol, protocols } from './protocols.ts'

export type ListenerOptions = {
  identity: Identity
  limits: PeerLimits
  logger: Logger
  /** Receives each connection whose key is proven. */
  onConnection: (connection: PeerConnection) => void
  /** A relay looks at a new socket first: it calls one of the two, `accept` when the socket is meant for this node. */
  intercept?: (socket: Socket, decide: { accept: () => void; release: () => void }) => void
}

/** Accepts connections, from its own port and from relays, and lets through those with a proven key. */
export class Listener {
  readonly #options: ListenerOptions
  readonly #tls: TlsServer
  readonly #tcp: Server
  readonly #pending: PendingConnections
  #made: { cert: string; context: SecureContext } | undefined
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
      // There is no authority to ask: #accept compares keys before anything is read.
      rejectUnauthorized: false,
      handshakeTimeout: limits.handshakeTimeoutMs,
      SNICallback: (name, done) => {
        // A name that is not ours: the dialler means somebody else, and must not be answered as if it were us.
        if (peerIdOfServerName(name) !== identity.peerId) return done(new Error('not the peer asked for'))
        done(null, this.#context())
      },
    })
    this.#tls.on('secureConnection', (socket) => this.#accept(socket))
    this.#tls.on('tlsClientError', (error, socket) => {
      options.logger.debug({ error: error.message, source: socket.remoteAddress }, 'handshake failed')
      socket.destroy()
    })
    this.#tcp = createTcpServer({ noDelay: true }, (socket) => this.#receive(socket))
  }

  listen(at: { host: string; port: number }): Promise<Address> {
    return new Promise((resolve, reject) => {
      this.#tcp.once('error', reject)
      this.#tcp.listen({ ...at, backlog: 1024 }, () => {
        this.#tcp.off('error', reject)
        const bound = this.#tcp.address() as { address: string; port: number }
        resolve({ host: bound.address, port: bound.port })
      })
    })
  }

  /** How many connections have not proven a key yet. */
  get pendingCount(): number {
    return this.#pending.size
  }

  /** Takes a socket that carries a dialler's bytes, such as one opened towards a relay on its behalf. */
  adopt(socket: Socket, route: Route): void {
    const ports = portsOf(socket)
    this.#routeOfPort.set(ports, route)
    socket.once('close', () => this.#routeOfPort.delete(ports))
    this.#tls.emit('connection', socket)
  }

  async close(): Promise<void> {
    this.#pending.dropAll()
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((resolve) => (this.#tcp.listening ? this.#tcp.close(() => resolve()) : resolve()))
  }

  /** One context for all connections until the certificate is renewed. */
  #context(): SecureContext {
    const { cert, key } = this.#options.identity.certificate()
    if (this.#made?.cert !== cert)
      this.#made = { cert, context: createSecureContext({ cert, key, minVersion: 'TLSv1.3' }) }
    return this.#made.context
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
    const peer = peerOfCertificate(socket.getPeerX509Certificate(), Date.now())
    const named = typeof socket.servername === 'string' && peerIdOfServerName(socket.servername)
    const refuse = (reason: string) => {
      this.#options.logger.debug({ reason, source: socket.remoteAddress }, 'connection refused')
      socket.destroy()
    }
    if (!peer.ok) return void refuse(peer.reason)
    if (named !== this.#options.identity.peerId) return void refuse('no name of ours in the handshake')
    if (socket.isSessionReused()) return void refuse('a resumed session proves no key')
    if (!isProtocol(socket.alpnProtocol)) return void refuse('no protocol in common')
    const route = this.#routeOfPort.get(portsOf(socket)) ?? { kind: 'direct' }
    socket.setNoDelay(true)
    this.#options.onConnection({ peerId: peer.peerId, protocol: socket.alpnProtocol, route, socket })
  }
}

function portsOf(socket: Socket): string {
  return `${socket.localPort} ${socket.remoteAddress} ${socket.remotePort}`
}
