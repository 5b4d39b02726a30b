import type { ApiClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, startOwner } from '../../src/index.ts'

/** The daemon that all test groups share, and what earlier groups have made there. */
export type OwnerCase = {
  dataDir: string
  owner: Owner
  api: ApiClient
  draftId: string
  taskId: string
}

/** Starts what `muster up` starts. */
export async function startOn(dataDir: string): Promise<Owner> {
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  return startOwner({ config, logger: silentLogger, version: '0.1.0', localProviders: 4 })
}
