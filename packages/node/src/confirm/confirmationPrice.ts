import { payFor } from '@muster-network/core'
import { priceOfManifest } from '../task/priceOfManifest.ts'
import type { StreamManifest } from '../task/StreamManifest.ts'

/** Returns the pay of a confirmation: the price of input for all that the confirmer reads, whatever it says. */
export function confirmationPrice(manifest: Pick<StreamManifest, 'unit' | 'pay'>, inUnits: number): bigint {
  return payFor(priceOfManifest(manifest), {
    ...{ inputUnits: BigInt(inUnits), outputUnits: 0n, complete: false },
  })
}
