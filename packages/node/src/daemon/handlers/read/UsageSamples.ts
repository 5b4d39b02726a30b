import type { UsagePoint } from '@muster-network/api'
import { supplyAndDemand } from '../../../coordinator/supplyAndDemand.ts'
import { Records } from '../../../store/Records.ts'
import type { Serving } from '../Serving.ts'

const everyMs = 15_000
/**
 * A week with one sample every 15 s is too much to draw: the reader thins older samples, and they are deleted beyond
 * this.
 */
const maxSamples = 5_000
const pruneEvery = 200

/** Samples of supply, demand and price factor over time, for charts. */
export class UsageSamples {
  readonly #serving: Serving
  readonly #samples: Records<UsagePoint>
  #lastMs = 0
  #taken = 0

  constructor(serving: Serving) {
    this.#serving = serving
    this.#samples = new Records(serving.daemon.context.store, 'usage-sample')
    const { ledger } = serving.daemon.context
    ledger.onChange(() => this.#sample())
  }

  points(query: { sinceMs?: number | undefined; points: number }): UsagePoint[] {
    const all = this.#samples
      .all(maxSamples)
      .map(({ value }) => value)
      .filter((point) => query.sinceMs === undefined || point.atMs >= query.sinceMs)
      .sort((one, two) => one.atMs - two.atMs)
    const step = Math.max(1, Math.ceil(all.length / query.points))
    return all.filter((_, i) => i % step === 0 || i === all.length - 1)
  }

  #sample(): void {
    const now = Date.now()
    if (now - this.#lastMs < everyMs) return
    this.#lastMs = now
    this.#take(now).catch((error: unknown) =>
      this.#serving.daemon.context.logger.debug({ error }, 'sampling the usage failed'),
    )
  }

  async #take(atMs: number): Promise<void> {
    const { economy, daemon } = this.#serving
    const { ledger } = daemon.context
    const [factor, usage] = await Promise.all([
      economy.pricing.read.factor([]),
      economy.pricing.read.usage([]),
    ])
    const { supplyScore, demandScore, running } = supplyAndDemand(ledger, this.#serving.presence)
    this.#samples.put(String(atMs).padStart(15, '0'), {
      atMs,
      usage: Number(usage) / 1e18,
      factor: Number(factor) / 1e18,
      supplyScore,
      demandScore,
      running,
    })
    // finding the oldest sample reads all of them, so this runs only now and then
    if (++this.#taken % pruneEvery === 0)
      for (const { id } of this.#samples.all(maxSamples + pruneEvery).slice(maxSamples))
        this.#samples.remove(id)
  }
}
