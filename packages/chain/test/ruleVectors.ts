import {
  afterEvent,
  type CouncilCount,
  type CouncilRules,
  decideByMajority,
  decideCouncil,
  defaultRankRules,
  drawWindows,
  effectivePrice,
  leastLock,
  leastTrustLock,
  lockRatio,
  missingSeats,
  noHistory,
  type PaymentFunction,
  replaySeconds,
  seatBondUnits,
  seatFee,
  seatReplaySeconds,
  seededRandom,
  tokenAmount,
  wholePart,
  windowCount,
  worth,
} from '@muster-network/core'
import { encodeAbiParameters, keccak256, numberToHex } from 'viem'

/** Vectors by rule name: 32-byte words in rows of fixed width, which the contracts' test reads directly. */
export type RuleVectors = Record<
  | 'worth'
  | 'rank'
  | 'record'
  | 'council'
  | 'majority'
  | 'windows'
  | 'seatFee'
  | 'leastLock'
  | 'trustLock'
  | 'replay',
  string
>

const rowsOfEach = 48
/** In the order of the contracts. */
const checkModes = ['replay', 'checker', 'redundant', 'none'] as const
const random = () => seededRandom(0x6d75)
/** The half rank of the contracts' test network. */
const rules = { ...defaultRankRules, halfRank: tokenAmount(10n * 10n ** 18n) }

/** Computes the results of core's rules for fixed inputs: small, large and odd ones. */
export function ruleVectors(): RuleVectors {
  return {
    worth: rows(worthRow),
    rank: rows(rankRow),
    record: recordRows(),
    council: councilRows(),
    majority: majorityRows(),
    windows: rows(windowsRow),
    seatFee: rows(seatFeeRow),
    leastLock: rows(leastLockRow),
    trustLock: rows(trustLockRow),
    replay: rows(replayRow),
  }
}

type Luck = { below: (limit: bigint) => bigint; amount: () => bigint }

function luckOf(next: () => number): Luck {
  // two draws cover more than 2^53 different numbers
  const below = (limit: bigint) =>
    limit === 0n
      ? 0n
      : (BigInt(Math.floor(next() * 2 ** 32)) * 2n ** 32n + BigInt(Math.floor(next() * 2 ** 32))) % limit
  return { below, amount: () => below(10n ** (1n + below(19n))) * 10n ** below(8n) }
}

function rows(row: (luck: Luck) => bigint[]): string {
  const luck = luckOf(random())
  return words(Array.from({ length: rowsOfEach }, () => row(luck)).flat())
}

function worthRow({ below, amount }: Luck): bigint[] {
  const kind = below(3n)
  const price = amount()
  const floor = below(price + 1n)
  const startProgress = below(wholePart + 1n)
  const endProgress = below(4n) === 0n ? wholePart : startProgress + below(wholePart - startProgress + 1n)
  const startUnits = below(10n ** 12n)
  const endUnits = startUnits + below(10n ** 12n)
  const elapsedSeconds = below(200_000n)
  const allowedSeconds = below(100_000n)
  const perBillionUnits = below(10n ** 20n)
  const f: PaymentFunction =
    kind === 0n
      ? { function: 'fixed' }
      : kind === 1n
        ? { function: 'perUnit', perBillionUnits: tokenAmount(perBillionUnits) }
        : { function: 'logProgress' }
  const value = worth(f, {
    price: tokenAmount(price),
    floor: tokenAmount(floor),
    startUnits,
    endUnits,
    startProgress,
    endProgress,
    elapsedSeconds,
    allowedSeconds,
  })
  const facts = [startUnits, endUnits, startProgress, endProgress, elapsedSeconds, allowedSeconds]
  return [kind, price, floor, ...facts, perBillionUnits, value]
}

function trustLockRow({ below, amount }: Luck): bigint[] {
  const [minTrustLock, declineFee] = [amount(), amount()]
  const rate = 1n + below(10n ** 19n)
  const parts = 1n + below(256n)
  const replicas = 1n + below(2n)
  const maxPrice = amount()
  const least = leastTrustLock({
    ...{ parts: Number(parts), replicas: Number(replicas), maxPrice, rate },
    rules: { minTrustLock, declineFee },
  })
  return [minTrustLock, declineFee, rate, parts, replicas, maxPrice, least]
}

function rankRow({ below, amount }: Luck): bigint[] {
  const fees = below(4n) === 0n ? 0n : amount()
  const price = amount()
  const history = afterEvent(
    noHistory,
    { kind: 'checked', paid: tokenAmount(0n), seatFees: tokenAmount(fees) },
    rules,
  )
  return [fees, price, effectivePrice(tokenAmount(price), history, rules)]
}

/** Tracks one record through many deliveries. */
function recordRows(): string {
  let history = noHistory
  return rows(({ below }) => {
    const paid = tokenAmount(below(10n ** 20n))
    const seatFees = tokenAmount(below(10n ** 18n))
    history = afterEvent(history, { kind: 'checked', paid, seatFees }, rules)
    return [paid, seatFees, history.good]
  })
}

/** Enumerates tallies near every edge: both leads, the cap, and the bound on silence. */
function councilRows(): string {
  const { below } = luckOf(random())
  const all: number[] = []
  const upTo = (most: number) => Number(below(BigInt(most) + 1n))
  for (let row = 0; row < 160; row++) {
    const defaults = row % 2 === 0
    const lead = 1 + upTo(2)
    const margin = defaults ? 7 : lead + upTo(4)
    const cap = defaults ? 31 : 2 * (margin + upTo(3)) + 1
    const few = [0, 1, 2, 3][upTo(3)]!
    const gone = [0, few, upTo(cap)][upTo(2)]!
    // One below, at and beyond the edge.
    const step = upTo(2) - 1
    const [agree, against] = (
      [
        [gone + lead + step, 0],
        [few + 1 + gone + margin + step, few + 1],
        [few, few + margin + step],
        [upTo(cap), 0],
        [few, 0],
      ] as const
    )[row % 5]!
    const [moreAgainst, moreGone] = [
      row % 5 === 3 ? Math.max(0, cap - agree + step) : 0,
      row % 5 === 4 ? Math.max(0, 4 * cap - agree + step - gone) : 0,
    ]
    all.push(
      ...councilRow({ agree, against: against + moreAgainst, gone: gone + moreGone }, { lead, margin, cap }),
    )
  }
  return words(all.map((n) => BigInt(n)))
}

function councilRow(count: CouncilCount, rules: CouncilRules): number[] {
  const { agree, against, gone } = count
  const decision = decideCouncil(count, rules)
  const missing = decision === 'open' ? missingSeats(count, rules) : 0
  const number = ['open', 'accepted', 'rejected', 'jury'].indexOf(decision)
  return [agree, against, gone, rules.lead, rules.margin, rules.cap, number, missing]
}

function majorityRows(): string {
  const all: number[] = []
  for (const lead of [1, 2, 3])
    for (let agree = 0; agree < 4; agree++)
      for (let against = 0; against < 4; against++) {
        const outcome = decideByMajority({ agree, against }, lead)
        all.push(agree, against, lead, ['open', 'accepted', 'rejected', 'jury'].indexOf(outcome))
      }
  return words(all.map((n) => BigInt(n)))
}

/** Beacon, delivery, K, w, number of windows, then the drawn windows, three at most. */
function windowsRow({ below }: Luck): bigint[] {
  const word = () => below(2n ** 64n) * 2n ** 192n + below(2n ** 64n)
  const [beacon, deliveryId] = [word(), word()]
  const segments = 1 + Number(below(below(4n) === 0n ? 2n ** 32n : 64n))
  const width = 1 + Number(below(5n))
  const windows = windowCount(segments, width)
  const count = Math.min(windows, 1 + Number(below(3n)))
  const bytes = (value: bigint) => numberToHex(value, { size: 32 })
  const seed = keccak256(
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'bytes32' }, { type: 'bytes32' }],
      ['segment', bytes(beacon), bytes(deliveryId)],
    ),
  )
  const hashes = Array.from({ length: count }, (_, i) =>
    BigInt(keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [seed, BigInt(i)]))),
  )
  const drawn = drawWindows(hashes, count, windows).map((window) => BigInt(window))
  const facts = [beacon, deliveryId, BigInt(segments), BigInt(width), BigInt(count)]
  return [...facts, ...drawn, ...Array<bigint>(3 - count).fill(0n)]
}

function seatFeeRow({ below, amount }: Luck): bigint[] {
  const [seatBase, seatUnitPrice, segmentUnits] = [amount(), amount(), below(10n ** 15n)]
  const [windowSegments, windows] = [1 + Number(below(100n)), Number(below(35n))]
  const fee = seatFee({ segmentUnits, windowSegments, rules: { seatBase, seatUnitPrice } }, windows)
  const least = below(1000n)
  // a bond of up to a million units, as terms may have
  const bondUnit = 1n + (10n * fee) / (1n + below(10n ** 6n))
  const facts = [seatBase, seatUnitPrice, segmentUnits, BigInt(windowSegments), BigInt(windows)]
  return [...facts, least, bondUnit, fee, seatBondUnits(fee, bondUnit, least)]
}

/** The lock of every kind of check, at the rate of the stake token in half of the rows. */
function leastLockRow({ below, amount }: Luck): bigint[] {
  const how = below(2n) === 0n ? 0 : Number(below(4n))
  const segmentUnits = 1n + below(10n ** 12n)
  const maxUnits = 1n + below(segmentUnits * (1n + below(1000n)))
  const milestoneSegments = below(2n) === 0n ? 0n : below(100n)
  const [windowSegments, windows] = [1 + Number(below(20n)), 1 + Number(below(32n))]
  const lockTenths = 11 + Number(below(90n))
  const rate = below(2n) === 0n ? 10n ** 18n : 10n ** 6n + amount()
  const price = 1n + amount()
  const terms = { maxUnits, segmentUnits, milestoneSegments, windowSegments, windows, lockTenths, rate }
  const exact = how === checkModes.indexOf('redundant') && below(2n) === 0n
  const lock = leastLock(lockRatio({ ...terms, how: checkModes[how]!, exact }), price)
  const facts = [
    how,
    maxUnits,
    segmentUnits,
    milestoneSegments,
    windowSegments,
    windows,
    lockTenths,
    rate,
    price,
    exact,
  ]
  return [...facts.map((fact) => BigInt(fact)), lock]
}

/** The time that the replay of a whole delivery and of a seat's job may take, in half of the rows near or above a limit. */
function replayRow({ below }: Luck): bigint[] {
  const segmentUnits = 1n + below(10n ** 12n)
  const maxUnits = 1n + below(segmentUnits * (1n + below(4096n)))
  const segments = 1n + below((maxUnits + segmentUnits - 1n) / segmentUnits)
  const [windowSegments, windows] = [1 + Number(below(20n)), 1 + Number(below(32n))]
  const runSeconds = 1 + Number(below(below(2n) === 0n ? 100_000n : 7_776_000n))
  const rules = { answerSeconds: 1 + Number(below(3_000n)), waitSeconds: 1 + Number(below(2_592_000n)) }
  const terms = { runSeconds, maxUnits, segmentUnits, windowSegments, rules }
  const facts = [runSeconds, maxUnits, segmentUnits, windowSegments, rules.answerSeconds, rules.waitSeconds]
  const times = [
    replaySeconds(terms, Number(segments)),
    rules.answerSeconds + seatReplaySeconds(terms, Number(segments), windows),
  ]
  return [...facts, segments, windows, ...times].map((each) => BigInt(each))
}

function words(values: bigint[]): string {
  return `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`
}
