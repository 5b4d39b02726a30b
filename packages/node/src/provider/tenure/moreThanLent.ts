import type { TaskManifest } from '../../task/TaskManifest.ts'
import type { ProviderSettings } from '../settings/ProviderSettings.ts'

/**
 * What a part asks for beyond what the owner lends; undefined when it is within that. We bid by what the client said
 * about its task, and only the manifest, which comes after the award, says what a run is really given.
 */
export function moreThanLent(
  lent: Pick<ProviderSettings['limits'], 'memoryBytes' | 'diskBytes'>,
  { memoryBytes, diskBytes }: Pick<TaskManifest, 'memoryBytes' | 'diskBytes'>,
): string | undefined {
  if (memoryBytes > lent.memoryBytes)
    return `the part asks for ${memoryBytes} bytes of memory, and ${lent.memoryBytes} are lent`
  if (diskBytes > lent.diskBytes)
    return `the part asks for ${diskBytes} bytes of disk, and ${lent.diskBytes} are lent`
  return undefined
}
