import { rm, stat } from 'node:fs/promises'
import { Jobs, type Next } from '../../role/Jobs.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { readStates } from './readStates.ts'
import { type KeptState, statesToDrop } from './statesToDrop.ts'

const everyMs = 5_000
/** Of the disk that a task was posted with, what its kept states may take; the rest is for data and result. */
const stateShare = 0.5

/** Keeps the states of runs within the disk that their tasks were posted with. */
export class DiskBound {
  readonly #provider: Provider
  readonly #jobs: Jobs

  constructor(provider: Provider) {
    this.#provider = provider
    this.#jobs = new Jobs({
      name: 'disk',
      logger: provider.context.logger,
      advance: (key) => this.#advance(key),
    })
  }

  start(): void {
    for (const { id } of this.#provider.tenures.open()) this.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(key: string): void {
    this.#jobs.wake(key)
  }

  async #advance(key: string): Promise<Next> {
    const tenure = this.#provider.tenures.get(key)
    if (!tenure?.work || tenure.clearedMs !== undefined) return undefined
    const states = await readStates(this.#provider, tenure)
    const kept: KeptState[] = []
    for (const { index, checkpoint } of states.values()) {
      const size = checkpoint && (await stat(checkpoint).catch(() => undefined))?.size
      if (size) kept.push({ index, bytes: size })
    }
    const budgetBytes = tenure.work.manifest.diskBytes * stateShare
    for (const index of statesToDrop(kept, { budgetBytes, ...this.#needed(tenure) }))
      await rm(states.get(index)!.checkpoint!, { force: true })
    return tenure.idle ? undefined : { againMs: everyMs }
  }

  /** Where deliveries that are not closed begin, and where the part stands. */
  #needed({ taskId, part, number, receipt, work }: Tenure): { neededFrom: number; pinned: Set<number> } {
    const { ledger } = this.#provider.context
    const segmentUnits = BigInt(work!.manifest.segmentUnits)
    const standing = Number((ledger.part(taskId, part)?.units ?? 0n) / segmentUnits)
    const open = ledger
      .deliveries(taskId, part)
      .filter(({ delivery, outcome }) => delivery.tenure === number && outcome === 0)
      .map(({ delivery }) => Number(delivery.startUnits / segmentUnits))
    const pinned = new Set([...open, standing])
    if (receipt) pinned.add(standing + Number(receipt.checkpoint.segments))
    return { neededFrom: Math.min(standing, ...open), pinned }
  }
}
