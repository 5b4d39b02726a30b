import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import { type ApiKey, KeySettings } from './ApiKey.ts'

/** More keys than a gateway's owner manages; each is a row in memory. */
const mostKeys = 10_000
const prefix = 'mk-'
/** The prefix and 32 bytes in base64url. */
const secretPattern = /^mk-[\w-]{43}$/

/**
 * The API keys of a gateway. A secret has 256 random bits, so that one SHA-256 is enough to store it: nobody can guess
 * such a secret, and a slow hash would only slow each request down. Secrets are found by their hash, so the time of a look-up
 * says nothing about a secret.
 */
export class ApiKeys {
  readonly #store: DatabaseSync
  readonly #nowMs: () => number
  readonly #byHash = new Map<string, ApiKey>()

  constructor(store: DatabaseSync, { nowMs = Date.now }: { nowMs?: () => number } = {}) {
    this.#store = store
    this.#nowMs = nowMs
    for (const row of store.prepare('SELECT * FROM api_key ORDER BY rowid').all())
      this.#byHash.set(Buffer.from(row.hash as Uint8Array).toString('hex'), {
        id: row.id as string,
        name: row.name as string,
        settings: KeySettings.parse(JSON.parse(row.settings as string)),
        createdMs: row.created_ms as number,
        revokedMs: (row.revoked_ms as number | null) ?? undefined,
      })
  }

  /** Creates a key. Its secret is returned here and stored nowhere. @throws API_CONFLICT */
  create(name: string, settings: KeySettings): { key: ApiKey; secret: string } {
    if (this.list().some((key) => key.name === name && key.revokedMs === undefined))
      throw new MusterError('API_CONFLICT', `An API key with the name "${name}" exists.`, {
        hint: 'Choose another name, or revoke that key first.',
      })
    if (this.#byHash.size >= mostKeys)
      throw new MusterError('API_CONFLICT', `The gateway has ${mostKeys} API keys, which is the most.`)
    const secret = prefix + randomBytes(32).toString('base64url')
    const hash = hashOf(secret)
    const key: ApiKey = {
      id: `key-${randomBytes(8).toString('hex')}`,
      name,
      settings: KeySettings.parse(settings),
      createdMs: this.#nowMs(),
      revokedMs: undefined,
    }
    this.#store
      .prepare('INSERT INTO api_key VALUES (?, ?, ?, ?, ?, NULL)')
      .run(key.id, Buffer.from(hash, 'hex'), name, JSON.stringify(key.settings), key.createdMs)
    this.#byHash.set(hash, key)
    return { key, secret }
  }

  /** Returns every key, revoked ones included, oldest first. */
  list(): ApiKey[] {
    return [...this.#byHash.values()]
  }

  /** Ends a key at once: the next request with it is refused. @throws API_NOT_FOUND */
  revoke(id: string): ApiKey {
    const found = [...this.#byHash].find(([, key]) => key.id === id)
    if (!found) throw new MusterError('API_NOT_FOUND', `unknown API key ${id}`)
    const [hash, key] = found
    if (key.revokedMs !== undefined) return key
    const revoked = { ...key, revokedMs: this.#nowMs() }
    this.#store.prepare('UPDATE api_key SET revoked_ms = ? WHERE id = ?').run(revoked.revokedMs, id)
    this.#byHash.set(hash, revoked)
    return revoked
  }

  /** Returns the key of a secret; undefined when it is unknown, revoked or expired. */
  find(secret: string): ApiKey | undefined {
    const key = secretPattern.test(secret) ? this.#byHash.get(hashOf(secret)) : undefined
    if (!key || key.revokedMs !== undefined) return undefined
    return (key.settings.expiresMs ?? Infinity) > this.#nowMs() ? key : undefined
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
