import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from '@muster-network/core'
import { z } from 'zod'
import type { Answerer } from '../client/stream/Answerer.ts'
import type { Gateway } from './Gateway.ts'
import { GatewayLimits } from './GatewayLimits.ts'
import { IdempotentReplies } from './http/IdempotentReplies.ts'
import { type GatewayServer, serveGateway } from './http/serveGateway.ts'
import { ApiKeys } from './keys/ApiKeys.ts'
import { KeyRates } from './keys/KeyRates.ts'
import { openGatewayStore } from './openGatewayStore.ts'
import { Tokenizers } from './tokens/Tokenizers.ts'
import { UsageBook } from './usage/UsageBook.ts'

/** Where the owner wants the gateway to listen; kept over restarts. */
export const GatewayAddress = z.strictObject({
  host: z.string().min(1).max(255),
  port: z.int().min(0).max(65_535),
  tls: z.strictObject({ certFile: z.string().min(1), keyFile: z.string().min(1) }).optional(),
})
export type GatewayAddress = z.infer<typeof GatewayAddress>

export type GatewayServiceOptions = {
  dir: string
  answerer: Answerer
  logger: Logger
  limits?: Partial<GatewayLimits>
  nowMs?: () => number
}

/** Loopback: an address that strangers can reach is the owner's explicit choice. */
const defaultAddress: GatewayAddress = { host: '127.0.0.1', port: 18800 }

/**
 * The gateway of a client: its keys, its usage, and its server, which listens once the owner has turned it on. It lives in the daemon,
 * because the daemon owns the voucher book, which has one writer.
 */
export class GatewayService {
  readonly gateway: Gateway
  readonly #store: DatabaseSync
  #server: GatewayServer | undefined
  #turn = Promise.resolve()

  constructor({ dir, answerer, logger, limits = {}, nowMs = Date.now }: GatewayServiceOptions) {
    this.#store = openGatewayStore(path.join(dir, 'gateway.sqlite'))
    this.gateway = {
      answerer,
      keys: new ApiKeys(this.#store, { nowMs }),
      rates: new KeyRates({ nowMs }),
      usage: new UsageBook(this.#store, { nowMs }),
      tokenizers: new Tokenizers(),
      replies: new IdempotentReplies({ nowMs }),
      limits: GatewayLimits.parse(limits),
      saltKey: this.#saltKey(),
      logger,
      nowMs,
    }
  }

  /** The running server; undefined while the gateway is off. */
  get server(): GatewayServer | undefined {
    return this.#server
  }

  /** Listens again where the owner had turned the gateway on. A port that another program took since is logged, and does not stop the daemon. */
  async start(): Promise<void> {
    const wanted = this.#setting('listen')
    if (wanted === undefined) return
    await this.listen(GatewayAddress.parse(JSON.parse(wanted))).catch((error: unknown) =>
      this.gateway.logger.error({ error }, 'the gateway could not listen'),
    )
  }

  /**
   * Turns the gateway on, or moves it. Without an address it stays where it is, or takes the last one; if another program has the default
   * port, any free one.
   *
   * @throws CONFIG_INVALID; the gateway then keeps running where it was
   */
  listen(address?: GatewayAddress): Promise<GatewayServer> {
    return this.#inTurn(async () => {
      if (this.#server && address === undefined) return this.#server
      const stored = this.#setting('listen')
      const wanted =
        address ?? (stored === undefined ? defaultAddress : GatewayAddress.parse(JSON.parse(stored)))
      const before = this.#server
      const isSame = before?.host === wanted.host && before.port === wanted.port
      if (isSame) await before.stop()
      const server = await serveGateway(this.gateway, wanted).catch((error: unknown) => {
        if (address !== undefined) throw error
        return serveGateway(this.gateway, { ...wanted, port: 0 })
      })
      if (!isSame) await before?.stop()
      this.#server = server
      this.#set('listen', JSON.stringify({ ...wanted, port: server.port }))
      this.gateway.logger.info({ url: server.url }, 'the gateway listens')
      return server
    })
  }

  /** Turns the gateway off until it is turned on again. Answers in progress are cancelled. */
  turnOff(): Promise<void> {
    return this.#inTurn(async () => {
      this.#store.prepare('DELETE FROM setting WHERE name = ?').run('listen')
      await this.#server?.stop()
      this.#server = undefined
    })
  }

  async stop(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#server?.stop()
      this.#server = undefined
      await this.gateway.tokenizers.stop()
      this.#store.close()
    })
  }

  /** Runs one change of the server after the other. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(change)
    this.#turn = result.then(
      () => {},
      () => {},
    )
    return result
  }

  #saltKey(): Uint8Array {
    const known = this.#setting('saltKey')
    const text = known ?? randomBytes(32).toString('hex')
    if (known === undefined) this.#set('saltKey', text)
    return Buffer.from(text, 'hex')
  }

  #setting(name: string): string | undefined {
    return this.#store.prepare('SELECT value FROM setting WHERE name = ?').get(name)?.value as
      | string
      | undefined
  }

  #set(name: string, value: string): void {
    this.#store.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)').run(name, value)
  }
}
