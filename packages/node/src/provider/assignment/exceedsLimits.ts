import type { Terms } from '@muster-network/chain'
import type { ProviderSettings } from '../settings/ProviderSettings.ts'

/** Describes how a part exceeds the owner's limits; undefined when it fits. */
export function exceedsLimits(
  lent: Pick<ProviderSettings['limits'], 'memoryBytes' | 'diskBytes'>,
  { memoryBytes, diskBytes }: Pick<Terms, 'memoryBytes' | 'diskBytes'>,
): string | undefined {
  if (memoryBytes > lent.memoryBytes)
    return `the part needs ${memoryBytes} bytes of memory; the owner's limit is ${lent.memoryBytes}`
  if (diskBytes > lent.diskBytes)
    return `the part needs ${diskBytes} bytes of disk; the owner's limit is ${lent.diskBytes}`
  return undefined
}
