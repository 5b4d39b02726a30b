import { isAbsolute } from 'node:path'
import type { CurrencyView } from '@muster-network/api'
import type { CurrencyRate, Logger } from '@muster-network/core'
import type { CurrencySetting } from '../../config/CurrencySetting.ts'
import { readRateSource, type SourceRate } from './readRateSource.ts'

const minuteMs = 60_000
/** A failed source is asked again after this time. */
const retryMs = minuteMs
/** A rate that is older is not shown: it would look like today's. */
const staleMs = 24 * 60 * minuteMs

export type CurrencyFacts = { currency: CurrencyView | null; problem: string | null }

/**
 * The rate of the owner's currency: from the settings, or from the source that they name. The source is read when a rate is
 * asked for and the last one is old, so nothing runs while nobody looks.
 */
export class CurrencyRates {
  readonly #setting: CurrencySetting | undefined
  readonly #logger: Logger
  readonly #nowMs: () => number
  #known: SourceRate | undefined
  #problem: string | null = null
  #nextMs = 0
  #reading: Promise<void> | undefined

  constructor(setting: CurrencySetting | undefined, options: { logger: Logger; nowMs: () => number }) {
    this.#setting = setting
    this.#logger = options.logger
    this.#nowMs = options.nowMs
  }

  /** Returns the rate of the settings file; `chosen`, the owner's choice on the page, applies without one. */
  async read(chosen: CurrencyRate | null): Promise<CurrencyFacts> {
    const setting = this.#setting
    if (!setting) return { currency: chosen && { ...chosen, from: 'dashboard', atMs: null }, problem: null }
    const { code, perToken, source } = setting
    if (perToken !== undefined)
      return { currency: { code, perToken, from: 'settings', atMs: null }, problem: null }
    if (source === undefined) return { currency: null, problem: `The settings have no rate for ${code}.` }
    if (this.#nowMs() >= this.#nextMs) this.#refresh({ ...setting, source })
    if (!this.#known) await this.#reading
    const known = this.#known
    if (!known || this.#nowMs() - known.atMs > staleMs)
      return {
        currency: null,
        problem: this.#problem ?? `The rate of ${nameOf(source)} is older than a day.`,
      }
    return {
      currency: { code, perToken: known.perToken, from: nameOf(source), atMs: known.atMs },
      problem: this.#problem,
    }
  }

  /** Reads the source in the background, once at a time. */
  #refresh(setting: CurrencySetting & { source: string }): void {
    this.#nextMs = this.#nowMs() + setting.everyMinutes * minuteMs
    this.#reading = readRateSource(setting, this.#nowMs()).then(
      (rate) => {
        this.#known = rate
        this.#problem = null
      },
      (error: unknown) => {
        this.#nextMs = this.#nowMs() + retryMs
        const why = error instanceof Error ? error.message : 'it cannot be read'
        this.#problem = `The rate of ${nameOf(setting.source)} cannot be read: ${why}.`
        this.#logger.warn({ error, retryAfterMs: retryMs }, 'exchange rate not read')
      },
    )
  }
}

/** The host of an address, since the rest of it may contain the owner's key. */
const nameOf = (source: string) => (isAbsolute(source) ? source : new URL(source).host)
