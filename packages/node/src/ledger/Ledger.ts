import type { DatabaseSync } from 'node:sqlite'
import {
  type BlockRef,
  decodeEvents,
  type FollowConsumer,
  type FollowedBlock,
  FollowedBlocks,
  type Hex,
  type Network,
  type NetworkEvent,
} from '@muster-network/chain'
import { fromText, toText } from '../store/bigintJson.ts'
import { transaction } from '../store/openStore.ts'
import { applyEvent } from './applyEvent.ts'
import { openLedger } from './openLedger.ts'
import {
  deliveryOf,
  eventOf,
  type LedgerDelivery,
  type LedgerEvent,
  type LedgerNode,
  type LedgerPart,
  type LedgerTask,
  nodeOf,
  type PartStatus,
  partOf,
  type TaskStatus,
  taskOf,
} from './rows.ts'

export type {
  LedgerDelivery,
  LedgerEvent,
  LedgerNode,
  LedgerPart,
  LedgerTask,
  PartStatus,
  TaskStatus,
} from './rows.ts'

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

  /** Every event of one name about a task, in order. */
  eventsOfTask(taskId: Hex, name: NetworkEvent['name']): LedgerEvent[] {
    // the plus keeps the index of names out of it: a task has fewer events than a name
    return this.database
      .prepare('SELECT * FROM event WHERE task_id = ? AND +name = ? ORDER BY number')
      .all(taskId, name)
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
