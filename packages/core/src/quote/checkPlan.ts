import { assumedDishonestShare, type CouncilChances, wrongAccepted } from '../check/councilOdds.ts'
import { type LockTerms, leastLock, lockRatio, windowsOf } from '../check/leastLock.ts'
import { windowSegmentsFor } from '../check/windowsFor.ts'
import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/** The agreed terms of a task's check, and the expected price of one part. */
export type CheckTerms = LockTerms & {
  parts: number
  /** Executors of each part. */
  replicas: number
  /** Deliveries of a part when nothing goes wrong: one, or its milestones. */
  deliveries: number
  /** m: the seats that accept when all of them agree. */
  lead: number
  /** M and the cap: rules of the network. */
  rejectLead: number
  cap: number
  /** Expected price of one part. */
  price: TokenAmount
  /** The least lock that the terms ask for, whatever the price. */
  stakeLock: TokenAmount
}

/** A choice of the client: more replay with a smaller lock, or less replay with a larger one. */
export type CheckChoice = {
  /** The share of a delivery in one window: `check.share` of the task file. */
  share: number
  extraCompute: number
  stakeWei: TokenAmount
}

/** The check in numbers: its cost and strength, and the expected gain or loss of a cheater. */
export type CheckPlan = {
  how: LockTerms['how']
  /** K: segments of a part. */
  segments: number
  /** s of ⌈K/w⌉: the windows drawn from a delivery, and the windows that it has. */
  windows: number
  windowsOfDelivery: number
  /** w: segments of a window. */
  windowSegments: number
  lead: number
  rejectLead: number
  cap: number
  /** Seats of all parts when every answer agrees. */
  seats: number
  /** Stake that an executor locks for a part at the expected price. */
  stakeWei: TokenAmount
  /** Repeated work of the check, as a share of the task's own work. */
  extraCompute: number
  /** Number of strangers that see some of the data: executors and seats when every answer agrees. A contest adds the jury. */
  strangers: number
  /** Probability that the council accepts wrong work that it replayed, at the assumed share of dishonest seats. */
  wrongAccepted: number
  /** The cheat that is hardest to find: one forged link into the states of an old run, which saves all the work. */
  cheater: {
    savesWei: TokenAmount
    losesWei: TokenAmount
    found: number
    /** Expected gain; negative when cheating loses money. */
    expectsWei: bigint
  }
  /** What the client can choose instead; empty when nothing is replayed. */
  choices: CheckChoice[]
}

/** A forged link saves c ≤ P and is found with q(1 − e); then P and S are lost: its value is c − q(1 − e)(P + S). */
const millionths = 1_000_000

/** The shares of a delivery that a quote offers. */
const offeredShares = [0.02, 0.04, 0.1, 0.2, 0.5]

/** @example checkPlan(terms).cheater.expectsWei < 0n // a forged link loses money */
export function checkPlan(terms: CheckTerms): CheckPlan {
  const isDrawn = terms.how === 'replay' || terms.how === 'checker'
  const seatsOfPart = isDrawn ? terms.lead * terms.deliveries : 0
  const all = terms.how === 'replay' ? windowsOf(terms) : 1
  const stakeWei = lockOf(terms)
  const found = foundShare(terms)
  // where honest replicas may differ, one that is outvoted is only unpaid
  const isAtStake = terms.how !== 'redundant' || terms.exact
  const losesWei = tokenAmount(isAtStake ? terms.price + stakeWei : terms.price)
  const foundMillionths = BigInt(Math.floor(found * millionths))
  return {
    how: terms.how,
    segments: segmentsOf(terms),
    windows: isDrawn ? Math.min(terms.windows, all) : 0,
    windowsOfDelivery: isDrawn ? all : 0,
    windowSegments: terms.windowSegments,
    lead: terms.lead,
    rejectLead: terms.rejectLead,
    cap: terms.cap,
    seats: seatsOfPart * terms.parts,
    stakeWei,
    extraCompute: extraComputeOf(terms),
    strangers: terms.parts * terms.replicas + seatsOfPart * terms.parts,
    wrongAccepted: isDrawn ? wrongAccepted(chancesOf(terms)) : 0,
    cheater: {
      savesWei: terms.price,
      losesWei,
      found,
      expectsWei: terms.price - (losesWei * foundMillionths) / BigInt(millionths),
    },
    choices: choicesOf(terms),
  }
}

const segmentsOf = ({ maxUnits, segmentUnits }: LockTerms) =>
  Number((maxUnits + segmentUnits - 1n) / segmentUnits)

function chancesOf({ lead, rejectLead, cap }: CheckTerms): CouncilChances {
  return { lead, rejectLead, cap, dishonestShare: assumedDishonestShare }
}

/** Returns the lock of an executor at the expected price. */
function lockOf(terms: CheckTerms): TokenAmount {
  const least = leastLock(lockRatio(terms), terms.price)
  return tokenAmount(least > terms.stakeLock ? least : terms.stakeLock)
}

/** Returns the probability of finding one forged link: its window is drawn, and the council does not err. */
function foundShare(terms: CheckTerms): number {
  if (terms.how === 'none') return 0
  // noise is outvoted unless a friend is drawn for the second replica, or for the third
  if (terms.how === 'redundant') return (1 - assumedDishonestShare) ** Math.min(2, terms.replicas - 1)
  const all = terms.how === 'replay' ? windowsOf(terms) : 1
  return (Math.min(terms.windows, all) / all) * (1 - wrongAccepted(chancesOf(terms)))
}

function extraComputeOf(terms: CheckTerms): number {
  if (terms.how === 'none') return 0
  if (terms.how === 'redundant') return terms.replicas - 1
  const segments = segmentsOf(terms)
  // a checker runs once over the whole result
  if (terms.how === 'checker') return terms.lead / segments
  const drawn = Math.min(1, terms.windows / windowsOf(terms))
  // the end is replayed too, unless a window covers it; on average a program ends in the middle of a segment
  return terms.lead * (drawn + ((1 - drawn) * 0.5) / segments)
}

function choicesOf(terms: CheckTerms): CheckChoice[] {
  if (terms.how !== 'replay') return []
  const { milestoneSegments } = terms
  const segments = segmentsOf(terms)
  const delivered = milestoneSegments === 0n ? segments : Math.min(segments, Number(milestoneSegments))
  const seen = new Set<number>()
  return offeredShares.flatMap((share) => {
    const windowSegments = windowSegmentsFor(delivered, share)
    if (seen.has(windowSegments)) return []
    seen.add(windowSegments)
    // more windows than one are bought by a probability; the choice is between single windows
    const choice = { ...terms, windowSegments, windows: 1 }
    return { share, extraCompute: extraComputeOf(choice), stakeWei: lockOf(choice) }
  })
}
