import type { ApiKey } from './ApiKey.ts'

type Bucket = { left: number; atMs: number }
type KeyState = { requests: Bucket; tokens: Bucket; running: number }

export type RateDecision =
  | { ok: true }
  | { ok: false; reason: 'requests' | 'tokens' | 'concurrency'; retryAfterMs: number }

/** A request in progress; `end` frees its place, once. */
export type Admitted = { ok: true; end(): void }

const minuteMs = 60_000

/**
 * The rates of each API key: buckets that refill evenly, with a burst of one minute, and a count of running requests. Keys are few and
 * known, so that strangers cannot fill the map.
 */
export class KeyRates {
  readonly #nowMs: () => number
  readonly #keys = new Map<string, KeyState>()

  constructor({ nowMs = Date.now }: { nowMs?: () => number } = {}) {
    this.#nowMs = nowMs
  }

  /** Counts a request, before its body is read. */
  admit(key: ApiKey): Admitted | Extract<RateDecision, { ok: false }> {
    const state = this.#stateOf(key)
    const { requestsPerMinute, concurrency = Infinity } = key.settings
    if (state.running >= concurrency) return { ok: false, reason: 'concurrency', retryAfterMs: 1_000 }
    const wait = this.#take(state.requests, 1, requestsPerMinute)
    if (wait > 0) return { ok: false, reason: 'requests', retryAfterMs: wait }
    state.running++
    let isRunning = true
    return {
      ok: true,
      end() {
        if (isRunning) state.running--
        isRunning = false
      },
    }
  }

  /** Takes the most units that a request can use. A request above the limit of a minute waits for a full bucket, which it empties. */
  takeTokens(key: ApiKey, units: number): RateDecision {
    const { tokensPerMinute } = key.settings
    const most = Math.min(units, tokensPerMinute ?? Infinity)
    const wait = this.#take(this.#stateOf(key).tokens, most, tokensPerMinute)
    return wait > 0 ? { ok: false, reason: 'tokens', retryAfterMs: wait } : { ok: true }
  }

  /** Returns the units that a request took and did not use. */
  returnTokens(key: ApiKey, units: number): void {
    const { tokensPerMinute } = key.settings
    if (tokensPerMinute === undefined) return
    const { tokens } = this.#stateOf(key)
    tokens.left = Math.min(tokensPerMinute, tokens.left + Math.max(0, units))
  }

  #stateOf(key: ApiKey): KeyState {
    const { requestsPerMinute = 0, tokensPerMinute = 0 } = key.settings
    const atMs = this.#nowMs()
    const state = this.#keys.get(key.id) ?? {
      requests: { left: requestsPerMinute, atMs },
      tokens: { left: tokensPerMinute, atMs },
      running: 0,
    }
    this.#keys.set(key.id, state)
    return state
  }

  /** Takes an amount, or returns the milliseconds until the bucket has it. */
  #take(bucket: Bucket, amount: number, perMinute: number | undefined): number {
    if (perMinute === undefined) return 0
    const nowMs = this.#nowMs()
    const refilled = (Math.max(0, nowMs - bucket.atMs) / minuteMs) * perMinute
    bucket.left = Math.min(perMinute, bucket.left + refilled)
    bucket.atMs = nowMs
    if (bucket.left < amount) return Math.ceil(((amount - bucket.left) / perMinute) * minuteMs)
    bucket.left -= amount
    return 0
  }
}
