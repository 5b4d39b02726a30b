import type { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { Records } from '../store/Records.ts'
import type {
  ClientTask,
  HeldBid,
  HeldCheckpoint,
  HeldDeletion,
  HeldResult,
  HeldState,
} from './ClientTask.ts'

const padded = (number: number | bigint) => number.toString().padStart(10, '0')

/** Everything that the client keeps on disk, by kind. */
export class ClientStore {
  readonly tasks: Records<ClientTask>
  readonly #bids: Records<HeldBid>
  readonly #checkpoints: Records<HeldCheckpoint>
  readonly #states: Records<HeldState>
  readonly #results: Records<HeldResult>
  readonly deletions: Records<HeldDeletion>
  /** Packed and not posted yet: removed at the next start. */
  readonly drafts: Records<{ keys: string[] }>
  readonly refusals: Records<Record<string, number>>
  /** Where in a part's log its newest executor began. */
  readonly logs: Records<{ tenure: number; base: number }>

  constructor(store: DatabaseSync) {
    this.tasks = new Records(store, 'client-task')
    this.#bids = new Records(store, 'client-bid')
    this.#checkpoints = new Records(store, 'client-checkpoint')
    this.#states = new Records(store, 'client-state')
    this.#results = new Records(store, 'client-result')
    this.deletions = new Records(store, 'client-deletion')
    this.drafts = new Records(store, 'client-draft')
    this.refusals = new Records(store, 'client-refusals')
    this.logs = new Records(store, 'client-log')
  }

  /** @throws API_NOT_FOUND */
  task(taskId: Hex): ClientTask {
    const task = this.tasks.get(taskId)
    if (!task) throw new MusterError('API_NOT_FOUND', `there is no task ${taskId} here`)
    return task
  }

  /** Neither refused by the chain, nor over and its data deleted. */
  isUnderWay(taskId: Hex): boolean {
    const task = this.tasks.get(taskId)
    return task !== undefined && !task.refused && task.deletedMs === undefined
  }

  bids(taskId: Hex): HeldBid[] {
    return this.#bids.under(`${taskId}/`).map(({ value }) => value)
  }

  putBid(taskId: Hex, held: HeldBid): void {
    this.#bids.put(`${taskId}/${padded(held.number)}`, held)
  }

  /** Of one part, or of a whole task, the furthest of a tenure's delivery last. */
  checkpoints(taskId: Hex, part?: number): HeldCheckpoint[] {
    const prefix = part === undefined ? `${taskId}/` : `${taskId}/${padded(part)}/`
    return this.#checkpoints.under(prefix).map(({ value }) => value)
  }

  putCheckpoint(held: HeldCheckpoint): void {
    const { taskId, part, tenure, seq, segments } = held.checkpoint
    const id = [taskId, padded(part), padded(tenure), padded(seq), padded(segments)].join('/')
    this.#checkpoints.put(id, held)
  }

  /** What one allocation, or all of a task, has saved, the newest of each last. Copies of a part are allocations of their own. */
  states(taskId: Hex, part?: number): HeldState[] {
    const prefix = part === undefined ? `${taskId}/` : `${taskId}/${padded(part)}/`
    return this.#states.under(prefix).map(({ value }) => value)
  }

  putState(held: HeldState): void {
    const { taskId, part, tenure, atMs } = held
    this.#states.put([taskId, padded(part), padded(tenure), padded(atMs)].join('/'), held)
  }

  results(taskId: Hex): HeldResult[] {
    return this.#results.under(`${taskId}/`).map(({ value }) => value)
  }

  result(taskId: Hex, deliveryId: Hex): HeldResult | undefined {
    return this.#results.get(`${taskId}/${deliveryId}`)
  }

  putResult(taskId: Hex, held: HeldResult): void {
    this.#results.put(`${taskId}/${held.deliveryId}`, held)
  }
}
