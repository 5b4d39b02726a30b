import { type Logger, MusterError } from '@muster-network/core'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerConnection } from './PeerConnection.ts'
import { Session, type SessionOptions } from './Session.ts'

export type SessionsOptions = {
  session: Omit<SessionOptions, 'onClose'>
  dial: (
    peerId: PeerId,
    how: { signal?: AbortSignal | undefined; directOnly?: boolean },
  ) => Promise<PeerConnection>
  logger: Logger
  upgradeAfterMs: number
}

const upgradeAtMostMs = 300_000

/** The sessions of a node: at most one that it dialled to each peer, and those that peers opened. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #dialled = new Map<PeerId, Session>()
  readonly #dialling = new Map<PeerId, Promise<Session>>()
  readonly #accepted = new Map<PeerId, Set<Session>>()
  readonly #upgrades = new Map<Session, NodeJS.Timeout>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** An open session with a peer, whoever dialled: good for calls. */
  either(peerId: PeerId): Session | undefined {
    const own = this.#dialled.get(peerId)
    if (own?.usable) return own
    // The newest one that a peer opened is the likeliest to be alive.
    return [...(this.#accepted.get(peerId) ?? [])].findLast((session) => session.usable)
  }

  /** The session that we dialled, now or before. Callers that come while it is being opened share it. */
  async dialled(peerId: PeerId, signal?: AbortSignal): Promise<Session> {
    const open = this.#dialled.get(peerId)
    if (open?.usable) return open
    let dialling = this.#dialling.get(peerId)
    if (dialling === undefined) {
      dialling = this.#dial(peerId).finally(() => this.#dialling.delete(peerId))
      this.#dialling.set(peerId, dialling)
      // when every caller has given up before it fails, nobody is left to hear of it
      dialling.catch(() => {})
    }
    return signal === undefined ? dialling : orAborted(dialling, signal)
  }

  accept(connection: PeerConnection): void {
    const session = new Session(connection, 'accepted', {
      ...this.#options.session,
      onClose: (closed) => {
        const set = this.#accepted.get(closed.peerId)
        set?.delete(closed)
        if (set?.size === 0) this.#accepted.delete(closed.peerId)
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

  async #dial(peerId: PeerId): Promise<Session> {
    return this.#adopt(await this.#options.dial(peerId, {}))
  }

  #adopt(connection: PeerConnection): Session {
    const session = new Session(connection, 'dialled', {
      ...this.#options.session,
      onClose: (closed) => {
        clearTimeout(this.#upgrades.get(closed))
        this.#upgrades.delete(closed)
        if (this.#dialled.get(closed.peerId) === closed) this.#dialled.delete(closed.peerId)
      },
    })
    this.#dialled.set(session.peerId, session)
    if (session.route.kind === 'relay') this.#upgradeLater(session, this.#options.upgradeAfterMs)
    return session
  }

  /** Tries the direct way again and again, ever more rarely; new work then takes it and the relayed session ends. */
  #upgradeLater(session: Session, afterMs: number): void {
    const timer = setTimeout(async () => {
      try {
        const connection = await this.#options.dial(session.peerId, { directOnly: true })
        if (!session.usable) return void connection.socket.destroy()
        this.#upgrades.delete(session)
        this.#adopt(connection)
        session.drain()
        this.#options.logger.info({ peerId: session.peerId }, 'relayed session moved to a direct one')
      } catch {
        if (session.usable) this.#upgradeLater(session, Math.min(afterMs * 2, upgradeAtMostMs))
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
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
