import { MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import type { Reservation } from '../usage/UsageBook.ts'

/** The use and the cost of one answer. */
export type Spent = { inUnits: number; outUnits: number; costWei: bigint }

/** The size of a request, with all of its answers. */
export type RequestSize = { answers: readonly { inUnits: number; maxUnits: number }[] }

/** The money and the rate of one request: reserved before its first ask, settled at its end. */
export class Spend {
  readonly #gateway: Gateway
  readonly #call: Call
  readonly #reservation: Reservation
  readonly #reservedUnits: number
  #spent: Spent = { inUnits: 0, outUnits: 0, costWei: 0n }
  #firstMs: number | undefined

  private constructor(gateway: Gateway, call: Call, reservation: Reservation, reservedUnits: number) {
    this.#gateway = gateway
    this.#call = call
    this.#reservation = reservation
    this.#reservedUnits = reservedUnits
  }

  /** Reserves the most that a request can use. @throws API_TOO_MANY, API_OVER_BUDGET */
  static reserve(gateway: Gateway, call: Call, stream: StreamSummary, { answers }: RequestSize): Spend {
    const { key } = call
    const units = answers.reduce((sum, { inUnits, maxUnits }) => sum + inUnits + maxUnits, 0)
    const mostWei = answers.reduce((sum, answer) => sum + gateway.answerer.mostCostWei(stream.id, answer), 0n)
    const rate = gateway.rates.takeTokens(key, units)
    if (!rate.ok)
      throw new MusterError(
        'API_TOO_MANY',
        `rate limit of ${key.settings.tokensPerMinute} tokens per minute reached: this request may use ${units}`,
        { details: { retryAfterMs: rate.retryAfterMs } },
      )
    const budget = gateway.usage.reserve(key, {
      streamId: stream.id,
      streamName: stream.name,
      inUnits: answers.reduce((sum, { inUnits }) => sum + inUnits, 0),
      mostWei,
    })
    if (!budget.ok) {
      gateway.rates.returnTokens(key, units)
      throw new MusterError(
        'API_OVER_BUDGET',
        `the ${budget.reason === 'day' ? "day's" : 'total'} budget of this API key has ${budget.leftWei} wei left, and this request may cost ${mostWei} wei`,
        { details: { leftWei: budget.leftWei, mostWei } },
      )
    }
    return new Spend(gateway, call, budget.reservation, units)
  }

  get spent(): Readonly<Spent> {
    return this.#spent
  }

  /** Notes that the first piece of an answer is there. */
  begin(): void {
    this.#firstMs ??= this.#gateway.nowMs() - this.#call.startedMs
  }

  /** Adds one answer. */
  add({ inUnits, outUnits, costWei }: Spent): void {
    this.#spent = {
      inUnits: this.#spent.inUnits + inUnits,
      outUnits: this.#spent.outUnits + outUnits,
      costWei: this.#spent.costWei + costWei,
    }
  }

  /** Writes the line of the bill and returns what was not used. */
  settle(status: number): void {
    const { inUnits, outUnits } = this.#spent
    this.#reservation.settle({ ...this.#spent, status, firstMs: this.#firstMs })
    this.#gateway.rates.returnTokens(this.#call.key, this.#reservedUnits - inUnits - outUnits)
  }
}
