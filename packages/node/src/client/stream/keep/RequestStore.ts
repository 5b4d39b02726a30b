import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import type { Identity } from '@muster-network/p2p'
import { fromText, toText } from '../../../store/bigintJson.ts'
import type { WireWork } from '../../../wire/serveCalls.ts'

/** A request as an audit needs it, and the range that one executor was asked for. */
export type KeptRequest = {
  streamId: Hex
  provider: Hex
  request: Hex
  requestId: Hex
  salt: Hex
  work: WireWork
  rules: number
  from: number
  inUnits: number
  maxUnits: number
  epoch: number
}

/** The part of a kept request that is not secret. */
export type KeptRange = Pick<
  KeptRequest,
  'streamId' | 'provider' | 'request' | 'rules' | 'from' | 'inUnits' | 'maxUnits' | 'epoch'
>

/** Some hours of traffic; the oldest requests go first. */
const defaultMostBytes = 2 * 2 ** 30
const keyInfo = 'requests of streams on disk'

export type RequestStoreOptions = { dir: string; identity: Identity; mostBytes?: number }

/**
 * The requests that may still be audited, encrypted: prompts of users are on disk only while an answer can be accused. Deleted after that
 * time, and the oldest first when there are too many.
 */
export class RequestStore {
  readonly #database: DatabaseSync
  readonly #key: Buffer
  readonly #mostBytes: number
  #bytes: number

  constructor({ dir, identity, mostBytes = defaultMostBytes }: RequestStoreOptions) {
    const file = path.join(dir, 'stream-requests.sqlite')
    this.#database = new DatabaseSync(file)
    chmodSync(file, 0o600)
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS request (
        request TEXT, stream_id TEXT, provider TEXT, facts TEXT NOT NULL, body BLOB NOT NULL,
        until_ms INTEGER NOT NULL, settled INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (provider, request)
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS request_until ON request (until_ms);
      CREATE INDEX IF NOT EXISTS request_open ON request (stream_id, settled);
    `)
    this.#key = identity.derive(keyInfo)
    this.#mostBytes = mostBytes
    const row = this.#database.prepare('SELECT SUM(LENGTH(body)) AS bytes FROM request').get()
    this.#bytes = Number(row?.bytes ?? 0)
  }

  /** Keeps a request until `untilMs`. */
  put(kept: KeptRequest, untilMs: number): void {
    const { salt, work, requestId, ...facts } = kept
    const body = this.#seal(kept.request, Buffer.from(toText({ salt, work: plain(work), requestId })))
    this.#database
      .prepare('INSERT OR REPLACE INTO request VALUES (?, ?, ?, ?, ?, ?, 0)')
      .run(kept.request, kept.streamId, kept.provider, toText(facts), body, Math.round(untilMs))
    this.#bytes += body.length
    while (this.#bytes > this.#mostBytes && this.#dropOldest());
  }

  get(provider: Hex, request: Hex): KeptRequest | undefined {
    const row = this.#database
      .prepare('SELECT facts, body FROM request WHERE provider = ? AND request = ?')
      .get(provider, request)
    if (!row) return undefined
    const facts = fromText<KeptRange>(row.facts as string)
    const secret = fromText<{ salt: Hex; work: WireWork | PlainHttp; requestId: Hex }>(
      this.#open(request, Buffer.from(row.body as Uint8Array)).toString('utf8'),
    )
    return { ...facts, ...secret, work: workOf(secret.work) }
  }

  /** Keeps a request longer than its time, until its audit is over. */
  keepUntil(provider: Hex, request: Hex, untilMs: number): void {
    this.#database
      .prepare('UPDATE request SET until_ms = MAX(until_ms, ?) WHERE provider = ? AND request = ?')
      .run(Math.round(untilMs), provider, request)
  }

  /** Marks the receipt of a request as taken. */
  settle(provider: Hex, request: Hex): void {
    this.#database
      .prepare('UPDATE request SET settled = 1 WHERE provider = ? AND request = ?')
      .run(provider, request)
  }

  /** Returns the ranges of a stream that have no receipt. */
  unsettled(streamId: Hex): KeptRange[] {
    return this.#database
      .prepare('SELECT facts FROM request WHERE stream_id = ? AND settled = 0')
      .all(streamId)
      .map((row) => fromText<KeptRange>(row.facts as string))
  }

  /** Deletes the requests whose time is over. */
  prune(nowMs: number): void {
    const gone = this.#database
      .prepare('DELETE FROM request WHERE until_ms <= ? RETURNING LENGTH(body) AS bytes')
      .all(Math.round(nowMs))
    for (const { bytes } of gone) this.#bytes -= Number(bytes)
  }

  /** Deletes all requests of a stream. */
  forget(streamId: Hex): void {
    const gone = this.#database
      .prepare('DELETE FROM request WHERE stream_id = ? RETURNING LENGTH(body) AS bytes')
      .all(streamId)
    for (const { bytes } of gone) this.#bytes -= Number(bytes)
  }

  close(): void {
    this.#database.close()
  }

  #dropOldest(): boolean {
    const gone = this.#database
      .prepare(
        `DELETE FROM request WHERE (provider, request) IN
         (SELECT provider, request FROM request ORDER BY until_ms LIMIT 64) RETURNING LENGTH(body) AS bytes`,
      )
      .all()
    for (const { bytes } of gone) this.#bytes -= Number(bytes)
    return gone.length > 0
  }

  #seal(request: Hex, plainText: Buffer): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(request))
    return Buffer.concat([nonce, cipher.update(plainText), cipher.final(), cipher.getAuthTag()])
  }

  #open(request: Hex, sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(request)).setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  }
}

type PlainHttp = Omit<Extract<WireWork, { kind: 'http' }>, 'body'> & { base64: string }

function plain(work: WireWork): WireWork | PlainHttp {
  if (work.kind === 'tokens') return work
  const { body, ...rest } = work
  return { ...rest, base64: Buffer.from(body).toString('base64') }
}

function workOf(work: WireWork | PlainHttp): WireWork {
  if (work.kind === 'tokens' || 'body' in work) return work as WireWork
  const { base64, ...rest } = work
  return { ...rest, body: Buffer.from(base64, 'base64') }
}
