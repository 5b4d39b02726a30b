import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { anySignal, hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { z } from 'zod'
import { typedHandler } from './calls/CallChannel.ts'
import type { Call, CallContext, CallHandler } from './calls/defineCall.ts'
import type { Address, Directory } from './directory/Directory.ts'
import type { Identity } from './identity/Identity.ts'
import type { PeerId } from './identity/PeerId.ts'
import { DialBack, dialBack, dialBackService } from './pipes/DialBack.ts'
import { openPipe } from './pipes/openPipe.ts'
import { type PipeHandler, servePipe } from './pipes/servePipe.ts'
import { RelayedListener } from './relay/RelayedListener.ts'
import { RelayServer, type RelayServerOptions } from './relay/RelayServer.ts'
import type { Stream, StreamContext } from './streams/defineStream.ts'
import type { MessageStream } from './streams/MessageStream.ts'
import { dialPeer } from './transport/dialPeer.ts'
import { Listener } from './transport/Listener.ts'
import { OpenConnections } from './transport/OpenConnections.ts'
import type { OpenConnection, PeerConnection, Route } from './transport/PeerConnection.ts'
import { PeerLimits } from './transport/PeerLimits.ts'
import { protocols } from './transport/protocols.ts'
import { type StreamHandler, typedStreamHandler } from './transport/Session.ts'
import { Sessions } from './transport/Sessions.ts'
import { sourceOf } from './transport/sourceOf.ts'

export type PeerNodeOptions = {
  identity: Identity
  directory: Directory
  /** Address to accept connections on; omitted by a node that only dials and is reached through relays. */
  listen?: { host: string; port: number }
  /** Relays to maintain a reverse connection to. */
  relays?: readonly PeerId[]
  /** Enables the relay role: forwards connections for other peers within these limits. */
  relay?: RelayServerOptions
  limits?: z.input<typeof PeerLimits>
  /** Name and version of the software, sent in the hello. */
  agent?: string
  logger?: Logger
  dialTimeoutMs?: number
  /** Delay after a relayed session opens before the node first tries to replace it with a direct session. */
  upgradeAfterMs?: number
}

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number }

const defaultTimeoutMs = 30_000

/**
 * A node in the peer-to-peer network: serves and makes calls, streams and pipes, addressed by peer id alone.
 */
export class PeerNode {
  readonly peerId: PeerId
  /** The bound listen address; undefined for a node that does not listen. */
  address: Address | undefined
  readonly #options: PeerNodeOptions
  readonly #limits: PeerLimits
  readonly #logger: Logger
  readonly #calls = new Map<string, CallHandler>()
  readonly #streams = new Map<string, StreamHandler>()
  readonly #services = new Map<string, PipeHandler>()
  readonly #open: OpenConnections
  readonly #sessions: Sessions
  readonly #listener: Listener
  readonly #relayServer: RelayServer | undefined
  readonly #relayed: RelayedListener[] = []
  readonly #dialBacks = new DialBack()
  readonly #onLost = new Set<(peerId: PeerId) => void>()
  readonly #stopping = new AbortController()

  private constructor(options: PeerNodeOptions) {
    this.#options = options
    this.peerId = options.identity.peerId
    this.#limits = PeerLimits.parse(options.limits ?? {})
    this.#logger = options.logger ?? silentLogger
    this.#open = new OpenConnections(this.#limits)
    this.#sessions = new Sessions({
      session: {
        limits: this.#limits,
        calls: this.#calls,
        streams: this.#streams,
        hello: { version: 1, agent: options.agent ?? 'muster' },
      },
      dial: (peerId, how) => this.#dial(peerId, protocols.messages, how),
      onLost: (peerId) => {
        if (!this.#stopping.signal.aborted) for (const listener of this.#onLost) listener(peerId)
      },
      logger: this.#logger,
      upgradeAfterMs: options.upgradeAfterMs ?? 5_000,
    })
    this.handlePipe(dialBackService, this.#dialBacks.handler)
    this.handle(dialBack, async ({ ticket }, { peerId, signal }) => {
      await this.#dialBack(peerId, ticket, signal)
      return {}
    })
    this.#relayServer = options.relay && new RelayServer(options.identity, options.relay, this.#logger)
    this.#listener = new Listener({
      identity: options.identity,
      limits: this.#limits,
      logger: this.#logger,
      onConnection: (connection) => this.#accept(connection),
      ...(this.#relayServer && { intercept: this.#relayServer.intercept }),
    })
  }

  /**
   * Listens and registers with the relays. An unreachable relay is retried in the background and does not
   * fail the start.
   */
  static async start(options: PeerNodeOptions): Promise<PeerNode> {
    const node = new PeerNode(options)
    if (options.listen !== undefined) node.address = await node.#listener.listen(options.listen)
    for (const relay of options.relays ?? []) node.addRelay(relay)
    return node
  }

  get relays(): PeerId[] {
    return this.#relayed.map(({ relay }) => relay)
  }

  /** Opens and maintains a reverse connection to another relay. */
  addRelay(relay: PeerId): void {
    if (this.relays.includes(relay)) return
    const { identity, directory } = this.#options
    this.#relayed.push(
      new RelayedListener(relay, { identity, directory, listener: this.#listener, logger: this.#logger }),
    )
  }

  /**
   * Registers the handler of a call. To reject a call, throw a MusterError: only its code and message are
   * sent to the caller.
   */
  handle<Q extends z.ZodType, S extends z.ZodType>(
    call: Call<Q, S>,
    handler: (request: z.output<Q>, context: CallContext) => Promise<z.output<S>>,
  ): void {
    this.#calls.set(call.name, typedHandler(call, handler))
  }

  handleStream<P extends z.ZodType, D extends z.ZodType, U extends z.ZodType>(
    stream: Stream<P, D, U>,
    handler: (params: z.output<P>, context: StreamContext<z.output<U>>) => AsyncIterable<z.output<D>>,
  ): void {
    this.#streams.set(stream.name, typedStreamHandler(stream, handler))
  }

  handlePipe(service: string, handler: PipeHandler): void {
    this.#services.set(service, handler)
  }

  /**
   * Calls a peer and waits for the response. Throws NET_* errors, and the error code that the peer rejects
   * with.
   */
  async call<Q extends z.ZodType, S extends z.ZodType>(
    peerId: PeerId,
    call: Call<Q, S>,
    request: z.output<Q>,
    options: CallOptions = {},
  ): Promise<z.output<S>> {
    const session =
      this.#sessions.findOpen(peerId) ?? (await this.#sessions.findOrDial(peerId, options.signal))
    return session.call(call, request, {
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    })
  }

  async openStream<P extends z.ZodType, D extends z.ZodType, U extends z.ZodType>(
    peerId: PeerId,
    stream: Stream<P, D, U>,
    params: z.output<P>,
    options: { signal?: AbortSignal } = {},
  ): Promise<MessageStream<D, U>> {
    const session = await this.#sessions.findOrDial(peerId, options.signal)
    return session.openStream(stream, params, options)
  }

  /**
   * Opens a dedicated connection for bulk bytes after the peer has accepted the service. If the peer cannot
   * be dialled but has an open session with this node, asks it over that session to dial back.
   */
  async openPipe(
    peerId: PeerId,
    service: string,
    params: unknown,
    options: CallOptions = {},
  ): Promise<Duplex> {
    const timeoutMs = options.timeoutMs ?? defaultTimeoutMs
    const socket = await this.#reachForPipe(peerId, { ...options, timeoutMs })
    return openPipe(socket, service, params, timeoutMs)
  }

  /** The route of the current session with a peer; undefined without a session. */
  routeTo(peerId: PeerId): Route | undefined {
    return this.#sessions.findOpen(peerId)?.route
  }

  /** Calls the listener when the last session with a peer has closed, by either side. Such a peer may be gone or just idle. */
  onLost(listener: (peerId: PeerId) => void): void {
    this.#onLost.add(listener)
  }

  /** Resolves once the relay has registered this node, so that other peers can reach it there. */
  async relayReady(relay: PeerId): Promise<void> {
    await this.#relayed.find((listener) => listener.relay === relay)?.ready
  }

  /**
   * True when no peer can dial this node now: it has no address, and the connection to each of its relays is
   * down.
   */
  get isCutOff(): boolean {
    if (this.address !== undefined || this.#relayed.length === 0) return false
    return this.#relayed.every(({ isOpen }) => !isOpen)
  }

  /** The relay role: registered targets and usage signed by them. Undefined without the role. */
  get relayServer(): RelayServer | undefined {
    return this.#relayServer
  }

  /** Authenticated connections, inbound and outbound. */
  get connectionCount(): number {
    return this.#open.count
  }

  /** Inbound connections that have not authenticated yet. */
  get pendingCount(): number {
    return this.#listener.pendingCount
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const relayed of this.#relayed) relayed.stop()
    this.#sessions.stop()
    this.#relayServer?.stop()
    this.#open.closeAll()
    await this.#listener.close()
  }

  async #dial(
    peerId: PeerId,
    protocol: (typeof protocols)['messages' | 'bytes'],
    how: { signal?: AbortSignal | undefined; directOnly?: boolean },
  ): Promise<OpenConnection> {
    if (this.#stopping.signal.aborted) throw new MusterError('NET_CLOSED', 'this node has been stopped')
    const { identity, directory, dialTimeoutMs = 15_000 } = this.#options
    const signal = anySignal([this.#stopping.signal, ...(how.signal ? [how.signal] : [])])
    const directOnly = how.directOnly === undefined ? {} : { directOnly: how.directOnly }
    const dialled = await dialPeer(peerId, {
      identity,
      directory,
      protocol,
      signal,
      timeoutMs: dialTimeoutMs,
      ...directOnly,
    })
    dialled.socket.on('error', () => dialled.socket.destroy())
    const memory = this.#open.track(peerId, dialled.socket, sourceOfConnection(dialled))
    return { peerId, protocol, memory, ...dialled }
  }

  #accept(connection: PeerConnection): void {
    const { peerId, protocol, socket } = connection
    const source = sourceOfConnection(connection)
    const admission = this.#open.admit(peerId, socket, source)
    if (!admission.ok) {
      this.#logger.warn({ peerId, reason: admission.reason }, 'connection refused')
      return void socket.destroy()
    }
    if (protocol === protocols.messages) this.#sessions.accept({ ...connection, memory: admission.memory })
    else if (protocol === protocols.bytes)
      void servePipe(socket, { peerId, source }, this.#services, this.#limits.stallTimeoutMs).catch(() =>
        socket.destroy(),
      )
    else if (this.#relayServer !== undefined) this.#relayServer.register(peerId, socket)
    else socket.destroy()
  }

  async #reachForPipe(
    peerId: PeerId,
    { signal, timeoutMs }: { signal?: AbortSignal; timeoutMs: number },
  ): Promise<TLSSocket> {
    try {
      return (await this.#dial(peerId, protocols.bytes, { signal })).socket
    } catch (error) {
      const session = this.#sessions.findOpen(peerId)
      if (!session || !hasCode(error, 'NET_UNREACHABLE', 'NET_TIMEOUT')) throw error
      return this.#dialBacks
        .requestPipe(peerId, (ticket) => session.call(dialBack, ticket, { signal, timeoutMs }))
        .catch(() => {
          throw error
        })
    }
  }

  /** Dials back only while this node is cut off: otherwise the peer can dial it, and has no reason to ask. */
  async #dialBack(peerId: PeerId, ticket: string, signal: AbortSignal): Promise<void> {
    if (!this.isCutOff)
      throw new MusterError('NET_REFUSED', 'this node can be dialled: open the pipe directly')
    const connection = await this.#dial(peerId, protocols.bytes, { signal })
    const { socket } = connection
    await openPipe(socket, dialBackService, { ticket }, this.#limits.stallTimeoutMs)
    const context = { peerId, source: sourceOfConnection(connection) }
    void servePipe(socket, context, this.#services, this.#limits.stallTimeoutMs).catch(() => socket.destroy())
  }
}

/** The source that a connection counts against: an address, or the relay between. */
function sourceOfConnection({ route, socket }: Pick<PeerConnection, 'route' | 'socket'>): string {
  return route.kind === 'relay' ? `relay ${route.relay}` : sourceOf(socket.remoteAddress ?? '')
}
