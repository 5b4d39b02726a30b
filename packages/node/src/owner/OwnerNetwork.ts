import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RoleName } from '@muster-network/api'
import { DeploymentManifest } from '@muster-network/chain'
import { MusterError, NetworkDefinition } from '@muster-network/core'
import { z } from 'zod'

/** The network that the owner chose: one on this machine, or one that exists. */
export const OwnerNetwork = z.discriminatedUnion('mode', [
  z.object({ version: z.literal(1), mode: z.literal('local') }),
  z.object({
    version: z.literal(1),
    mode: z.literal('join'),
    rpcUrl: z.url(),
    definition: NetworkDefinition,
    deployment: DeploymentManifest,
    /** What this machine plays there, when it was said at joining; without it, what the settings say. */
    roles: z.array(RoleName).min(1).optional(),
  }),
])
export type OwnerNetwork = z.infer<typeof OwnerNetwork>

const fileOf = (dataDir: string) => path.join(dataDir, 'network.json')

/** None when nothing was chosen yet. @throws CONFIG_DATA_DAMAGED */
export async function readOwnerNetwork(dataDir: string): Promise<OwnerNetwork | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return OwnerNetwork.parse(JSON.parse(text))
  } catch (cause) {
    throw new MusterError('CONFIG_DATA_DAMAGED', `${fileOf(dataDir)} is not what muster wrote`, { cause })
  }
}

export async function writeOwnerNetwork(dataDir: string, chosen: OwnerNetwork): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${fileOf(dataDir)}.new`
  await writeFile(fresh, `${JSON.stringify(chosen, null, 2)}\n`, { mode: 0o600 })
  await rename(fresh, fileOf(dataDir))
}

/** Which network it is, wherever its chain is reached. */
export const networkKey = (chosen: OwnerNetwork): string =>
  chosen.mode === 'local' ? 'local' : `${chosen.deployment.chainId}/${chosen.deployment.assembler}`
