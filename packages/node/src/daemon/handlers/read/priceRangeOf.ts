import type { PriceRange } from '@muster-network/api'
import { hourPriceOf } from '@muster-network/core'
import type { ProviderRole } from '../../../provider/ProviderRole.ts'
import { hourPriceOfSettings } from '../../../provider/settings/ProviderSettings.ts'
import type { Serving } from '../Serving.ts'

/** Returns the prices of recent work, as this machine would earn them in an hour of one run. */
export function priceRangeOf({ daemon }: Serving, provider: ProviderRole): PriceRange {
  const settings = provider.settings()
  const { unitsPerSecond } = settings
  const own = hourPriceOfSettings(settings)
  const paid = provider.priceRange() ?? { low: own, usual: own, high: own, samples: 0, unit: 'hour' as const }
  const inHour = (price: bigint) => (paid.unit === 'hour' ? price : hourPriceOf(price, unitsPerSecond))
  const { paidWei, machines } = provider.paidLately(daemon.context.ledger.head.timestamp)
  return {
    lowWei: inHour(paid.low),
    usualWei: inHour(paid.usual),
    highWei: inHour(paid.high),
    samples: paid.samples,
    unitsPerSecond,
    paidPerMachineWei: machines === 0 ? null : paidWei / BigInt(machines),
  }
}
