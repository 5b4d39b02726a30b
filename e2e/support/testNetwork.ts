import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type NetworkDefinition, parseNetwork, silentLogger } from '@muster-network/core'
import {
  createLogger,
  type LocalNetwork,
  type LocalNetworkOptions,
  smallNetwork,
  startLocalNetwork,
} from '@muster-network/node'

export type TestNetwork = LocalNetwork & { dir: string }

export type TestNetworkOptions = Partial<Omit<LocalNetworkOptions, 'dir' | 'definition' | 'logger'>> & {
  /** Rules other than the definition's: deadlines that a test can wait for. */
  rules?: Partial<NetworkDefinition['rules']>
  uptime?: Partial<NetworkDefinition['uptime']>
  reservations?: Partial<NetworkDefinition['reservations']>
  registry?: Partial<NetworkDefinition['registry']>
  streams?: Partial<NetworkDefinition['streams']>
}

/** The default definition, read anew. */
export async function musterDefinition(): Promise<NetworkDefinition> {
  return parseNetwork(await readFile(path.resolve(import.meta.dirname, '../../networks/muster.json'), 'utf8'))
}

/** A whole network in a folder of its own, which `stop` removes. MUSTER_E2E_LOG=1 shows what it logs. */
export async function startTestNetwork(options: TestNetworkOptions = {}): Promise<TestNetwork> {
  const { rules, uptime, reservations, registry, streams, providers = 6, ...rest } = options
  const definition = smallNetwork(await musterDefinition(), providers)
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-e2e-'))
  const network = await startLocalNetwork({
    dir,
    definition: {
      ...definition,
      rules: { ...definition.rules, waitSeconds: 10, ...rules },
      uptime: { ...definition.uptime, ...uptime },
      reservations: { ...definition.reservations, ...reservations },
      registry: { ...definition.registry, ...registry },
      streams: { ...definition.streams, ...streams },
    },
    providers,
    logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
    ...rest,
  })
  return {
    ...network,
    dir,
    async stop() {
      await network.stop()
      await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
