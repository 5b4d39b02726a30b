import { hashDefinition, type ManifestStore } from '@muster-network/chain'
import { MusterError, type NetworkDefinition } from '@muster-network/core'

/**
 * Rejects a data folder whose local network has other rules than this version would deploy: its contracts cannot change, and
 * its nodes would wait for classes or answers that no longer exist.
 *
 * @throws CONFIG_INVALID
 */
export async function rejectOlderNetwork(
  manifests: Pick<ManifestStore, 'load'>,
  definition: NetworkDefinition,
): Promise<void> {
  const deployed = await manifests.load()
  if (deployed === undefined || deployed.definitionHash === hashDefinition(definition)) return
  throw new MusterError(
    'CONFIG_INVALID',
    'The local network of this data folder has other rules: another version of muster created it.',
    {
      hint: 'Run muster reset to delete it and its tasks, then muster up to create a new one. To keep it, use the version that created it.',
    },
  )
}
