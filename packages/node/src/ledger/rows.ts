import {
  type Delivery,
  type Hex,
  type NetworkEvent,
  type NodeFacts,
  parseHex,
  type Roster,
  type Settlement,
  type Terms,
} from '@muster-network/chain'
import {
  type AnswerKind,
  type CutReason,
  cutReasons,
  type DeliveryOutcome,
  type DeliveryStage,
  deliveryStages,
  enumName,
  type PartState,
  type SeatVote,
  seatVotes,
  type TaskState,
} from '@muster-network/core'
import { fromText } from '../store/bigintJson.ts'

// One type and one reader for each table. The readers decode: roles see names where the contracts have numbers.

export type LedgerTask = {
  id: Hex
  client: Hex
  classId: Hex
  status: TaskState
  terms: Terms
  hint: Hex
  bidUntil: number
  /** Seconds of the chain's clock, like all times in this file. */
  postedAt: number
  awardedAt: number | undefined
  endedAt: number | undefined
}

export type LedgerPart = {
  taskId: Hex
  part: number
  status: PartState
  /** Number of the current assignment; 0 before the first award. */
  assignment: number
  executor: Hex | undefined
  bidHash: Hex | undefined
  awardedAt: number | undefined
  /** Leaf of the last delivered state; undefined at the beginning of the part. */
  leaf: Hex | undefined
  units: bigint
  cutReason: CutReason
  /** Only the executor may close the cut until then. */
  cutUntil: number
  refund: bigint | undefined
}

export type LedgerDelivery = {
  id: Hex
  /** As the contracts hash it; `cut` has its `cut` decoded. */
  delivery: Delivery
  cut: CutReason
  /** From the council's last event; undefined before the first draw. */
  roster: Roster | undefined
  /** As the contracts hash it; `stage` has its `stage` decoded. */
  settlement: Settlement | undefined
  /** `delivered` until it is settled. */
  stage: DeliveryStage
  /** The tally of its council; none when all agreed and it was paid at once. */
  judged: Judged | undefined
  outcome: DeliveryOutcome
  concluded: boolean
  /** It was contested and is not closed yet; its disputes may all be resolved. */
  contested: boolean
}

export type LedgerNode = {
  id: Hex
  operator: Hex
  classId: Hex
  facts: NodeFacts
  listed: boolean
  listedAt: number
}

/** The verdict of a council, and a vote for each seat of the roster. */
export type Judged = { stage: DeliveryStage; votes: readonly SeatVote[] }

/** A contest that names a segment of a delivery. */
export type LedgerDispute = {
  deliveryId: Hex
  segment: bigint
  challenger: Hex
  openedAt: number
  /** End of the voting. */
  until: number
  forWork: number
  againstWork: number
  /** Undefined until it is resolved. */
  ruling: DeliveryOutcome | undefined
}

/** The answer of a seat that is on the chain, and so binds it. */
export type BoundAnswer = { seat: number; kind: AnswerKind; seal: Hex }

type EventRow<Event extends NetworkEvent> = Event extends NetworkEvent
  ? Pick<Event, 'contract' | 'name' | 'args' | 'transactionHash'> & {
      number: number
      block: number
      at: number
      taskId: Hex | undefined
      deliveryId: Hex | undefined
      operator: Hex | undefined
    }
  : never

/** An event with the arguments that its contract's ABI has for its name. */
export type LedgerEvent = EventRow<NetworkEvent>
export type LedgerEventNamed<Name extends LedgerEvent['name']> = Extract<LedgerEvent, { name: Name }>

/** The same, of the contracts of tasks: streams have events of the same names. */
export type TaskEventNamed<Name extends LedgerEvent['name']> = Exclude<
  LedgerEventNamed<Name>,
  { contract: 'streams' }
>

type Row = Record<string, unknown>

export function eventOf(row: Row): LedgerEvent {
  // the arguments were decoded by the ABI before they were stored
  return {
    number: row.number as number,
    block: row.block as number,
    at: row.at as number,
    transactionHash: parseHex(row.transaction_hash),
    contract: row.contract,
    name: row.name,
    taskId: hexOrNone(row.task_id),
    deliveryId: hexOrNone(row.delivery_id),
    operator: hexOrNone(row.operator),
    args: fromText(row.args as string),
  } as LedgerEvent
}

export function taskOf(row: Row): LedgerTask {
  return {
    id: parseHex(row.id),
    client: parseHex(row.client),
    classId: parseHex(row.class_id),
    status: row.status as TaskState,
    terms: fromText<Terms>(row.terms as string),
    hint: parseHex(row.hint),
    bidUntil: row.bid_until as number,
    postedAt: row.posted_at as number,
    awardedAt: (row.awarded_at ?? undefined) as number | undefined,
    endedAt: (row.ended_at ?? undefined) as number | undefined,
  }
}

export function partOf(row: Row): LedgerPart {
  return {
    taskId: parseHex(row.task_id),
    part: row.part as number,
    status: row.status as PartState,
    assignment: row.assignment as number,
    executor: hexOrNone(row.executor),
    bidHash: hexOrNone(row.bid_hash),
    awardedAt: (row.awarded_at ?? undefined) as number | undefined,
    leaf: hexOrNone(row.leaf),
    units: BigInt(row.units as string),
    cutReason: row.cut_reason as CutReason,
    cutUntil: row.until as number,
    refund: row.refund === null ? undefined : BigInt(row.refund as string),
  }
}

export function deliveryOf(row: Row): LedgerDelivery {
  const optional = <T>(text: unknown) => (text === null ? undefined : fromText<T>(text as string))
  const delivery = fromText<Delivery>(row.delivery as string)
  const settlement = optional<Settlement>(row.settlement)
  const judged = optional<{ stage: number; votes: readonly number[] }>(row.judged)
  return {
    id: parseHex(row.id),
    delivery,
    cut: enumName(cutReasons, delivery.cut),
    roster: optional<Roster>(row.roster),
    settlement,
    stage: settlement ? enumName(deliveryStages, settlement.stage) : 'delivered',
    judged: judged && {
      stage: enumName(deliveryStages, judged.stage),
      votes: judged.votes.map((vote) => enumName(seatVotes, vote)),
    },
    outcome: row.outcome as DeliveryOutcome,
    concluded: row.concluded === 1,
    contested: row.contested === 1,
  }
}

export function boundAnswerOf(row: Row): BoundAnswer {
  return {
    seat: row.seat as number,
    kind: row.kind as AnswerKind,
    seal: parseHex(row.seal),
  }
}

export function disputeOf(row: Row): LedgerDispute {
  return {
    deliveryId: parseHex(row.delivery_id),
    segment: BigInt(row.segment as number),
    challenger: parseHex(row.challenger),
    openedAt: row.opened_at as number,
    until: row.until as number,
    forWork: row.for_work as number,
    againstWork: row.against_work as number,
    ruling: (row.ruling ?? undefined) as DeliveryOutcome | undefined,
  }
}

export function nodeOf(row: Row): LedgerNode {
  return {
    id: parseHex(row.id),
    operator: parseHex(row.operator),
    classId: parseHex(row.class_id),
    facts: fromText<NodeFacts>(row.facts as string),
    listed: row.listed === 1,
    listedAt: row.listed_at as number,
  }
}

function hexOrNone(value: unknown): Hex | undefined {
  return value === null ? undefined : parseHex(value)
}
