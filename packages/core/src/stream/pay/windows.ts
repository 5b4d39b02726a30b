import { type AnswerPrice, payFor } from './AnswerPrice.ts'

/** The step of payment, in units of output: small enough that nobody steals for it, large enough for one signature. */
export const defaultWindowUnits = 64n

/** One ask, as far as its pay is concerned. */
export type AskTerms = {
  price: AnswerPrice
  windowUnits: bigint
  inputUnits: bigint
  /** The most output that the ask allows. */
  maxUnits: bigint
}

/** Returns the pay of a whole window, without input: the smallest raise of a voucher that counts. */
export function windowPay({ price, windowUnits }: Pick<AskTerms, 'price' | 'windowUnits'>): bigint {
  if (price.per === 'answer') return price.answerWei
  const wei = price.unitWei * windowUnits
  return wei < price.mostWei ? wei : price.mostWei
}

/**
 * Returns the amount that the voucher of an ask must add to the amount owed before: the input and the first window.
 * The floor of an answer counts as its first window when it is larger. What is not earned counts for the next ask.
 */
export function prepaidFor(ask: AskTerms): bigint {
  return payAfter(ask, ask.windowUnits)
}

/** The money of an ask while its answer is being generated. */
export type WindowFacts = {
  ask: AskTerms
  /** Output so far. */
  outputUnits: bigint
  /** Owed for all answers before this one. */
  owedBeforeWei: bigint
  /** The amount of the client's newest voucher. */
  vouchedWei: bigint
  /** The credit that this executor gives this client. */
  creditWei: bigint
}

export type WindowDecision =
  | { ok: true; untilUnits: bigint }
  | { ok: false; reason: 'unpaid'; neededWei: bigint }

/**
 * Decides whether the executor generates the next window: only when the voucher and its credit pay for the whole window.
 * A client without credit pays each window ahead, so it risks one window, and the executor nothing.
 */
export function decideWindow(facts: WindowFacts): WindowDecision {
  const { ask, outputUnits, owedBeforeWei, vouchedWei, creditWei } = facts
  const end = outputUnits + ask.windowUnits
  const untilUnits = end < ask.maxUnits ? end : ask.maxUnits
  const neededWei = owedBeforeWei + payAfter(ask, untilUnits) - creditWei
  return neededWei <= vouchedWei ? { ok: true, untilUnits } : { ok: false, reason: 'unpaid', neededWei }
}

/** Pays as if the answer were complete after these units, so that its executor never waits for the floor. */
function payAfter({ price, inputUnits, maxUnits }: AskTerms, units: bigint): bigint {
  const outputUnits = units < maxUnits ? units : maxUnits
  return payFor(price, { inputUnits, outputUnits, complete: true })
}
