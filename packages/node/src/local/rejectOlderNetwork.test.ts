import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DeploymentManifest, hashDefinition } from '@muster-network/chain'
import { parseNetwork } from '@muster-network/core'
import { expect, it } from 'vitest'
import { rejectOlderNetwork } from './rejectOlderNetwork.ts'

const definition = parseNetwork(
  readFileSync(path.resolve(import.meta.dirname, '../../../../networks/muster.json'), 'utf8'),
)
const deployedWith = (other: typeof definition) => ({
  load: async () => ({ definitionHash: hashDefinition(other) }) as DeploymentManifest,
})

it('accepts a new data folder and a network with the same rules', async () => {
  await rejectOlderNetwork({ load: async () => undefined }, definition)
  await rejectOlderNetwork(deployedWith(definition), definition)
})

it('names reset for a network of another version', async () => {
  const older = { ...definition, registry: { ...definition.registry, jailTime: 86_399 } }
  await expect(rejectOlderNetwork(deployedWith(older), definition)).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    hint: expect.stringContaining('muster reset'),
  })
})
