import { expect, it } from 'vitest'
import {
  describeEntry,
  type JournalEntry,
  type JournalEntryOf,
  readJournalEntry,
  type StepName,
  stepNames,
  toneOf,
  writeJournalEntry,
} from './JournalEntry.ts'

const words = { amount: (wei: bigint) => `${wei} wei`, account: (address: string) => address.slice(0, 6) }
const deliveryId = `0x${'d1'.repeat(32)}`
const operator = `0x${'ab'.repeat(20)}`
const why = 'the reason'
const peerId = 'a'.repeat(56)

/** One entry for every step. */
const examples: { [Step in StepName]: Omit<JournalEntryOf<Step>, 'step'> } = {
  posting: { name: 'tea-room', parts: 4 },
  posted: { escrow: 12n },
  postingFailed: { code: 'CHAIN_FUNDS', message: 'not enough funds' },
  bidReceived: { number: 1, operator, price: 5n },
  biddingExtended: { bidUntil: 1_800_000_000 },
  gaveUp: { why },
  awarding: { wins: [{ operator, parts: [0, 1], price: 5n }] },
  awarded: {},
  bidSetAside: { operator, why },
  keyHandedOver: { part: 0, assignment: 1 },
  checkpointStored: { part: 0, segments: 2n, units: 20n },
  checkpointNotCopied: { part: 0, asked: 3 },
  programFailed: { part: 0, executor: operator, message: 'exit code 1', limit: 'units' },
  partReturned: { part: 0, executor: operator, how: 'declined', reason: 'no-data', why },
  executorChallenged: { part: 0, executor: operator },
  executorReplaced: { part: 0, executor: operator },
  executorStuck: { part: 0, executor: operator },
  suretyLost: { part: 0, executor: operator },
  partExpired: { part: 0 },
  bidPassedOver: { part: 0, operator, why },
  partTakenOver: { part: 0, by: operator, units: 20n },
  partCancelled: { part: 0, why },
  replicasDiffer: { part: 0, spare: 2 },
  replicasAgree: { part: 0, replicas: [0, 1] },
  replicasRerun: { part: 0 },
  resultFetched: { part: 0, deliveryId },
  milestoneAccepted: { part: 0, deliveryId },
  cancelling: {},
  ended: {},
  dataDeleted: { peerId, blobs: 1 },
  dataNotDeleted: { peerId, why },
  keysDestroyed: {},
  notBidding: { reasons: ['price', 'region'] },
  bidPlaced: { price: 5n, number: 2 },
  staging: { part: 0 },
  running: { part: 0, fromUnits: 20n, resumed: true },
  runRestarted: { part: 0, why },
  restartedFromBeginning: { part: 0, why },
  checkpointReceipted: { part: 0, segments: 12 },
  cutClaimed: { part: 0 },
  cutLapsed: { part: 0 },
  checkpointSent: { part: 0, units: 20n },
  checkpointUnusable: { part: 0, why },
  runPaused: { part: 0, why },
  challengeAnswered: { part: 0, challenger: operator },
  declining: { part: 0, why },
  leaving: { part: 0, why },
  waitingForRelay: { part: 0 },
  seatsUnreachable: { part: 0 },
  delivered: { part: 0, segments: 12, units: 20n, last: true },
  councilDrawn: { part: 0, seats: 1 },
  acceptedByClient: { part: 0 },
  contested: { part: 0, deliveryId, segment: 3, bondWei: 5n },
  contestPostponed: { part: 0, deliveryId, segment: 3, why, hint: 'wait', untilMs: 1 },
  notContested: { part: 0, deliveryId, segment: 3, why, hint: 'nothing' },
  settled: { part: 0, outcome: 'paid' },
  paid: { part: 0, amount: 5n },
  bondReturned: { part: 0, amount: 5n },
  bondLost: { part: 0, amount: 5n },
  stakeLost: { part: 0, amount: 5n },
  cleanedUp: { part: 0 },
  taskDeleted: {},
  answered: { part: 0, seat: 1, verdict: 'no data', why },
  noAnswer: { part: 0, seat: 1, why },
  answerPosted: { part: 0, seat: 1 },
  voted: { deliveryId, workIsGood: true },
}
const entryOf = (step: StepName) => ({ step, ...examples[step] }) as JournalEntry

it('gives every step a tone and a description', () => {
  const lines = stepNames.map((step) => {
    const entry = entryOf(step)
    return `${step} [${toneOf(entry)}] ${describeEntry(entry, words)}`
  })
  expect(lines.join('\n')).toMatchSnapshot()
})

it('colours a settlement by its outcome', () => {
  const tones = (['open', 'paid', 'fraud', 'neutral', 'void'] as const).map((outcome) =>
    toneOf({ step: 'settled', part: 0, outcome }),
  )
  expect(tones).toEqual(['neutral', 'good', 'bad', 'warning', 'bad'])
})

it('reads every entry back from JSON with decimal text for bigints', () => {
  const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  for (const step of stepNames) {
    const { name, facts } = writeJournalEntry(entryOf(step))
    expect(readJournalEntry(name, JSON.parse(JSON.stringify(facts, asText)))).toEqual(entryOf(step))
  }
})

it('reads a step of another version, or one with other facts, as unknown', () => {
  const facts = { part: 1, price: 5n, more: { deep: true } }
  for (const name of ['bid placed', 'bidPlaced', 'toString']) {
    const entry = readJournalEntry(name, facts)
    expect(entry).toEqual({ step: 'unknown', name, facts })
    expect(toneOf(entry)).toBe('neutral')
    expect(describeEntry(entry, words)).toBe(`${name}, part 1, price 5`)
    expect(writeJournalEntry(entry)).toEqual({ name, facts })
  }
})
