import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MusterError } from '@muster-network/core'

const linkMs = 60 * 60_000
const sessionMs = 7 * 24 * 60 * 60_000
/** More links than an owner opens; each is as good as the token until it is used. */
const mostLinks = 100

export type SessionsOptions = { token: string; nowMs: () => number }

/**
 * A browser's way to be the owner: a link with a code that works once is traded for a cookie. The cookie is signed with
 * the token and kept nowhere, so that a page stays open over a restart of the daemon; a new token ends all sessions.
 */
export class Sessions {
  readonly #codes = new Map<string, number>()
  readonly #options: SessionsOptions

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** The code of a link that opens one session. */
  createCode(): { code: string; expiresMs: number } {
    const now = this.#options.nowMs()
    for (const [code, expires] of this.#codes)
      if (expires < now || this.#codes.size >= mostLinks) this.#codes.delete(code)
    const code = randomBytes(24).toString('base64url')
    const expiresMs = now + linkMs
    this.#codes.set(code, expiresMs)
    return { code, expiresMs }
  }

  /** @throws API_UNAUTHORISED when the code is unknown, used or too old */
  open(code: string): { value: string; expiresMs: number; maxAgeSeconds: number } {
    const expires = this.#codes.get(code)
    this.#codes.delete(code)
    if (expires === undefined || expires < this.#options.nowMs())
      throw new MusterError('API_UNAUTHORISED', 'this link was used already or is too old', {
        hint: 'muster open prints a new one.',
      })
    const expiresMs = this.#options.nowMs() + sessionMs
    const text = `${expiresMs}.${randomBytes(12).toString('base64url')}`
    return { value: `${text}.${this.#sign(text)}`, expiresMs, maxAgeSeconds: sessionMs / 1000 }
  }

  isOpen(value: string): boolean {
    const end = value.lastIndexOf('.')
    const text = value.slice(0, Math.max(0, end))
    const given = Buffer.from(value.slice(end + 1))
    const expected = Buffer.from(this.#sign(text))
    return (
      given.length === expected.length &&
      timingSafeEqual(given, expected) &&
      Number(text.split('.')[0]) > this.#options.nowMs()
    )
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#options.token).update(`muster session ${text}`).digest('base64url')
  }
}
