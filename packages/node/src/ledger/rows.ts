import type { Delivery, Hex, NetworkEvent, NodeFacts, Panel, Settlement, Terms } from '@muster-network/chain'
import { fromText } from '../store/bigintJson.ts'

// What the tables say, in words that the roles use: one type and one reader for each table.

export type TaskStatus = 'Bidding' | 'Awarded' | 'Ended'
export type PartStatus = 'Unawarded' | 'Running' | 'Cutting' | 'Delivered' | 'Open' | 'Ending' | 'Ended'

export type LedgerTask = {
  id: Hex
  client: Hex
  classId: Hex
  status: TaskStatus
  terms: Terms
  hint: Hex
  bidUntil: number
  /** Seconds of the chain's clock, as all times here. */
  postedAt: number
  awardedAt: number | undefined
  endedAt: number | undefined
}

export type LedgerPart = {
  taskId: Hex
  part: number
  status: PartStatus
  /** Executors so far; the one that has it now is the last. */
  tenure: number
  executor: Hex | undefined
  bidHash: Hex | undefined
  awardedAt: number | undefined
  /** Where the part stands; none at its beginning. */
  leaf: Hex | undefined
  units: bigint
  /** CutReason of the contracts, and until when receipts may be shown. */
  cutReason: number
  cutUntil: number
  shownSegments: number
  refund: bigint | undefined
}

export type LedgerDelivery = {
  id: Hex
  delivery: Delivery
  /** As the council's last event says; none before the first draw. */
  panel: Panel | undefined
  settlement: Settlement | undefined
  judged: { stage: number; votes: readonly unknown[]; rejected: readonly boolean[] } | undefined
  /** Outcome of the contracts: 0 while it is open, 1 paid, 2 fraud, 3 neutral, 4 void. */
  outcome: number
  concluded: boolean
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

export type LedgerEvent = {
  number: number
  block: number
  at: number
  transactionHash: Hex
  contract: NetworkEvent['contract']
  name: NetworkEvent['name']
  taskId: Hex | undefined
  deliveryId: Hex | undefined
  operator: Hex | undefined
  args: Record<string, unknown>
}

type Row = Record<string, unknown>

export function eventOf(row: Row): LedgerEvent {
  return {
    number: row.number as number,
    block: row.block as number,
    at: row.at as number,
    transactionHash: row.transaction_hash as Hex,
    contract: row.contract as NetworkEvent['contract'],
    name: row.name as NetworkEvent['name'],
    taskId: (row.task_id ?? undefined) as Hex | undefined,
    deliveryId: (row.delivery_id ?? undefined) as Hex | undefined,
    operator: (row.operator ?? undefined) as Hex | undefined,
    args: fromText<Record<string, unknown>>(row.args as string),
  }
}

export function taskOf(row: Row): LedgerTask {
  return {
    id: row.id as Hex,
    client: row.client as Hex,
    classId: row.class_id as Hex,
    status: row.status as TaskStatus,
    terms: fromText<Terms>(row.terms as string),
    hint: row.hint as Hex,
    bidUntil: row.bid_until as number,
    postedAt: row.posted_at as number,
    awardedAt: (row.awarded_at ?? undefined) as number | undefined,
    endedAt: (row.ended_at ?? undefined) as number | undefined,
  }
}

export function partOf(row: Row): LedgerPart {
  return {
    taskId: row.task_id as Hex,
    part: row.part as number,
    status: row.status as PartStatus,
    tenure: row.tenure as number,
    executor: (row.executor ?? undefined) as Hex | undefined,
    bidHash: (row.bid_hash ?? undefined) as Hex | undefined,
    awardedAt: (row.awarded_at ?? undefined) as number | undefined,
    leaf: (row.leaf ?? undefined) as Hex | undefined,
    units: BigInt(row.units as string),
    cutReason: row.cut_reason as number,
    cutUntil: row.until as number,
    shownSegments: row.shown as number,
    refund: row.refund === null ? undefined : BigInt(row.refund as string),
  }
}

export function deliveryOf(row: Row): LedgerDelivery {
  const optional = <T>(text: unknown) => (text === null ? undefined : fromText<T>(text as string))
  return {
    id: row.id as Hex,
    delivery: fromText<Delivery>(row.delivery as string),
    panel: optional<Panel>(row.panel),
    settlement: optional<Settlement>(row.settlement),
    judged: optional<NonNullable<LedgerDelivery['judged']>>(row.judged),
    outcome: row.outcome as number,
    concluded: row.concluded === 1,
    contested: row.contested === 1,
  }
}

export function nodeOf(row: Row): LedgerNode {
  return {
    id: row.id as Hex,
    operator: row.operator as Hex,
    classId: row.class_id as Hex,
    facts: fromText<NodeFacts>(row.facts as string),
    listed: row.listed === 1,
    listedAt: row.listed_at as number,
  }
}
