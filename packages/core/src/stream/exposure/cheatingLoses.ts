/** The chances on which the stake of a stream rests. Only p is a term of the stream; the others are assumed. */
export type CheatingOdds = {
  /** p: the share of answers that is confirmed. */
  confirmedShare: number
  /** r: the share of confirmers that lie for the cheater. */
  dishonestShare: number
  /** δ: the share of wrong answers that the check misses. */
  missRate: number
  /** π: the chance that a find ends in a slash. */
  slashChance: number
}

/** The odds that a quote assumes; δ and π are not measured. */
export const assumedOdds: CheatingOdds = {
  confirmedShare: 0.05,
  dishonestShare: 0.2,
  missRate: 0.1,
  slashChance: 0.9,
}

/** The money of one subscriber, in wei of one token: convert the stake by the rate of the stream first. */
export type CheatingStakes = {
  /** S: the stake that a proven wrong answer costs. */
  stakeWei: bigint
  /** U: the pay that the gateway signs before the oldest of these answers is confirmed. */
  exposureWei: bigint
  /** v: the price of the dearest answer. */
  dearestWei: bigint
}

export type CheatingBalance = {
  /** True when a subscriber that cheats in all of U loses more than it gains, all pay counted as gain. */
  loses: boolean
  /** The expected loss as a multiple of U. */
  lossPerGain: number
  /** q: the chance that one wrong answer is found. */
  findChance: number
}

/** Returns q = p(1 − r)(1 − δ). */
export function findChance(odds: Omit<CheatingOdds, 'slashChance'>): number {
  return odds.confirmedShare * (1 - odds.dishonestShare) * (1 - odds.missRate)
}

/**
 * Compares the loss and the gain of a cheater: π · S · (1 − (1 − q)^(U/v)) > U. The gain is linear in the number of wrong
 * answers and the risk concave, so a cheater that loses with all of U wrong loses with less too.
 */
export function cheatingLoses(stakes: CheatingStakes, odds: CheatingOdds): CheatingBalance {
  const { stakeWei, exposureWei, dearestWei } = stakes
  if (exposureWei <= 0n || dearestWei <= 0n)
    throw new RangeError(`invalid exposure ${exposureWei} or dearest answer ${dearestWei}: use 1 wei or more`)
  const chance = findChance(odds)
  const answers = ratio(exposureWei, dearestWei)
  const lossPerGain = odds.slashChance * ratio(stakeWei, exposureWei) * (1 - (1 - chance) ** answers)
  return { loses: lossPerGain > 1, lossPerGain, findChance: chance }
}

export type SubtleCheat = {
  /** k: the checked tokens after which the cheat shows. */
  checkedTokens: number
  /** The price of one token. */
  priceWei: bigint
  /** The share of its cost that the cheat saves. */
  saving: number
}

/**
 * Compares a cheat that shows only in many tokens, such as 4-bit weights, with the stake: it gains (k/p) × price × saving
 * until it is found, and must gain less than πS.
 */
export function subtleCheatLoses(cheat: SubtleCheat, stakeWei: bigint, odds: CheatingOdds): boolean {
  const tokens = cheat.checkedTokens / odds.confirmedShare
  return tokens * Number(cheat.priceWei) * cheat.saving < odds.slashChance * Number(stakeWei)
}

/** Divides two amounts, exact to 1e-12, however large they are. */
function ratio(a: bigint, b: bigint): number {
  const scale = 10n ** 12n
  const whole = a / b
  return Number(whole) + Number(((a % b) * scale) / b) / 1e12
}
