import type { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { Records } from '../store/Records.ts'
import type {
  ClientTask,
  StoredAnswers,
  StoredBid,
  StoredCheckpoint,
  StoredDeletion,
  StoredResult,
  StoredState,
} from './ClientTask.ts'
import type { StoredProgram } from './estimate/ProgramHistory.ts'
import type { ClientStream } from './stream/ClientStream.ts'

const padded = (number: number | bigint) => number.toString().padStart(10, '0')

/** The client's records on disk, by kind. */
export class ClientStore {
  readonly tasks: Records<ClientTask, Hex>
  readonly #bids: Records<StoredBid>
  readonly #checkpoints: Records<StoredCheckpoint>
  readonly #states: Records<StoredState>
  readonly #results: Records<StoredResult>
  /** The answers of seats, by delivery. */
  readonly answers: Records<StoredAnswers, Hex>
  readonly deletions: Records<StoredDeletion>
  /** Packed tasks that are not posted yet; removed at the next start. */
  readonly drafts: Records<{ keys: string[] }>
  readonly refusals: Records<Record<string, number>>
  /** Offset in a part's log at which the newest assignment begins. */
  readonly logs: Records<{ assignment: number; base: number }>
  /** The share of a part that was shown last, by task and part. */
  readonly progress: Records<{ shown: number }>
  readonly programs: Records<StoredProgram>
  readonly streams: Records<ClientStream, Hex>
  /** Packed services whose stream is not recorded yet; removed at the next start. */
  readonly streamDrafts: Records<{ signerKey: string }>
  /** The record of each subscriber with this gateway, by `streamId/provider`. */
  readonly subscribers: Records<{ answers: number; failures: number }>

  constructor(store: DatabaseSync) {
    this.tasks = new Records(store, 'client-task')
    this.#bids = new Records(store, 'client-bid')
    this.#checkpoints = new Records(store, 'client-checkpoint')
    this.#states = new Records(store, 'client-state')
    this.#results = new Records(store, 'client-result')
    this.answers = new Records(store, 'client-answers')
    this.deletions = new Records(store, 'client-deletion')
    this.drafts = new Records(store, 'client-draft')
    this.refusals = new Records(store, 'client-refusals')
    this.logs = new Records(store, 'client-log')
    this.progress = new Records(store, 'client-progress')
    this.programs = new Records(store, 'client-program')
    this.streams = new Records(store, 'client-stream')
    this.streamDrafts = new Records(store, 'client-stream-draft')
    this.subscribers = new Records(store, 'client-subscriber')
  }

  /** @throws API_NOT_FOUND */
  task(taskId: Hex): ClientTask {
    const task = this.tasks.get(taskId)
    if (!task) throw new MusterError('API_NOT_FOUND', `No task ${taskId} on this node.`)
    return task
  }

  /** Returns the names of all tasks. */
  taskNames(): Set<string> {
    return new Set(this.tasks.texts('name'))
  }

  /** Whether the task was not rejected by the chain, and its data not deleted yet. */
  isUnderWay(taskId: Hex): boolean {
    const task = this.tasks.get(taskId)
    return task !== undefined && !task.refused && task.deletedMs === undefined
  }

  bids(taskId: Hex): StoredBid[] {
    return this.#bids.under(`${taskId}/`).map(({ value }) => value)
  }

  putBid(taskId: Hex, bid: StoredBid): void {
    this.#bids.put(`${taskId}/${padded(bid.number)}`, bid)
  }

  /** Returns the checkpoints of a part or a task; within a delivery the furthest comes last. */
  checkpoints(taskId: Hex, part?: number): StoredCheckpoint[] {
    const prefix = part === undefined ? `${taskId}/` : `${taskId}/${padded(part)}/`
    return this.#checkpoints.under(prefix).map(({ value }) => value)
  }

  putCheckpoint(stored: StoredCheckpoint): void {
    const { taskId, part, assignment, seq, segments } = stored.checkpoint
    const id = [taskId, padded(part), padded(assignment), padded(seq), padded(segments)].join('/')
    this.#checkpoints.put(id, stored)
  }

  /**
   * Returns the saved states of an allocation or a task, the newest of each last. Each replica of a part is an
   * allocation.
   */
  states(taskId: Hex, part?: number): StoredState[] {
    const prefix = part === undefined ? `${taskId}/` : `${taskId}/${padded(part)}/`
    return this.#states.under(prefix).map(({ value }) => value)
  }

  putState(stored: StoredState): void {
    const { taskId, part, assignment, atMs } = stored
    this.#states.put([taskId, padded(part), padded(assignment), padded(atMs)].join('/'), stored)
  }

  results(taskId: Hex): StoredResult[] {
    return this.#results.under(`${taskId}/`).map(({ value }) => value)
  }

  result(taskId: Hex, deliveryId: Hex): StoredResult | undefined {
    return this.#results.get(`${taskId}/${deliveryId}`)
  }

  putResult(taskId: Hex, result: StoredResult): void {
    this.#results.put(`${taskId}/${result.deliveryId}`, result)
  }
}
