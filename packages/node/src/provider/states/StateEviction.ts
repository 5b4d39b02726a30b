import { rm, stat } from 'node:fs/promises'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { readStates } from './readStates.ts'
import { type StoredState, statesToDrop } from './statesToDrop.ts'

const everyMs = 5_000
/** Share of a task's disk limit for its stored states; the rest is for data and result. */
const stateShare = 0.5

/** Drops stored states so that a run stays within its task's disk limit. */
export class StateEviction extends Reconciler {
  readonly #provider: Provider

  constructor(provider: Provider) {
    super({
      name: 'disk',
      logger: provider.context.logger,
      openKeys: () => provider.assignments.open().map(({ id }) => id),
      reconcile: (key) => this.#reconcile(key),
    })
    this.#provider = provider
  }

  async #reconcile(key: string): Promise<Requeue> {
    const assignment = this.#provider.assignments.get(key)
    if (!assignment?.work || assignment.clearedMs !== undefined) return undefined
    const states = await readStates(this.#provider, assignment)
    const stored: StoredState[] = []
    for (const { index, checkpoint } of states.values()) {
      const size = checkpoint && (await stat(checkpoint).catch(() => undefined))?.size
      if (size) stored.push({ index, bytes: size })
    }
    const budgetBytes = assignment.work.manifest.diskBytes * stateShare
    for (const index of statesToDrop(stored, { budgetBytes, ...this.#needed(assignment) }))
      await rm(states.get(index)!.checkpoint!, { force: true })
    return assignment.idle ? undefined : { retryAfterMs: everyMs }
  }

  /** States that must stay: where open deliveries start, the part's committed progress, and the last receipt. */
  #needed({ taskId, part, number, receipt, work }: Assignment): { neededFrom: number; pinned: Set<number> } {
    const { ledger } = this.#provider.context
    const segmentUnits = BigInt(work!.manifest.segmentUnits)
    const standing = Number((ledger.part(taskId, part)?.units ?? 0n) / segmentUnits)
    const open = ledger
      .deliveries(taskId, part)
      .filter(({ delivery, outcome }) => delivery.assignment === number && outcome === 'open')
      .map(({ delivery }) => Number(delivery.startUnits / segmentUnits))
    const pinned = new Set([...open, standing])
    if (receipt) pinned.add(standing + Number(receipt.checkpoint.segments))
    return { neededFrom: Math.min(standing, ...open), pinned }
  }
}
