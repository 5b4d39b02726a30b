import { lieOdds } from './lieValue.ts'
import { replayedShare, type TrustRules } from './TrustRules.ts'

/**
 * Returns the surety of an operator with pledged parts, in the unit of their prices: 1.6 times the largest price over q, which
 * one forged part must fear, and the sum of the prices, which the others could earn once the first is found.
 */
export function sharedSurety(parts: readonly { price: number; replayed: number }[]): number {
  const largest = Math.max(0, ...parts.map(({ price, replayed }) => price / replayed))
  return 1.6 * largest + parts.reduce((sum, { price }) => sum + price, 0)
}

export type SuretyValues = {
  /** Forges in one of the open parts. */
  one: number
  /** Forges in all; every forged part that is not found is paid before the first is. */
  all: number
  /** The best number of forged parts, with the pay of all that are not found. */
  best: number
  /**
   * Forges one part after the other, each paid before the next begins. Once a forged window is drawn the surety is lost in effect, and
   * until its slash everything else is free: the attacker forges as many parts as pledges are left, and all of them are paid.
   */
  inTurn: number
}

/**
 * Returns the values of forging with a surety for `open` equal parts, all of it lost at the first proof. The attacker is given
 * the best order of events: what is not found is always paid before the surety is lost.
 */
export function suretyValues(rules: TrustRules, share: number, open: number): SuretyValues {
  const { found, surety } = oddsOf(rules, share, open)
  const forged = (parts: number) => parts * (1 - found) - (1 - (1 - found) ** parts) * surety
  let inTurn = 0
  for (let part = open; part > 0; part--) inTurn = (1 - found) * (1 + inTurn) + found * (open - 1 - surety)
  return {
    one: forged(1),
    all: forged(open),
    best: Math.max(...Array.from({ length: open }, (_, i) => forged(i + 1))),
    inTurn,
  }
}

/**
 * Returns the value of one forged part if pledges came free as soon as their parts are paid. Between the draw of its window and its slash
 * the attacker then runs `turns` rounds of forged parts on the same pledges.
 */
export function valueWithFreedPledges(
  rules: TrustRules,
  share: number,
  { open, turns }: { open: number; turns: number },
): number {
  const { found, surety } = oddsOf(rules, share, open)
  return 1 - found + found * (turns * (open - 1) - surety)
}

function oddsOf(rules: TrustRules, share: number, open: number) {
  const replayed = replayedShare(rules)
  const found = replayed * (1 - lieOdds(rules, share, { stubborn: true }).accepted)
  const surety = sharedSurety(Array.from({ length: open }, () => ({ price: 1, replayed })))
  return { found, surety }
}

/** Returns the stake for a surety as a share of the locks that as many equal parts would need. */
export function capitalRatio(rules: TrustRules, pledges: number, open: number): number {
  const replayed = replayedShare(rules)
  const surety = sharedSurety(Array.from({ length: pledges }, () => ({ price: 1, replayed })))
  return surety / ((open * 1.6) / replayed)
}

/**
 * Returns the most pledges that an operator needs which is never idle: a part begins whenever one ends, so that `open` parts of
 * equal length run at any time. Pledges are counted by generation, as the contract does.
 */
export function rollingPledges(open: number): number {
  let [now, before, long] = [0, 0, 0]
  let begun = -1
  let most = 0
  for (let time = 0; time < 20 * open; time++) {
    // parts are awarded at every tick and last for `open` ticks; those that end now are closed first
    const since = Math.max(0, time - open + 1)
    const openBefore = Math.max(0, Math.min(begun, time - 1) - since + 1)
    const openNow = Math.max(0, time - 1 - Math.max(begun, since - 1))
    if (openBefore + openNow === 0) [now, before, long] = [0, 0, 0]
    else if (openBefore === 0) [now, before, long, begun] = [0, now, before, time]
    if (time > begun) now++
    else before++
    most = Math.max(most, now + before + long)
  }
  return most
}
