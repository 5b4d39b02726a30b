import type { PriceRange } from '@muster-network/api'
import type { ProviderRole } from '../../../provider/ProviderRole.ts'
import type { Serving } from '../Serving.ts'

const secondsOfDay = 86_400n
const billion = 1_000_000_000n

/** What others were paid lately, and what this machine would earn in a day: at the usage now, and if it were always busy. */
export async function priceRangeOf({ economy }: Serving, provider: ProviderRole): Promise<PriceRange> {
  const settings = provider.settings()
  const own = settings.floorPerBillionUnits
  const paid = provider.priceRange() ?? { low: own, usual: own, high: own, samples: 0 }
  const usage = await economy.pricing.read.usage([])
  const unitsOfDay = settings.unitsPerSecond * secondsOfDay * BigInt(settings.limits.slots)
  return {
    lowWei: paid.low,
    usualWei: paid.usual,
    highWei: paid.high,
    samples: paid.samples,
    dailyLowWei: (((paid.low * unitsOfDay) / billion) * usage) / 10n ** 18n,
    dailyHighWei: (paid.high * unitsOfDay) / billion,
  }
}
