import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RoleName } from '@muster-network/api'
import { DeploymentManifest } from '@muster-network/chain'
import { MusterError, NetworkDefinition } from '@muster-network/core'
import { z } from 'zod'

/** The network that the owner chose: a local one, or one that exists. */
export const OwnerNetwork = z.discriminatedUnion('mode', [
  z.object({ version: z.literal(1), mode: z.literal('local') }),
  z.object({
    version: z.literal(1),
    mode: z.literal('join'),
    rpcUrl: z.url(),
    definition: NetworkDefinition,
    deployment: DeploymentManifest,
    /** The roles of this machine, when chosen at joining; otherwise the settings decide. */
    roles: z.array(RoleName).min(1).optional(),
  }),
])
export type OwnerNetwork = z.infer<typeof OwnerNetwork>

const fileOf = (dataDir: string) => path.join(dataDir, 'network.json')

/** Returns undefined when no network was chosen yet. @throws CONFIG_DATA_DAMAGED */
export async function readOwnerNetwork(dataDir: string): Promise<OwnerNetwork | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return OwnerNetwork.parse(JSON.parse(text))
  } catch (cause) {
    throw new MusterError(
      'CONFIG_DATA_DAMAGED',
      `${fileOf(dataDir)} is damaged: it does not parse as the file that muster wrote`,
      { cause },
    )
  }
}

export async function writeOwnerNetwork(dataDir: string, chosen: OwnerNetwork): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${fileOf(dataDir)}.new`
  await writeFile(fresh, `${JSON.stringify(chosen, null, 2)}\n`, { mode: 0o600 })
  await rename(fresh, fileOf(dataDir))
}

/** Identifies the network, independent of the RPC address. */
export const networkKey = (chosen: OwnerNetwork): string =>
  chosen.mode === 'local' ? 'local' : `${chosen.deployment.chainId}/${chosen.deployment.assembler}`
