import { setTimeout as pause } from 'node:timers/promises'
import type { Terms } from '@muster-network/chain'
import { deleteTask, type PeerId, serveDeletion, serveHoldRequests, type TaskKeys } from '@muster-network/p2p'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import { Records } from '../store/Records.ts'
import type { Provider } from './Provider.ts'

const pollMs = 100
const maxPolls = 100
/** Limits of copies stored for clients: bytes of one blob, and blobs of one task. A blob is a few files. */
const maxHeldBytes = 2 * 2 ** 30
const maxBlobs = 4_096

/**
 * Retention of the sealed data of ended tasks: it can be evicted as soon as space is short, the client can order its deletion
 * and gets a signed receipt, and it is deleted after the retention time.
 */
export class DataRetention extends Reconciler {
  readonly #provider: Provider
  readonly #keys: Promise<TaskKeys>
  readonly #ended: Records<{ endedMs: number }>

  constructor(provider: Provider, keys: Promise<TaskKeys>) {
    super({
      name: 'clearing',
      logger: provider.context.logger,
      openKeys: () => this.#ended.open().map(({ id }) => id),
      reconcile: (taskId) => this.#reconcile(taskId),
    })
    this.#provider = provider
    this.#keys = keys
    this.#ended = new Records(provider.context.store, 'ended-work')
  }

  override async start(): Promise<void> {
    const { identity, blobs, peer, ledger } = this.#provider.context
    serveDeletion(peer, {
      identity,
      store: blobs,
      keys: await this.#keys,
      mayOrder: async (peerId, taskId) => {
        const task = ledger.task(taskId)
        return task !== undefined && isClient(task.terms, peerId) && (await this.#untilCleared(taskId))
      },
    })
    serveHoldRequests(peer, {
      store: blobs,
      // stores copies of checkpoints for clients of open tasks, so that the loss of one machine loses no work
      mayHold: (peerId, { taskId, bytes }) => {
        const task = ledger.task(taskId)
        return (
          task !== undefined &&
          task.status !== 'ended' &&
          isClient(task.terms, peerId) &&
          bytes <= maxHeldBytes &&
          blobs.blobsOf(taskId).length < maxBlobs
        )
      },
    })
    super.start()
  }

  /** A task ended: schedules the deletion of copies that are stored for its client. */
  onEnded(taskId: string): void {
    if (this.#provider.context.blobs.blobsOf(taskId).length > 0) this.onCleared(taskId)
  }

  /** An assignment of a task was cleaned up here. */
  onCleared(taskId: string): void {
    this.#ended.put(taskId, { endedMs: this.#provider.context.nowMs() })
    this.wake(taskId)
  }

  /** Waits until no assignment of a task is open: the client may read the end of a task before we do. */
  async #untilCleared(taskId: string): Promise<boolean> {
    for (let polls = 0; this.#isAtWork(taskId) && polls < maxPolls; polls++) await pause(pollMs)
    return !this.#isAtWork(taskId)
  }

  #isAtWork(taskId: string): boolean {
    return this.#provider.assignments.under(`${taskId}/`).some(({ value }) => value.clearedMs === undefined)
  }

  async #reconcile(taskId: string): Promise<Requeue> {
    const { context, settings } = this.#provider
    const ended = this.#ended.get(taskId)
    if (!ended || this.#isAtWork(taskId)) return undefined
    const leftMs = ended.endedMs + settings().keepHours * 3_600_000 - context.nowMs()
    if (leftMs > 0) {
      await context.blobs.release(taskId)
      return { retryAfterMs: Math.min(leftMs, 2 ** 31 - 1) }
    }
    const { identity, blobs } = context
    await deleteTask(taskId, { identity, store: blobs, keys: await this.#keys })
    this.#ended.close(taskId)
    context.note(taskId, { step: 'taskDeleted' })
    return undefined
  }
}

function isClient(terms: Terms, peerId: PeerId): boolean {
  return peerOf(terms.peer) === peerId
}
