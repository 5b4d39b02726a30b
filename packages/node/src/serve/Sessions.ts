import { createHmac, randomBytes } from 'node:crypto'
import { MusterError } from '@muster-network/core'
import { readSessionFile, type StoredSession, writeSessionFile } from './sessionFile.ts'

const linkMs = 60 * 60_000
const sessionMs = 7 * 24 * 60 * 60_000
/** A browser follows a download at once. */
const ticketMs = 60_000
/** More than an owner uses at once; the oldest is dropped first. */
const maxOpen = 100

export type SessionsOptions = {
  token: string
  nowMs: () => number
  /** Where open sessions outlive a restart; without it they end with the process. */
  file?: string
}

/**
 * Browser sessions of the owner: a link with a one-time code is exchanged for a secret, which the page sends in a
 * header. A cookie would also reach other servers of this machine, because cookies ignore ports. Only the secret's hash,
 * keyed with the token, is stored: closing a session revokes it, and a new token revokes all.
 */
export class Sessions {
  readonly #codes = new Map<string, number>()
  readonly #tickets = new Map<string, { path: string; expiresMs: number }>()
  readonly #open: Map<string, StoredSession>
  readonly #options: SessionsOptions

  constructor(options: SessionsOptions) {
    this.#options = options
    const stored = options.file === undefined ? [] : readSessionFile(options.file)
    this.#open = new Map(stored.map((session) => [session.hash, session]))
  }

  /** Creates the code of a link that opens one session. */
  createCode(): { code: string; expiresMs: number } {
    const now = this.#options.nowMs()
    dropOld(this.#codes, (expires) => expires < now)
    const code = newSecret()
    const expiresMs = now + linkMs
    this.#codes.set(code, expiresMs)
    return { code, expiresMs }
  }

  /** @throws API_UNAUTHORISED when the code is unknown, used or too old */
  open(code: string): { session: string; expiresMs: number } {
    const now = this.#options.nowMs()
    const expires = this.#codes.get(code)
    this.#codes.delete(code)
    if (expires === undefined || expires < now)
      throw new MusterError('API_UNAUTHORISED', 'the link was already used or has expired', {
        hint: 'Run muster open for a new link.',
      })
    const session = newSecret()
    const expiresMs = now + sessionMs
    dropOld(this.#open, (stored) => stored.expiresMs < now)
    const hash = this.#hash(session)
    this.#open.set(hash, { hash, expiresMs })
    this.#store()
    return { session, expiresMs }
  }

  isOpen(session: string): boolean {
    return (this.#open.get(this.#hash(session))?.expiresMs ?? 0) > this.#options.nowMs()
  }

  /** Revokes a session, also for requests that present its secret later. */
  close(session: string): void {
    if (this.#open.delete(this.#hash(session))) this.#store()
  }

  /** Creates a ticket for one download of a path: a browser cannot send a header with a link that it saves. */
  createTicket(path: string): { ticket: string; expiresMs: number } {
    const now = this.#options.nowMs()
    dropOld(this.#tickets, ({ expiresMs }) => expiresMs < now)
    const ticket = newSecret()
    const expiresMs = now + ticketMs
    this.#tickets.set(ticket, { path, expiresMs })
    return { ticket, expiresMs }
  }

  /** Returns whether a ticket is for this path, and uses the ticket up. */
  useTicket(ticket: string, path: string): boolean {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found?.path === path && found.expiresMs > this.#options.nowMs()
  }

  #hash(session: string): string {
    return createHmac('sha256', this.#options.token).update(`muster session ${session}`).digest('base64url')
  }

  #store(): void {
    if (this.#options.file !== undefined) writeSessionFile(this.#options.file, [...this.#open.values()])
  }
}

const newSecret = () => randomBytes(24).toString('base64url')

/** Drops what has expired, and the oldest when there are too many. */
function dropOld<T>(entries: Map<string, T>, hasExpired: (entry: T) => boolean): void {
  for (const [key, entry] of entries) if (hasExpired(entry) || entries.size >= maxOpen) entries.delete(key)
}
