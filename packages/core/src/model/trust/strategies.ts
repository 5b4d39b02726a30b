import { decideByMajority } from '../decideCouncil.ts'
import { windowCount } from '../windowOf.ts'
import { binomial } from './binomial.ts'
import { framingValue } from './honestOdds.ts'
import { lieOdds, ownSeats } from './lieValue.ts'
import { noiseValue, type ReplicaRules } from './noiseValue.ts'
import { replayedShare, type TrustRules } from './TrustRules.ts'

/** A way to cheat, and its exact value over honest work, in P. A positive number is a business. */
export type Strategy = {
  name: string
  /** One line for the documentation. */
  about: string
  value(rules: TrustRules, share: number): number
}

/** Paid when the wrong link is not replayed; `done` is the share of the honest work that was spent. */
function blend(found: number, atHit: number, done: number): number {
  return 1 - found + found * atHit - done
}

/** Returns the largest of the values. */
const best = (values: readonly number[]) => Math.max(...values)

const each = <T>(count: number, value: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => value(i))

function forgedLink(rules: TrustRules, share: number): number {
  return blend(replayedShare(rules), lieOdds(rules, share).value, 0)
}

/** Leaves n windows of work undone, anywhere but at the end. */
function skip(rules: TrustRules, share: number): number {
  const windows = windowCount(rules.segments, rules.windowSegments)
  const hit = lieOdds(rules, share).value
  return best(each(windows, (n) => blend((n + 1) / windows, hit, 1 - (n + 1) / windows)))
}

/** Some segments are honest, then the program is said to have ended. The last segment is always replayed. */
function falseEnd(rules: TrustRules, share: number, honestSegments: readonly number[]): number {
  const hit = lieOdds(rules, share).value
  return best(honestSegments.map((done) => blend(1, hit, done / rules.segments)))
}

/** No seat beyond the first draw: then the jury, and if it is silent the majority of the answers. The jury is silent. */
function starve(rules: TrustRules, share: number): number {
  const { lost, paid, wrongSeat } = ownSeats(rules)
  let hit = 0
  binomial(rules.lead, share).forEach((probability, friends) => {
    const outcome = decideByMajority({ agree: friends, against: rules.lead - friends }, rules.lead)
    hit += probability * (outcome === 'accepted' ? paid : -lost - wrongSeat * friends)
  })
  // Keeping the class busy costs something; counted as free.
  return blend(replayedShare(rules), hit, 0)
}

/** Falls silent after a share of a forged run; claims the cut, or leaves it. The claim comes before the draw. */
function cut(rules: TrustRules, share: number): number {
  const { value: hit, accepted } = lieOdds(rules, share)
  const claimed = each(rules.segments - 1, (i) => {
    const segments = i + 1
    const found = 1 / windowCount(segments, rules.windowSegments)
    const pay = segments / rules.segments
    // Accepted, the cut pays its share only.
    const atHit = hit - accepted * (1 - pay)
    return (1 - found) * pay + found * atHit - rules.silencePenalty
  })
  return best([...claimed, -rules.silencePenalty])
}

/**
 * Forges a link, has one segment receipted and vanishes; a friend surely takes over from that state and is paid for the
 * rest. An unclaimed cut on which another went on costs the highest price of the terms.
 */
function vanish(rules: TrustRules): number {
  const takeoverPay = 1 - 1 / rules.segments
  return takeoverPay - 1 - rules.silencePenalty
}

/** Each seat of the share asks for what finding the lie would have brought; paid if the lie is accepted. */
function bribe(rules: TrustRules, share: number): number {
  const price = rules.accuserShare * rules.lock + rules.fee
  const stakes = { paid: 1, lost: rules.lock, wrongSeat: 0, bribe: price, reward: 0, fee: 0 }
  return blend(replayedShare(rules), lieOdds(rules, share, { stakes }).value, 0)
}

/** A part in ten milestones with the lock of one: the link lies in the first, and earns the rest of the part. */
function milestones(rules: TrustRules, share: number): number {
  const segments = rules.segments / 10
  const lock = 1.6 * windowCount(segments, rules.windowSegments)
  return forgedLink({ ...rules, segments, lock }, share)
}

/** Replicas that must be equal byte for byte: the second is drawn when the first is delivered. */
export function replicaRules({ outvotedLoss, rerunShare }: TrustRules): ReplicaRules {
  return { loss: outvotedLoss, looksFirst: false, rerun: rerunShare, isJudged: true }
}

/** Client and executor in one hand: strangers' fees are the price of a record, which later yields what was credited. */
function washRecord(rules: TrustRules, share: number): number {
  const fees = rules.lead * rules.fee
  return fees * (rules.recordCredit - (1 - share))
}

/** Uptime emission follows points that bonded stake backs, whatever is traded: only the fees are left. */
function washEmission(rules: TrustRules, share: number): number {
  return -rules.lead * rules.fee * (1 - share)
}

/** Every strategy of the attack table that is about money. */
export const strategies: readonly Strategy[] = [
  { name: 'skip', about: 'leaves windows of the work undone', value: skip },
  {
    name: 'early stop',
    about: 'one honest segment, called the end, with noise for a result',
    value: (rules, share) => falseEnd(rules, share, [1]),
  },
  {
    name: 'forged link',
    about: 'one link from the start into the states of an old run, up to its true end',
    value: forgedLink,
  },
  {
    name: 'false end',
    about: 'all work but the last segment, or none; a result that does not follow from it',
    value: (rules, share) => falseEnd(rules, share, [0, rules.segments - 1]),
  },
  {
    name: 'silence',
    about: 'forged link; serves nobody but friends when it is drawn: no data is against',
    value: forgedLink,
  },
  {
    name: 'crashing seats',
    about: 'forged link; the state ends every replay: that differs',
    value: forgedLink,
  },
  {
    name: 'starvation',
    about: 'forged link; keeps all further seats busy, for nothing, and the jury is away',
    value: starve,
  },
  { name: 'cut', about: 'falls silent in a forged run and claims the cut, or leaves it', value: cut },
  {
    name: 'vanish and take over',
    about: 'forges, has a state receipted, vanishes; a friend is paid for the rest',
    value: vanish,
  },
  { name: 'bribed seats', about: 'forged link; seats are paid what finding it would bring', value: bribe },
  {
    name: 'friendly contest',
    about: 'forged link; a friend contests a good segment first, which shuts nobody out',
    value: (rules, share) => forgedLink(rules, share) - rules.contestBond,
  },
  {
    name: 'milestones',
    about: 'forged link in the first of ten milestones, with the lock of one milestone',
    value: milestones,
  },
  {
    name: 'Sybil replicas',
    about:
      'redundant wasm work: noise in the first replica, and in the second when an own bid is drawn; a stranger may run it a third time',
    value: (rules, share) => noiseValue(replicaRules(rules), share),
  },
  {
    name: 'Sybil replicas and a dead jury',
    about: 'the same, with noise in the third too, and a jury that does not vote',
    value: (rules, share) => noiseValue({ ...replicaRules(rules), isJudged: false }, share),
  },
  {
    name: 'Sybil replicas of containers',
    about: 'the same where honest results may differ, so that nobody loses by being outvoted',
    value: (_, share) => noiseValue({ loss: 0, looksFirst: false, rerun: 0, isJudged: false }, share),
  },
  {
    name: 'sitting',
    about: 'holds a part without a receipt until it is replaced',
    value: (rules) => -rules.silencePenalty,
  },
  {
    name: 'framing by a receipt',
    about: 'the client forges a receipt, in vain, and contests the honest work',
    value: (rules) => -rules.contestBond,
  },
  {
    name: 'framing by seats',
    about: 'seats accuse honest work, with the client in league; per try',
    value: (rules, share) => (share === 0 ? -rules.fee * rules.wrongFees : framingValue(rules, share, 1)),
  },
  {
    name: 'wash trading for record',
    about: 'own client, own executor; strangers among the seats are paid',
    value: washRecord,
  },
  { name: 'wash trading for emission', about: 'the same for uptime emission', value: washEmission },
]
