import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type BlockRef,
  type Delivery,
  decodeEvents,
  type FollowConsumer,
  type FollowedBlock,
  FollowedBlocks,
  type Hex,
  type Network,
  type NetworkEvent,
  type NodeFacts,
  type Panel,
  type Settlement,
  type Terms,
} from '@muster-network/chain'
import { transaction } from '../store/openStore.ts'
import { fromText, toText } from '../store/text.ts'
import { applyEvent } from './applyEvent.ts'
import { ledgerSchema, ledgerVersion } from './schema.ts'

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

/** What has just been applied. `head` is the newest block that was read. */
export type LedgerChange = { events: readonly NetworkEvent[]; head: { number: number; timestamp: number } }

/**
 * What the chain says, in tables: the same for every node and every role, made of events alone. It can be deleted at any
 * time and is then read again. Positions and tables change in one transaction, so every event counts exactly once.
 */
export class Ledger implements FollowConsumer {
  readonly database: DatabaseSync
  readonly #network: Network
  readonly #followed: FollowedBlocks
  readonly #listeners: ((change: LedgerChange) => void)[] = []
  head = { number: -1, timestamp: 0 }

  constructor(file: string, network: Network) {
    this.#network = network
    this.database = openLedger(file)
    this.#followed = new FollowedBlocks(this.database)
    const last = this.database.prepare('SELECT MAX(block) AS number, MAX(at) AS at FROM event').get()
    const tip = this.#followed.recent()[0]
    if (tip) this.head = { number: tip.number, timestamp: Number(last?.at ?? 0) }
  }

  /** Called after every batch of blocks, empty ones included. Listeners look at the tables; events say where. */
  onChange(listener: (change: LedgerChange) => void): void {
    this.#listeners.push(listener)
  }

  recent(): BlockRef[] {
    return this.#followed.recent()
  }

  apply(blocks: readonly FollowedBlock[]): void {
    const events = transaction(this.database, () => {
      this.#followed.add(blocks)
      return blocks.flatMap((block) => {
        const decoded = decodeEvents(this.#network, block)
        for (const event of decoded) this.#add(event)
        return decoded
      })
    })
    const last = blocks.at(-1)
    if (last) this.head = { number: last.number, timestamp: last.timestamp }
    for (const listener of this.#listeners) listener({ events, head: this.head })
  }

  /** A reorganisation: forgets the events above a block and folds the rest again. */
  undo(above: number): void {
    transaction(this.database, () => {
      this.#followed.removeAbove(above)
      this.database.prepare('DELETE FROM event WHERE block > ?').run(above)
      for (const table of ['task', 'part', 'delivery', 'bound_answer', 'challenge', 'node'])
        this.database.exec(`DELETE FROM ${table}`)
      for (const row of this.database.prepare('SELECT * FROM event ORDER BY number').iterate()) {
        const { contract, name, at, block } = row
        applyEvent(this.database, {
          contract,
          name,
          args: fromText(row.args as string),
          timestamp: at,
          blockNumber: block,
          transactionHash: row.transaction_hash,
          logIndex: row.log_index,
        } as unknown as NetworkEvent)
      }
    })
    this.head = { number: above, timestamp: this.head.timestamp }
  }

  task(id: string): LedgerTask | undefined {
    const row = this.database.prepare('SELECT * FROM task WHERE id = ?').get(id)
    return row && taskOf(row)
  }

  /** Newest first. */
  tasks(where: { status?: TaskStatus; client?: Hex; limit?: number } = {}): LedgerTask[] {
    return this.database
      .prepare(
        'SELECT * FROM task WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR client = ?2) ORDER BY posted_at DESC, id LIMIT ?3',
      )
      .all(where.status ?? null, where.client?.toLowerCase() ?? null, where.limit ?? 1_000)
      .map(taskOf)
  }

  part(taskId: string, part: number): LedgerPart | undefined {
    const row = this.database.prepare('SELECT * FROM part WHERE task_id = ? AND part = ?').get(taskId, part)
    return row && partOf(row)
  }

  parts(taskId: string): LedgerPart[] {
    return this.database.prepare('SELECT * FROM part WHERE task_id = ? ORDER BY part').all(taskId).map(partOf)
  }

  /** Parts that an operator holds now, as far as the chain is concerned. */
  partsOf(executor: Hex): LedgerPart[] {
    return this.database
      .prepare("SELECT * FROM part WHERE executor = ? AND status IN ('Running', 'Cutting', 'Delivered')")
      .all(executor.toLowerCase())
      .map(partOf)
  }

  partsIn(...status: PartStatus[]): LedgerPart[] {
    return status.flatMap((each) =>
      this.database
        .prepare('SELECT * FROM part WHERE status = ? ORDER BY task_id, part')
        .all(each)
        .map(partOf),
    )
  }

  delivery(id: string): LedgerDelivery | undefined {
    const row = this.database.prepare('SELECT * FROM delivery WHERE id = ?').get(id)
    return row && deliveryOf(row)
  }

  /** In the order in which they were made. */
  deliveries(taskId: string, part?: number): LedgerDelivery[] {
    return this.database
      .prepare('SELECT * FROM delivery WHERE task_id = ?1 AND (?2 IS NULL OR part = ?2) ORDER BY rowid')
      .all(taskId, part ?? null)
      .map(deliveryOf)
  }

  /** Deliveries whose outcome is open, or whose seats are not freed yet. */
  openDeliveries(): LedgerDelivery[] {
    return this.database
      .prepare(
        `SELECT * FROM delivery WHERE outcome = 0 OR (concluded = 0 AND panel IS NOT NULL
         AND (judged IS NOT NULL OR outcome = 4)) ORDER BY rowid`,
      )
      .all()
      .map(deliveryOf)
  }

  /** Answers that bind their seats: posted by themselves, or shown to the chain when more seats were asked for. */
  boundAnswers(deliveryId: string): { seat: number; kind: number; leaf: Hex; seal: Hex }[] {
    return this.database
      .prepare('SELECT seat, kind, leaf, seal FROM bound_answer WHERE delivery_id = ? ORDER BY seat')
      .all(deliveryId)
      .map((row) => ({ ...row }) as { seat: number; kind: number; leaf: Hex; seal: Hex })
  }

  challenge(taskId: string, part: number): { challenger: Hex; until: number } | undefined {
    const row = this.database
      .prepare('SELECT challenger, until FROM challenge WHERE task_id = ? AND part = ?')
      .get(taskId, part)
    return row && { challenger: row.challenger as Hex, until: row.until as number }
  }

  node(id: string): LedgerNode | undefined {
    const row = this.database.prepare('SELECT * FROM node WHERE id = ?').get(id)
    return row && nodeOf(row)
  }

  nodes(where: { operator?: Hex; peerKey?: Hex; classId?: Hex } = {}): LedgerNode[] {
    return this.database
      .prepare(
        'SELECT * FROM node WHERE listed = 1 AND (?1 IS NULL OR operator = ?1) AND (?2 IS NULL OR peer_key = ?2) AND (?3 IS NULL OR class_id = ?3) ORDER BY listed_at, id',
      )
      .all(where.operator?.toLowerCase() ?? null, where.peerKey ?? null, where.classId ?? null)
      .map(nodeOf)
  }

  /** The newest task that a client's node posted: where it said that it can be reached. */
  newestTaskOfPeer(peerKey: Hex): LedgerTask | undefined {
    const row = this.database
      .prepare('SELECT * FROM task WHERE peer_key = ? ORDER BY posted_at DESC LIMIT 1')
      .get(peerKey)
    return row && taskOf(row)
  }

  hasOpenTaskOfPeer(peerKey: Hex): boolean {
    const row = this.database
      .prepare("SELECT 1 FROM task WHERE peer_key = ? AND status <> 'Ended' LIMIT 1")
      .get(peerKey)
    return row !== undefined
  }

  /** The history of a task, or of everything, in order. */
  events(where: { taskId?: Hex; operator?: Hex; after?: number; limit?: number } = {}): LedgerEvent[] {
    return this.database
      .prepare(
        'SELECT * FROM event WHERE (?1 IS NULL OR task_id = ?1) AND (?2 IS NULL OR operator = ?2) AND number > ?3 ORDER BY number LIMIT ?4',
      )
      .all(
        where.taskId ?? null,
        where.operator?.toLowerCase() ?? null,
        where.after ?? 0,
        where.limit ?? 10_000,
      )
      .map(eventOf)
  }

  /** Every event of one name, in order. */
  eventsNamed(contract: NetworkEvent['contract'], name: NetworkEvent['name'], after = 0): LedgerEvent[] {
    return this.database
      .prepare('SELECT * FROM event WHERE contract = ? AND name = ? AND number > ? ORDER BY number')
      .all(contract, name, after)
      .map(eventOf)
  }

  close(): void {
    this.database.close()
  }

  #add(event: NetworkEvent): void {
    const args = event.args as {
      taskId?: Hex
      oldId?: Hex
      deliveryId?: Hex
      operator?: Hex
      executor?: Hex
    }
    const taskId = args.taskId ?? args.oldId ?? this.#taskOfDelivery(args.deliveryId)
    const operator = args.operator ?? args.executor
    this.database
      .prepare(
        'INSERT INTO event (block, log_index, at, transaction_hash, contract, name, task_id, delivery_id, operator, args) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        event.blockNumber,
        event.logIndex,
        event.timestamp,
        event.transactionHash,
        event.contract,
        event.name,
        taskId ?? null,
        args.deliveryId ?? null,
        operator?.toLowerCase() ?? null,
        toText(event.args),
      )
    applyEvent(this.database, event)
  }

  #taskOfDelivery(deliveryId: Hex | undefined): Hex | undefined {
    if (!deliveryId) return undefined
    const row = this.database.prepare('SELECT task_id FROM delivery WHERE id = ?').get(deliveryId)
    return row?.task_id as Hex | undefined
  }
}

function openLedger(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const open = () => {
    const database = new DatabaseSync(file, { timeout: 5_000 })
    // a power cut may cost the last blocks, which are then read again
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    return database
  }
  const versionOf = (database: DatabaseSync) =>
    (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
  if (existsSync(file)) {
    try {
      const known = open()
      if (versionOf(known) === ledgerVersion) return known
      known.close()
    } catch {
      // damaged: the chain has everything
    }
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  }
  const fresh = open()
  transaction(fresh, () => fresh.exec(`${ledgerSchema} PRAGMA user_version = ${ledgerVersion};`))
  return fresh
}

type Row = Record<string, unknown>

function eventOf(row: Row): LedgerEvent {
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

function taskOf(row: Row): LedgerTask {
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

function partOf(row: Row): LedgerPart {
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

function deliveryOf(row: Row): LedgerDelivery {
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

function nodeOf(row: Row): LedgerNode {
  return {
    id: row.id as Hex,
    operator: row.operator as Hex,
    classId: row.class_id as Hex,
    facts: fromText<NodeFacts>(row.facts as string),
    listed: row.listed === 1,
    listedAt: row.listed_at as number,
  }
}
