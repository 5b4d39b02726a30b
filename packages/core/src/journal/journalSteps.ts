import * as z from 'zod'
import { deliveryOutcomes } from '../task/contractEnums.ts'

/** How an entry is coloured: `progress` moves the task forward, `warning` costs time or money, `bad` loses some. */
export type Tone = 'neutral' | 'progress' | 'good' | 'warning' | 'bad'

/** Formats the facts that look different in a terminal and on a page. */
export type JournalWords = { amount(wei: bigint): string; account(address: string): string }

const part = z.int().min(0)
const count = z.int().min(0)
/** Bigints arrive as decimal text through the API. */
const wei = z.coerce.bigint()
const units = z.coerce.bigint()
/** Seconds of the chain's clock, within the range of a Date. */
const seconds = z.int().min(0).max(8.64e12)
const account = z.string()
const why = z.string()

/** A step of a task: its facts, its tone, and its description, a phrase without a full stop. */
function step<Shape extends z.ZodRawShape>(
  shape: Shape,
  tone: Tone | ((facts: z.output<z.ZodObject<Shape>>) => Tone),
  describe: (facts: z.output<z.ZodObject<Shape>>, words: JournalWords) => string,
) {
  return { facts: z.object(shape), tone, describe }
}

const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`

/** Every step that a node writes into the journal of a task, in the order of a task's life. */
export const journalSteps = {
  // the client posts, collects bids and awards
  posting: step({ name: z.string(), parts: count }, 'progress', (facts) => {
    return `posting ${facts.name} in ${counted(facts.parts, 'part')}`
  }),
  posted: step({ escrow: wei }, 'progress', ({ escrow }, { amount }) => {
    return `posted with ${amount(escrow)} in escrow`
  }),
  postingFailed: step({ code: z.string(), message: z.string() }, 'bad', ({ code, message }) => {
    return `posting failed: ${message} (${code})`
  }),
  bidReceived: step({ number: count, operator: account, price: wei }, 'neutral', (facts, words) => {
    return `bid ${facts.number} received: ${words.amount(facts.price)} a part by ${words.account(facts.operator)}`
  }),
  biddingExtended: step({ bidUntil: seconds }, 'neutral', ({ bidUntil }) => {
    return `bidding extended until ${new Date(bidUntil * 1000).toISOString()}`
  }),
  gaveUp: step({ why }, 'warning', (facts) => `gave up: ${facts.why}`),
  awarding: step(
    {
      wins: z.array(z.object({ operator: account, parts: z.array(part).readonly(), price: wei })).readonly(),
    },
    'progress',
    ({ wins }, words) =>
      `awarding ${wins
        .map(
          (win) => `${win.parts.map((each) => `part ${each}`).join(', ')} to ${words.account(win.operator)}`,
        )
        .join('; ')}`,
  ),
  awarded: step({}, 'progress', () => 'awarded'),
  bidSetAside: step({ operator: account, why }, 'warning', (facts, words) => {
    return `bid of ${words.account(facts.operator)} set aside: ${facts.why}`
  }),

  // the client dispatches and watches the parts
  keyHandedOver: step({ part, assignment: count }, 'progress', (facts) => {
    return `key of part ${facts.part} handed to the executor of assignment ${facts.assignment}`
  }),
  checkpointStored: step({ part, segments: units.optional(), units }, 'progress', (facts) => {
    return `checkpoint of part ${facts.part} stored at ${facts.units} units`
  }),
  checkpointNotCopied: step({ part, asked: count }, 'warning', (facts) => {
    return `no other node stores the checkpoint of part ${facts.part}; ${facts.asked} asked`
  }),
  programFailed: step(
    { part, executor: account, message: z.string(), limit: z.string().optional() },
    'bad',
    (facts, words) =>
      `program failed in part ${facts.part} at ${words.account(facts.executor)}: ${facts.message}`,
  ),
  partReturned: step(
    { part, executor: account, how: z.enum(['declined', 'left']), reason: z.string(), why },
    'warning',
    (facts, words) =>
      `part ${facts.part} ${facts.how} by ${words.account(facts.executor)} (${facts.reason}): ${facts.why}`,
  ),
  executorChallenged: step({ part, executor: account.optional() }, 'warning', (facts) => {
    return `executor of part ${facts.part} challenged to answer on the chain`
  }),
  executorReplaced: step({ part, executor: account.optional() }, 'warning', (facts) => {
    return `silent executor of part ${facts.part} replaced`
  }),
  executorStuck: step({ part, executor: account.optional() }, 'warning', (facts) => {
    return `executor of part ${facts.part} makes no progress; the part is given to another`
  }),
  suretyLost: step({ part, executor: account.optional() }, 'warning', (facts) => {
    return `executor of part ${facts.part} lost its surety; the part is given to another`
  }),
  partExpired: step({ part }, 'warning', (facts) => `time of part ${facts.part} is over`),
  bidPassedOver: step({ part, operator: account, why }, 'warning', (facts, words) => {
    return `bid of ${words.account(facts.operator)} passed over for part ${facts.part}: ${facts.why}`
  }),
  partTakenOver: step({ part, by: account, units }, 'progress', (facts, words) => {
    return `part ${facts.part} taken over by ${words.account(facts.by)} at ${facts.units} units`
  }),
  partCancelled: step({ part, why }, 'warning', (facts) => `part ${facts.part} cancelled: ${facts.why}`),
  replicasDiffer: step({ part, spare: part.optional() }, 'warning', ({ part, spare }) =>
    spare === undefined
      ? `replicas of part ${part} differ`
      : `replicas of part ${part} differ; spare ${spare} is awarded`,
  ),
  replicasAgree: step({ part, replicas: z.array(part).readonly() }, 'good', (facts) => {
    return `replicas ${facts.replicas.join(', ')} of part ${facts.part} agree`
  }),
  replicasRerun: step({ part }, 'progress', (facts) => {
    return `replicas of part ${facts.part} agree and were drawn to be run a third time`
  }),

  // the client ends the task
  resultFetched: step({ part, deliveryId: z.string() }, 'good', (facts) => {
    return `result of part ${facts.part} fetched and verified`
  }),
  milestoneAccepted: step({ part, deliveryId: z.string() }, 'good', (facts) => {
    return `milestone of part ${facts.part} accepted`
  }),
  cancelling: step({}, 'warning', () => 'cancelling'),
  ended: step({}, 'neutral', () => 'ended'),
  dataDeleted: step({ peerId: z.string(), blobs: count }, 'neutral', (facts) => {
    return `${counted(facts.blobs, 'blob')} deleted by ${short(facts.peerId)}`
  }),
  dataNotDeleted: step({ peerId: z.string(), why }, 'warning', (facts) => {
    return `${short(facts.peerId)} does not confirm that it deleted the data: ${facts.why}`
  }),
  keysDestroyed: step({}, 'neutral', () => 'keys destroyed'),

  // the provider bids and runs
  notBidding: step({ reasons: z.array(z.string()).readonly() }, 'neutral', (facts) => {
    return `no bid: ${facts.reasons.join(', ')}`
  }),
  bidPlaced: step({ price: wei, number: count }, 'progress', ({ price, number }, { amount }) => {
    return `bid of ${amount(price)} a part placed as number ${number}`
  }),
  staging: step({ part }, 'progress', (facts) => `staging part ${facts.part}`),
  running: step(
    {
      part,
      fromUnits: units.optional(),
      resumed: z.boolean().optional(),
      standsBy: z.boolean().optional(),
    },
    'progress',
    (facts) => {
      const from = facts.fromUnits === undefined ? '' : ` from ${facts.fromUnits} units`
      const before = facts.standsBy ? ', before its award' : ''
      return `running part ${facts.part}${from}${facts.resumed ? ', resumed from a checkpoint' : ''}${before}`
    },
  ),
  runRestarted: step({ part, why }, 'warning', (facts) => {
    return `run of part ${facts.part} ended early and resumes: ${facts.why}`
  }),
  restartedFromBeginning: step({ part, why }, 'warning', (facts) => {
    return `part ${facts.part} starts again from its beginning: ${facts.why}`
  }),
  checkpointReceipted: step({ part, segments: count }, 'progress', (facts) => {
    return `checkpoint of part ${facts.part} receipted after segment ${facts.segments}`
  }),
  cutClaimed: step({ part }, 'progress', (facts) => {
    return `the work on part ${facts.part} up to its last receipt is claimed`
  }),
  cutLapsed: step({ part }, 'warning', (facts) => {
    return `the work on part ${facts.part} from which another went on was never claimed`
  }),
  checkpointSent: step({ part, units }, 'progress', (facts) => {
    return `checkpoint of part ${facts.part} sent to the client at ${facts.units} units`
  }),
  checkpointUnusable: step({ part, why }, 'warning', (facts) => {
    return `checkpoint of part ${facts.part} cannot be used: ${facts.why}`
  }),
  runPaused: step({ part, why }, 'warning', (facts) => `run of part ${facts.part} paused: ${facts.why}`),
  challengeAnswered: step({ part, challenger: account }, 'progress', (facts, words) => {
    return `challenge of ${words.account(facts.challenger)} for part ${facts.part} answered`
  }),
  declining: step({ part, why }, 'warning', (facts) => `declining part ${facts.part}: ${facts.why}`),
  leaving: step({ part, why }, 'warning', (facts) => `leaving part ${facts.part}: ${facts.why}`),

  // the provider delivers and defends its work
  waitingForRelay: step({ part }, 'warning', (facts) => {
    return `delivery of part ${facts.part} waits for a relay`
  }),
  seatsUnreachable: step({ part }, 'warning', (facts) => {
    return `delivery of part ${facts.part} waits: no council seat can be reached`
  }),
  delivered: step({ part, segments: count, units, last: z.boolean() }, 'progress', (facts) => {
    const what = facts.last ? `part ${facts.part}` : `a milestone of part ${facts.part}`
    return `delivered ${what}: ${counted(facts.segments, 'segment')}, ${facts.units} units`
  }),
  councilDrawn: step({ part, seats: count }, 'progress', (facts) => {
    return `council of ${counted(facts.seats, 'seat')} drawn for part ${facts.part}`
  }),
  acceptedByClient: step({ part }, 'good', (facts) => `part ${facts.part} accepted by the client`),
  contested: step(
    { part, deliveryId: z.string(), segment: count.optional(), bondWei: wei.optional() },
    'warning',
    ({ part, bondWei }, { amount }) =>
      bondWei === undefined
        ? `settlement of part ${part} contested`
        : `settlement of part ${part} contested with a bond of ${amount(bondWei)}`,
  ),
  contestPostponed: step(
    { part, deliveryId: z.string(), segment: count, why, hint: z.string(), untilMs: z.number() },
    'warning',
    (facts) => `settlement of part ${facts.part} not contested yet: ${facts.why}`,
  ),
  notContested: step(
    { part, deliveryId: z.string(), segment: count, why, hint: z.string() },
    'bad',
    (facts) => `settlement of part ${facts.part} not contested: ${facts.why}`,
  ),
  settled: step(
    { part, outcome: z.enum(deliveryOutcomes) },
    ({ outcome }) =>
      (({ open: 'neutral', paid: 'good', fraud: 'bad', neutral: 'warning', void: 'bad' }) as const)[outcome],
    (facts) => `part ${facts.part} settled: ${facts.outcome}`,
  ),
  paid: step({ part, amount: wei }, 'good', (facts, { amount }) => {
    return `paid ${amount(facts.amount)} for part ${facts.part}`
  }),
  bondReturned: step({ part, amount: wei }, 'good', (facts, { amount }) => {
    return `bond of ${amount(facts.amount)} returned for part ${facts.part}`
  }),
  bondLost: step({ part, amount: wei }, 'bad', (facts, { amount }) => {
    return `bond of ${amount(facts.amount)} lost for part ${facts.part}`
  }),
  stakeLost: step({ part, amount: wei }, 'bad', (facts, { amount }) => {
    return `stake of ${amount(facts.amount)} slashed for part ${facts.part}`
  }),
  cleanedUp: step({ part }, 'neutral', (facts) => `files of part ${facts.part} removed`),
  taskDeleted: step({}, 'neutral', () => 'data of the task deleted'),

  // seats and jurors
  answered: step(
    {
      part,
      seat: count,
      verdict: z.enum(['agrees', 'differs', 'no data', 'abstains']),
      why: why.optional(),
    },
    'progress',
    ({ part, seat, verdict, why }) =>
      `seat ${seat} answered for part ${part}: ${verdict}${why === undefined ? '' : ` (${why})`}`,
  ),
  noAnswer: step({ part, seat: count, why }, 'bad', (facts) => {
    return `seat ${facts.seat} has no answer for part ${facts.part}: ${facts.why}`
  }),
  answerPosted: step({ part, seat: count }, 'progress', (facts) => {
    return `answer of seat ${facts.seat} for part ${facts.part} posted on the chain`
  }),
  voted: step(
    { deliveryId: z.string(), workIsGood: z.boolean() },
    'progress',
    ({ deliveryId, workIsGood }) => {
      return `voted ${workIsGood ? 'for' : 'against'} delivery ${short(deliveryId)}`
    },
  ),
}

function short(id: string): string {
  return `${id.slice(0, 10)}…`
}
