import { setTimeout as pause } from 'node:timers/promises'
import type { Terms } from '@muster-network/chain'
import { deleteTask, type PeerId, serveDeletion, serveHolding, type TaskKeys } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { Records } from '../../store/Records.ts'
import type { Provider } from '../Provider.ts'

const lookMs = 100
const mostLooks = 100
/** The largest state that is held for a client. */
const mostHeldBytes = 2 * 2 ** 30

/**
 * The end of a task on this machine: its sealed data may go as soon as space is short, goes when the client says so, with
 * a receipt, and goes by itself after a while.
 */
export class Clearing {
  readonly #provider: Provider
  readonly #keys: Promise<TaskKeys>
  readonly #ended: Records<{ endedMs: number }>
  readonly #jobs: Jobs

  constructor(provider: Provider, keys: Promise<TaskKeys>) {
    this.#provider = provider
    this.#keys = keys
    this.#ended = new Records(provider.context.store, 'ended-work')
    this.#jobs = new Jobs({
      name: 'clearing',
      logger: provider.context.logger,
      advance: (taskId) => this.#advance(taskId),
    })
  }

  async start(): Promise<void> {
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
    serveHolding(peer, {
      store: blobs,
      // copies of states for clients whose tasks are under way, so that losing one machine loses no work
      mayHold: (peerId, { taskId, bytes }) => {
        const task = ledger.task(taskId)
        return (
          task !== undefined &&
          task.status !== 'Ended' &&
          isClient(task.terms, peerId) &&
          bytes <= mostHeldBytes
        )
      },
    })
    for (const { id } of this.#ended.open()) this.#jobs.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  /** A task is over: what was held of it for others goes too. */
  onEnded(taskId: string): void {
    if (this.#provider.context.blobs.blobsOf(taskId).length > 0) this.onCleared(taskId)
  }

  /** A part of a task is over here. */
  onCleared(taskId: string): void {
    this.#ended.put(taskId, { endedMs: this.#provider.context.nowMs() })
    this.#jobs.wake(taskId)
  }

  /** The client may read the end of a task before we do: then its folders are about to go. */
  async #untilCleared(taskId: string): Promise<boolean> {
    for (let looks = 0; this.#isAtWork(taskId) && looks < mostLooks; looks++) await pause(lookMs)
    return !this.#isAtWork(taskId)
  }

  #isAtWork(taskId: string): boolean {
    return this.#provider.tenures.under(`${taskId}/`).some(({ value }) => value.clearedMs === undefined)
  }

  async #advance(taskId: string): Promise<Next> {
    const { context, settings } = this.#provider
    const ended = this.#ended.get(taskId)
    if (!ended || this.#isAtWork(taskId)) return undefined
    const leftMs = ended.endedMs + settings().keepHours * 3_600_000 - context.nowMs()
    if (leftMs > 0) {
      await context.blobs.release(taskId)
      return { againMs: Math.min(leftMs, 2 ** 31 - 1) }
    }
    const { identity, blobs } = context
    await deleteTask(taskId, { identity, store: blobs, keys: await this.#keys })
    this.#ended.close(taskId)
    context.note(taskId, 'deleted')
    return undefined
  }
}

function isClient(terms: Terms, peerId: PeerId): boolean {
  return peerOf(terms.peer) === peerId
}
