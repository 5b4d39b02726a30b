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
  parseHex,
} from '@muster-network/chain'
import type { PartState, TaskState } from '@muster-network/core'
import { fromText, toText } from '../store/bigintJson.ts'
import { transaction } from '../store/openStore.ts'
import { applyEvent } from './applyEvent.ts'
import { openLedger } from './openLedger.ts'
import {
  type BoundAnswer,
  boundAnswerOf,
  deliveryOf,
  disputeOf,
  eventOf,
  type LedgerDelivery,
  type LedgerDispute,
  type LedgerEvent,
  type LedgerEventNamed,
  type LedgerNode,
  type LedgerPart,
  type LedgerTask,
  nodeOf,
  partOf,
  type TaskEventNamed,
  taskOf,
} from './rows.ts'
import { type LedgerStream, type LedgerSubscription, streamOf, subscriptionOf } from './streamRows.ts'

export type {
  LedgerDelivery,
  LedgerDispute,
  LedgerEvent,
  LedgerNode,
  LedgerPart,
  LedgerTask,
} from './rows.ts'
export type { LedgerStream, LedgerSubscription } from './streamRows.ts'

/** The events that were just applied, and the newest block that was read. */
export type LedgerChange = { events: readonly NetworkEvent[]; head: { number: number; timestamp: number } }

/**
 * The state of the chain in tables, folded from events alone, so that it is the same for every node and role. It can
 * be deleted at any time and is then rebuilt. Position and tables change in one transaction, so every event counts
 * exactly once.
 */
export class Ledger implements FollowConsumer {
  readonly database: DatabaseSync
  readonly #network: Network
  readonly #followed: FollowedBlocks
  readonly #listeners: ((change: LedgerChange) => void)[] = []
  /** Calls of listeners that are still due; a listener may fail, for instance on a full disk, and is called again. */
  #dueCalls: (() => void)[] = []
  head = { number: -1, timestamp: 0 }

  constructor(file: string, network: Network) {
    this.#network = network
    this.database = openLedger(file)
    this.#followed = new FollowedBlocks(this.database)
    const last = this.database.prepare('SELECT MAX(block) AS number, MAX(at) AS at FROM event').get()
    const tip = this.#followed.recent()[0]
    if (tip) this.head = { number: tip.number, timestamp: Number(last?.at ?? 0) }
  }

  /**
   * Calls `listener` after every batch of blocks, empty ones included. Listeners read the tables; the events tell
   * which rows changed. A listener that throws is called again before further blocks are applied.
   */
  onChange(listener: (change: LedgerChange) => void): void {
    this.#listeners.push(listener)
  }

  recent(): BlockRef[] {
    this.#callListeners()
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
    const change = { events, head: this.head }
    this.#dueCalls = this.#listeners.map((listener) => () => listener(change))
    this.#callListeners()
  }

  #callListeners(): void {
    while (this.#dueCalls.length > 0) {
      this.#dueCalls[0]!()
      this.#dueCalls.shift()
    }
  }

  /** Rolls back after a reorganisation: removes the events above a block and folds the rest again. */
  undo(above: number): void {
    transaction(this.database, () => {
      this.#followed.removeAbove(above)
      this.database.prepare('DELETE FROM event WHERE block > ?').run(above)
      for (const table of [
        'task',
        'part',
        'delivery',
        'bound_answer',
        'dispute',
        'challenge',
        'lost_surety',
        'node',
        'stream',
        'subscription',
      ])
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
  tasks(where: { status?: TaskState; client?: Hex; limit?: number } = {}): LedgerTask[] {
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

  /** Returns the parts that are assigned to an operator on the chain. */
  partsOf(executor: Hex): LedgerPart[] {
    return this.database
      .prepare("SELECT * FROM part WHERE executor = ? AND status IN ('running', 'cutting', 'delivered')")
      .all(executor.toLowerCase())
      .map(partOf)
  }

  partsIn(...status: PartState[]): LedgerPart[] {
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

  /** Returns deliveries in the order in which they were made. */
  deliveries(taskId: string, part?: number): LedgerDelivery[] {
    return this.database
      .prepare('SELECT * FROM delivery WHERE task_id = ?1 AND (?2 IS NULL OR part = ?2) ORDER BY rowid')
      .all(taskId, part ?? null)
      .map(deliveryOf)
  }

  /** Returns the deliveries whose outcome is open, whose seats are not freed yet, or whose disputes are not resolved. */
  openDeliveries(): LedgerDelivery[] {
    return this.database
      .prepare(
        `SELECT * FROM delivery WHERE outcome = 'open' OR (concluded = 0 AND roster IS NOT NULL
         AND (judged IS NOT NULL OR outcome = 'void'))
         OR id IN (SELECT delivery_id FROM dispute WHERE ruling IS NULL) ORDER BY rowid`,
      )
      .all()
      .map(deliveryOf)
  }

  /** Counts the councils of a class whose seats are all drawn and have not decided. */
  busyCouncils(classId: string): number {
    return this.database
      .prepare(
        `SELECT delivery.* FROM delivery JOIN task ON task.id = delivery.task_id
         WHERE outcome = 'open' AND roster IS NOT NULL AND settlement IS NULL AND class_id = ?`,
      )
      .all(classId)
      .filter((row) => deliveryOf(row).roster?.target === 0n).length
  }

  /** Returns the answers that bind their seats: posted by a seat, or shown to the chain when more seats were drawn. */
  boundAnswers(deliveryId: string): BoundAnswer[] {
    return this.database
      .prepare('SELECT seat, kind, seal FROM bound_answer WHERE delivery_id = ? ORDER BY seat')
      .all(deliveryId)
      .map(boundAnswerOf)
  }

  /** Returns the disputes about a delivery, in the order of their segments. */
  disputes(deliveryId: string): LedgerDispute[] {
    return this.database
      .prepare('SELECT * FROM dispute WHERE delivery_id = ? ORDER BY segment')
      .all(deliveryId)
      .map(disputeOf)
  }

  challenge(taskId: string, part: number): { challenger: Hex; until: number } | undefined {
    const row = this.database
      .prepare('SELECT challenger, until FROM challenge WHERE task_id = ? AND part = ?')
      .get(taskId, part)
    return row && { challenger: parseHex(row.challenger), until: row.until as number }
  }

  /** When an operator last lost its surety, in seconds; undefined for never. */
  suretyLostAt(operator: string): number | undefined {
    const row = this.database
      .prepare('SELECT at FROM lost_surety WHERE operator = ?')
      .get(operator.toLowerCase())
    return row && (row.at as number)
  }

  /** The surety that was lost by the call that closed a delivery; zero when that took none. */
  suretyLostWith(deliveryId: string): bigint {
    const row = this.database
      .prepare(
        "SELECT lost.* FROM event closed JOIN event lost ON lost.block = closed.block AND lost.transaction_hash = closed.transaction_hash WHERE closed.delivery_id = ? AND closed.name = 'Closed' AND lost.name = 'SuretyLost'",
      )
      .get(deliveryId)
    return row ? (eventOf(row) as LedgerEventNamed<'SuretyLost'>).args.amount : 0n
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

  stream(id: string): LedgerStream | undefined {
    const row = this.database.prepare('SELECT * FROM stream WHERE id = ?').get(id.toLowerCase())
    return row && streamOf(row)
  }

  /** Returns the open streams of a class, newest first. */
  openStreams(classId: Hex, limit = 1_000): LedgerStream[] {
    return this.database
      .prepare(
        "SELECT * FROM stream WHERE status = 'open' AND class_id = ? ORDER BY opened_at DESC, id LIMIT ?",
      )
      .all(classId.toLowerCase(), limit)
      .map(streamOf)
  }

  /** Returns the newest stream whose gateway is a peer; its hint has the endpoint of the gateway. */
  newestStreamOfPeer(peerKey: Hex): LedgerStream | undefined {
    const row = this.database
      .prepare("SELECT * FROM stream WHERE terms ->> 'peer' = ? ORDER BY opened_at DESC LIMIT 1")
      .get(peerKey)
    return row && streamOf(row)
  }

  /** Returns every subscription of a provider, also those that it has left. */
  subscriptionsOf(provider: string): LedgerSubscription[] {
    return this.database
      .prepare('SELECT * FROM subscription WHERE provider = ? ORDER BY stream_id')
      .all(provider.toLowerCase())
      .map(subscriptionOf)
  }

  /** Returns the subscription of a provider, also of one that has left. */
  subscription(streamId: string, provider: string): LedgerSubscription | undefined {
    const row = this.database
      .prepare('SELECT * FROM subscription WHERE stream_id = ? AND provider = ?')
      .get(streamId.toLowerCase(), provider.toLowerCase())
    return row && subscriptionOf(row)
  }

  /** Returns the newest task that a client's node posted; its hint has the endpoint of the node. */
  newestTaskOfPeer(peerKey: Hex): LedgerTask | undefined {
    const row = this.database
      .prepare('SELECT * FROM task WHERE peer_key = ? ORDER BY posted_at DESC LIMIT 1')
      .get(peerKey)
    return row && taskOf(row)
  }

  hasOpenTaskOfPeer(peerKey: Hex): boolean {
    const row = this.database
      .prepare("SELECT 1 FROM task WHERE peer_key = ? AND status <> 'ended' LIMIT 1")
      .get(peerKey)
    return row !== undefined
  }

  /** Returns events in order, filtered by task or operator. */
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

  /** Returns the events of one name about a task, in order. */
  eventsOfTask<Name extends LedgerEvent['name']>(taskId: Hex, name: Name): TaskEventNamed<Name>[] {
    // the plus disables the index on names: a task has fewer events than a name
    return this.database
      .prepare('SELECT * FROM event WHERE task_id = ? AND +name = ? ORDER BY number')
      .all(taskId, name)
      .map((row) => eventOf(row) as TaskEventNamed<Name>)
  }

  /** Returns the events of one name, in order. */
  eventsNamed<Name extends LedgerEvent['name']>(
    contract: LedgerEventNamed<Name>['contract'],
    name: Name,
    after = 0,
  ): LedgerEventNamed<Name>[] {
    return this.database
      .prepare('SELECT * FROM event WHERE contract = ? AND name = ? AND number > ? ORDER BY number')
      .all(contract, name, after)
      .map((row) => eventOf(row) as LedgerEventNamed<Name>)
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
        toText(event.args ?? {}),
      )
    applyEvent(this.database, event)
  }

  #taskOfDelivery(deliveryId: Hex | undefined): Hex | undefined {
    if (!deliveryId) return undefined
    const row = this.database.prepare('SELECT task_id FROM delivery WHERE id = ?').get(deliveryId)
    return row && parseHex(row.task_id)
  }
}
