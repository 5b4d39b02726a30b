import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { z } from 'zod'
import { typedHandler } from './calls/CallChannel.ts'
import type { Call, CallContext, CallHandler } from './calls/defineCall.ts'
import type { Address, Directory } from './directory/Directory.ts'
import type { Identity } from './identity/Identity.ts'
import type { PeerId } from './identity/PeerId.ts'
import { backService, DialBack, dialBack } from './pipes/DialBack.ts'
import { openPipe } from './pipes/openPipe.ts'
import { type PipeHandler, servePipe } from './pipes/servePipe.ts'
import { RelayedListener } from './relay/RelayedListener.ts'
import { RelayServer, type RelayServerOptions } from './relay/RelayServer.ts'
import type { Stream, StreamContext } from './streams/defineStream.ts'
import type { MessageStream } from './streams/MessageStream.ts'
import { Listener } from './transport/Listener.ts'
import { OpenConnections } from './transport/OpenConnections.ts'
import type { PeerConnection, Route } from './transport/PeerConnection.ts'
import { PeerLimits } from './transport/PeerLimits.ts'
import { protocols } from './transport/protocols.ts'
import { reach } from './transport/reach.ts'
import { type StreamHandler, typedStreamHandler } from './transport/Session.ts'
import { Sessions } from './transport/Sessions.ts'
import { sourceOf } from './transport/sourceOf.ts'

export type PeerNodeOptions = {
  identity: Identity
  directory: Directory
  /** Where to accept connections; none for a node that only dials and is reached through relays. */
  listen?: { host: string; port: number }
  /** Relays to keep a reverse connection to. */
  relays?: readonly PeerId[]
  /** Forward for others, with these limits. */
  relay?: RelayServerOptions
  limits?: z.input<typeof PeerLimits>
  /** Name and version of the software, for the first exchange. */
  agent?: string
  logger?: Logger
  dialTimeoutMs?: number
  /** How long after it was opened a relayed session first tries to become a direct one. */
  upgradeAfterMs?: number
}

export type AskOptions = { signal?: AbortSignal; timeoutMs?: number }

const defaultTimeoutMs = 30_000

/** One node among its peers: answers and asks, by peer id alone. Stop it with `stop`. */
export class PeerNode {
  readonly peerId: PeerId
  /** Where it listens; undefined when it does not. */
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
  readonly #back = new DialBack()
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
      logger: this.#logger,
      upgradeAfterMs: options.upgradeAfterMs ?? 5_000,
    })
    this.handlePipe(backService, this.#back.handler)
    this.handle(dialBack, async ({ ticket }, { peerId, signal }) => {
      await this.#serveBack(peerId, ticket, signal)
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

  /** Listens and registers with the relays. A relay that does not answer is tried again later and stops nothing. */
  static async start(options: PeerNodeOptions): Promise<PeerNode> {
    const node = new PeerNode(options)
    if (options.listen !== undefined) node.address = await node.#listener.listen(options.listen)
    for (const relay of options.relays ?? []) node.addRelay(relay)
    return node
  }

  /** The relays through which this node can be reached. */
  get relays(): PeerId[] {
    return this.#relayed.map(({ relay }) => relay)
  }

  /** Keeps a reverse connection to one more relay. */
  addRelay(relay: PeerId): void {
    if (this.relays.includes(relay)) return
    const { identity, directory } = this.#options
    this.#relayed.push(
      new RelayedListener(relay, { identity, directory, listener: this.#listener, logger: this.#logger }),
    )
  }

  /** Answers a call. Throw a MusterError to refuse it: code and message travel, nothing else does. */
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

  /** Asks a peer and waits for its answer. Throws NET_* errors, and the code that the other side refuses with. */
  async call<Q extends z.ZodType, S extends z.ZodType>(
    peerId: PeerId,
    call: Call<Q, S>,
    request: z.output<Q>,
    options: AskOptions = {},
  ): Promise<z.output<S>> {
    const session = this.#sessions.either(peerId) ?? (await this.#sessions.dialled(peerId, options.signal))
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
    const session = await this.#sessions.dialled(peerId, options.signal)
    return session.openStream(stream, params, options)
  }

  /**
   * A connection of its own for bulk bytes, after the peer has agreed to the service. A peer that nobody can dial just now
   * is asked over the session that it has opened, if it has, to dial us for it.
   */
  async openPipe(
    peerId: PeerId,
    service: string,
    params: unknown,
    options: AskOptions = {},
  ): Promise<Duplex> {
    const timeoutMs = options.timeoutMs ?? defaultTimeoutMs
    const socket = await this.#reachForPipe(peerId, { ...options, timeoutMs })
    return openPipe(socket, service, params, timeoutMs)
  }

  /** How a peer is reached now; undefined without a session. */
  routeTo(peerId: PeerId): Route | undefined {
    return this.#sessions.either(peerId)?.route
  }

  /** Resolves once a relay knows this node, so that others can reach it there. */
  async relayReady(relay: PeerId): Promise<void> {
    await this.#relayed.find((one) => one.relay === relay)?.ready
  }

  /** Nobody can dial this node just now: it has no address, and every relay of it is gone. */
  get isCutOff(): boolean {
    const hasWay = this.address !== undefined || this.#relayed.length === 0
    return !hasWay && this.#relayed.every(({ isOpen }) => !isOpen)
  }

  /** The relay role's side: who is registered, and usage signed by the targets. Undefined without the role. */
  get relayServer(): RelayServer | undefined {
    return this.#relayServer
  }

  /** Connections with a proven key, either way. */
  get connectionCount(): number {
    return this.#open.count
  }

  /** Connections that have not proven a key yet. */
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
  ): Promise<PeerConnection> {
    if (this.#stopping.signal.aborted) throw new MusterError('NET_CLOSED', 'this node has stopped')
    const { identity, directory, dialTimeoutMs = 15_000 } = this.#options
    const signal = AbortSignal.any([this.#stopping.signal, ...(how.signal ? [how.signal] : [])])
    const direct = how.directOnly === undefined ? {} : { directOnly: how.directOnly }
    const reached = await reach(peerId, {
      identity,
      directory,
      protocol,
      signal,
      timeoutMs: dialTimeoutMs,
      ...direct,
    })
    reached.socket.on('error', () => reached.socket.destroy())
    this.#open.track(reached.socket)
    return { peerId, protocol, ...reached }
  }

  #accept(connection: PeerConnection): void {
    const { peerId, protocol, socket, route } = connection
    const source = route.kind === 'relay' ? `relay ${route.relay}` : sourceOf(socket.remoteAddress ?? '')
    const room = this.#open.admit(peerId, socket, source)
    if (!room.ok) {
      this.#logger.warn({ peerId, reason: room.reason }, 'connection refused')
      return void socket.destroy()
    }
    if (protocol === protocols.messages) this.#sessions.accept(connection)
    else if (protocol === protocols.bytes)
      void servePipe(socket, { peerId, source }, this.#services, this.#limits.stallTimeoutMs)
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
      const session = this.#sessions.either(peerId)
      if (!session || !hasCode(error, 'NET_UNREACHABLE', 'NET_TIMEOUT')) throw error
      return this.#back
        .wait(peerId, (ticket) => session.call(dialBack, ticket, { signal, timeoutMs }))
        .catch(() => {
          throw error
        })
    }
  }

  /** Only a node that cannot be dialled comes when it is called: nobody else has a reason to ask for it. */
  async #serveBack(peerId: PeerId, ticket: string, signal: AbortSignal): Promise<void> {
    if (!this.isCutOff) throw new MusterError('NET_REFUSED', 'this node can be dialled')
    const { socket } = await this.#dial(peerId, protocols.bytes, { signal })
    await openPipe(socket, backService, { ticket }, this.#limits.stallTimeoutMs)
    const context = { peerId, source: sourceOf(socket.remoteAddress ?? '') }
    void servePipe(socket, context, this.#services, this.#limits.stallTimeoutMs)
  }
}
