import type { UsagePoint } from '@muster-network/api'
import { supplyAndDemand } from '../../../coordinator/supplyAndDemand.ts'
import { Records } from '../../../store/Records.ts'
import type { Serving } from '../Serving.ts'

const everyMs = 15_000
/** A week at one sample every 15 s is too much to draw: older ones are thinned by the reader, and dropped after this. */
const mostSamples = 5_000

/** Supply, demand and price factor as this daemon saw them, for drawing. */
export class UsageSamples {
  readonly #serving: Serving
  readonly #samples: Records<UsagePoint>
  #lastMs = 0

  constructor(serving: Serving) {
    this.#serving = serving
    this.#samples = new Records(serving.daemon.context.store, 'usage-sample')
    const { ledger } = serving.daemon.context
    ledger.onChange(() => this.#sample())
  }

  points(query: { sinceMs?: number | undefined; points: number }): UsagePoint[] {
    const all = this.#samples
      .all(mostSamples)
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
      this.#serving.daemon.context.logger.debug({ error }, 'usage could not be sampled'),
    )
  }

  async #take(atMs: number): Promise<void> {
    const { economy, daemon } = this.#serving
    const { ledger } = daemon.context
    const [factor, usage] = await Promise.all([
      economy.pricing.read.factor([]),
      economy.pricing.read.usage([]),
    ])
    const { supplyScore, demandScore, running } = supplyAndDemand(ledger, daemon.presence)
    this.#samples.put(String(atMs).padStart(15, '0'), {
      atMs,
      usage: Number(usage) / 1e18,
      factor: Number(factor) / 1e18,
      supplyScore,
      demandScore,
      running,
    })
    for (const { id } of this.#samples.all(mostSamples + 100).slice(mostSamples)) this.#samples.remove(id)
  }
}
