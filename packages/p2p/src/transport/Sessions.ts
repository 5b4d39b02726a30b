import { type Logger, MusterError } from '@muster-network/core'
import type { PeerId } from '../identity/PeerId.ts'
import type { OpenConnection } from './PeerConnection.ts'
import { Session, type SessionOptions } from './Session.ts'

export type SessionsOptions = {
  session: Omit<SessionOptions, 'onClose'>
  dial: (
    peerId: PeerId,
    how: { signal?: AbortSignal | undefined; directOnly?: boolean },
  ) => Promise<OpenConnection>
  /** The last session with a peer has closed. */
  onLost: (peerId: PeerId) => void
  logger: Logger
  upgradeAfterMs: number
}

const maxUpgradeDelayMs = 300_000

/** The sessions of a node: at most one dialled session per peer, and the sessions that peers opened. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #dialled = new Map<PeerId, Session>()
  readonly #dialling = new Map<PeerId, Promise<Session>>()
  readonly #accepted = new Map<PeerId, Set<Session>>()
  readonly #upgrades = new Map<Session, NodeJS.Timeout>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** Returns an open session with a peer, dialled by either side. Sufficient for calls. */
  findOpen(peerId: PeerId): Session | undefined {
    const own = this.#dialled.get(peerId)
    if (own?.usable) return own
    // The newest session that a peer opened is the most likely to be alive.
    return [...(this.#accepted.get(peerId) ?? [])].findLast((session) => session.usable)
  }

  /** Returns the session that this node dialled, or dials one. Concurrent callers share the same dial. */
  async findOrDial(peerId: PeerId, signal?: AbortSignal): Promise<Session> {
    const open = this.#dialled.get(peerId)
    if (open?.usable) return open
    let dialling = this.#dialling.get(peerId)
    if (dialling === undefined) {
      dialling = this.#dial(peerId).finally(() => this.#dialling.delete(peerId))
      this.#dialling.set(peerId, dialling)
      // If every caller has given up before the dial fails, the rejection would be unhandled.
      dialling.catch(() => {})
    }
    return signal === undefined ? dialling : orAborted(dialling, signal)
  }

  accept(connection: OpenConnection): void {
    const session = new Session(connection, 'accepted', {
      ...this.#options.session,
      onClose: (closed) => {
        const set = this.#accepted.get(closed.peerId)
        if (!set?.delete(closed)) return
        if (set.size === 0) this.#accepted.delete(closed.peerId)
        this.#lookLost(closed.peerId)
      },
    })
    const set = this.#accepted.get(session.peerId) ?? new Set()
    this.#accepted.set(session.peerId, set.add(session))
  }

  stop(): void {
    for (const timer of this.#upgrades.values()) clearTimeout(timer)
    this.#upgrades.clear()
    for (const session of this.#dialled.values()) session.close()
    for (const set of this.#accepted.values()) for (const session of [...set]) session.close()
  }

  #lookLost(peerId: PeerId): void {
    if (!this.#dialled.has(peerId) && !this.#accepted.has(peerId)) this.#options.onLost(peerId)
  }

  async #dial(peerId: PeerId): Promise<Session> {
    return this.#adopt(await this.#options.dial(peerId, {}))
  }

  #adopt(connection: OpenConnection): Session {
    const session = new Session(connection, 'dialled', {
      ...this.#options.session,
      onClose: (closed) => {
        clearTimeout(this.#upgrades.get(closed))
        this.#upgrades.delete(closed)
        if (this.#dialled.get(closed.peerId) !== closed) return
        this.#dialled.delete(closed.peerId)
        this.#lookLost(closed.peerId)
      },
    })
    this.#dialled.set(session.peerId, session)
    if (session.route.kind === 'relay') this.#upgradeLater(session, this.#options.upgradeAfterMs)
    return session
  }

  /**
   * Retries a direct dial with exponential backoff. On success new work uses the direct session, and the
   * relayed one drains.
   */
  #upgradeLater(session: Session, afterMs: number): void {
    const timer = setTimeout(async () => {
      try {
        const connection = await this.#options.dial(session.peerId, { directOnly: true })
        if (!session.usable) return void connection.socket.destroy()
        this.#upgrades.delete(session)
        this.#adopt(connection)
        session.drain()
        this.#options.logger.info({ peerId: session.peerId }, 'relayed session moved to a direct connection')
      } catch {
        if (session.usable) this.#upgradeLater(session, Math.min(afterMs * 2, maxUpgradeDelayMs))
      }
    }, afterMs)
    timer.unref()
    this.#upgrades.set(session, timer)
  }
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () =>
      reject(new MusterError('NET_CANCELLED', 'dialling was cancelled', { cause: signal.reason }))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject)
  })
}
