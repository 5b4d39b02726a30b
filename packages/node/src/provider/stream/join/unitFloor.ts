import type { NetworkDefinition } from '@muster-network/core'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import type { ProviderSettings } from '../../settings/ProviderSettings.ts'

const billion = 1_000_000_000n

/**
 * Returns the owner's lowest price of one unit of output: the price that the owner set for this unit, or the price of its work by the price
 * of 10⁹ units.
 */
export function unitFloor(
  unit: StreamManifest['unit'],
  { streams, floorPerBillionUnits }: Pick<ProviderSettings, 'streams' | 'floorPerBillionUnits'>,
  { unitWork }: Pick<NetworkDefinition['streams'], 'unitWork'>,
): bigint {
  const set = streams.prices[unit]
  if (set !== undefined) return set
  return (floorPerBillionUnits * BigInt(unitWork[unit]) + billion - 1n) / billion
}
