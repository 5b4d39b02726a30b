import type { PriceRange } from '@muster-network/api'
import type { ProviderRole } from '../../../provider/ProviderRole.ts'
import type { Serving } from '../Serving.ts'

const hourSeconds = 3_600n
const billion = 1_000_000_000n

/**
 * Returns what providers were paid lately, and what this machine would earn at those prices. Hourly pay is omitted
 * until an hour of work was paid: a few tasks of some seconds, whose price mostly covers the overhead, would promise
 * far too much.
 */
export function priceRangeOf({ daemon }: Serving, provider: ProviderRole): PriceRange {
  const { unitsPerSecond, floorPerBillionUnits: own } = provider.settings()
  const paid = provider.priceRange() ?? { low: own, usual: own, high: own, samples: 0, units: 0n }
  const unitsOfHour = unitsPerSecond * hourSeconds
  const { paidWei, machines } = provider.paidLately(daemon.context.ledger.head.timestamp)
  return {
    lowWei: paid.low,
    usualWei: paid.usual,
    highWei: paid.high,
    samples: paid.samples,
    hourWei: paid.units < unitsOfHour ? null : (paid.usual * unitsOfHour) / billion,
    paidPerMachineWei: machines === 0 ? null : paidWei / BigInt(machines),
  }
}
