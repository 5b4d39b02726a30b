import { type AskTerms, decideWindow, payFor } from '@muster-network/core'

/** The money of a stream between its gateway and this subscriber. */
export type StreamMoney = {
  /** The total of all receipts. */
  receiptsWei: bigint
  /** The newest voucher on disk, or what the contract has paid when that is more. */
  vouchedWei: bigint
  /** The credit of this client. */
  creditWei: bigint
  /** The amount that the contract has paid, and the guarantee that it holds: nothing beyond is ever owed. */
  mostWei: bigint
}

/** One ask that is being answered. */
export type RunningAsk = {
  readonly terms: AskTerms
  /** The pay up to the end of the last window that was begun. */
  coverWei: bigint
  /** The voucher that this ask waits for, and the part of it that pays for this ask alone. */
  neededWei?: bigint | undefined
  lackedWei?: bigint | undefined
}

export type TakeDecision = { ok: true } | { ok: false; reason: 'unpaid' | 'exposed'; neededWei: bigint }

/**
 * The account of the asks that run at the same time. A window begins only when voucher and credit pay for all receipts, for the windows
 * that the other asks have begun, and for this one.
 */
export class RunningAsks {
  readonly #money: () => StreamMoney
  readonly #asks = new Set<RunningAsk>()

  constructor(money: () => StreamMoney) {
    this.#money = money
  }

  get size(): number {
    return this.#asks.size
  }

  /** The pay of everything that was begun, receipts not included. */
  get coverWei(): bigint {
    let sum = 0n
    for (const { coverWei } of this.#asks) sum += coverWei
    return sum
  }

  /** The smallest voucher that somebody waits for: a raise to it counts, however small it is. */
  get awaitedWei(): bigint | undefined {
    const { receiptsWei, vouchedWei } = this.#money()
    const needed = [...this.#asks].flatMap(({ neededWei }) => neededWei ?? [])
    if (receiptsWei > vouchedWei) needed.push(receiptsWei)
    return needed.length === 0 ? undefined : needed.reduce((a, b) => (a < b ? a : b))
  }

  /**
   * The least that an ask lacks: a raise by it counts, however small. A voucher that was just stored may have paid for another ask that
   * waits for the same amount, and has not looked yet.
   */
  get leastLackedWei(): bigint | undefined {
    const lacked = [...this.#asks].flatMap(({ lackedWei }) => lackedWei ?? [])
    return lacked.length === 0 ? undefined : lacked.reduce((a, b) => (a < b ? a : b))
  }

  begin(terms: AskTerms): RunningAsk {
    const ask: RunningAsk = { terms, coverWei: 0n }
    this.#asks.add(ask)
    return ask
  }

  /** Begins the units of an ask up to `untilUnits`, if they are paid and within the guarantee. */
  take(ask: RunningAsk, untilUnits: bigint): TakeDecision {
    const { receiptsWei, vouchedWei, creditWei, mostWei } = this.#money()
    const owedBeforeWei = receiptsWei + this.coverWei - ask.coverWei
    const coverWei = this.coverOf(ask, untilUnits)
    const decision = decideWindow({
      ask: { ...ask.terms, windowUnits: untilUnits },
      ...{ outputUnits: 0n, owedBeforeWei, vouchedWei, creditWei },
    })
    if (owedBeforeWei + coverWei > mostWei) {
      this.stopWaiting(ask)
      return { ok: false, reason: 'exposed', neededWei: owedBeforeWei + coverWei }
    }
    if (!decision.ok) {
      ask.neededWei = decision.neededWei
      ask.lackedWei = coverWei - ask.coverWei
      return { ok: false, reason: 'unpaid', neededWei: decision.neededWei }
    }
    this.stopWaiting(ask)
    if (coverWei > ask.coverWei) ask.coverWei = coverWei
    return { ok: true }
  }

  stopWaiting(ask: RunningAsk): void {
    ask.neededWei = undefined
    ask.lackedWei = undefined
  }

  /** Removes the cover of an ask whose receipt counts from now on. */
  settle(ask: RunningAsk): void {
    ask.coverWei = 0n
    this.stopWaiting(ask)
  }

  /** Removes an ask: after its receipt was added, or when it was refused. */
  end(ask: RunningAsk): void {
    this.#asks.delete(ask)
  }

  /** Returns the pay of an ask that ends after these units. */
  coverOf({ terms: { price, inputUnits, maxUnits } }: RunningAsk, units: bigint): bigint {
    const outputUnits = units < maxUnits ? units : maxUnits
    return payFor(price, { inputUnits, outputUnits, complete: true })
  }
}
