import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ChainDefinition, deriveKey, KeyDirectory } from '@muster-network/chain'
import { type Logger, MusterError, NetworkDefinition } from '@muster-network/core'
import type { Config } from '../config/Config.ts'
import { type Daemon, startDaemon } from '../daemon/Daemon.ts'
import { createHandlers } from '../daemon/handlers/createHandlers.ts'
import { metricsOf } from '../daemon/handlers/metricsOf.ts'
import { type LocalNetwork, startLocalNetwork } from '../local/LocalNetwork.ts'
import { loadOrCreateToken, readApiFile, removeApiFile, writeApiFile } from '../serve/apiFile.ts'
import { type ApiServer, serveApi } from '../serve/serveApi.ts'
import { servePublic } from '../serve/servePublic.ts'
import { type OwnerNetwork, readOwnerNetwork } from './OwnerNetwork.ts'
import { passwordOf } from './passwordOf.ts'

export type OwnerOptions = { config: Config; logger: Logger; version: string; localProviders?: number }

/** What `muster up` runs: the owner's daemon, on its network, with the API and the dashboard over it. */
export type Owner = { daemon: Daemon; api: ApiServer; local: LocalNetwork | undefined; stop(): Promise<void> }

const repository = path.resolve(import.meta.dirname, '../../../..')
const blobQuotaBytes = 16 * 2 ** 30

/**
 * Starts in order and stops in reverse; what was started is stopped again when a later part fails.
 *
 * @throws CONFIG_IN_USE when a daemon runs on the data folder already
 */
export async function startOwner(options: OwnerOptions): Promise<Owner> {
  const { config, logger } = options
  const { dataDir } = config
  await refuseSecond(dataDir)
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each()
  }
  try {
    const chosen = (await readOwnerNetwork(dataDir)) ?? { version: 1 as const, mode: 'local' as const }
    const local = chosen.mode === 'local' ? await startLocal(options) : undefined
    if (local) started.push(() => local.stop())
    const daemon = local?.client ?? (await joinNetwork(options, chosen as Joined))
    if (!local) started.push(() => daemon.stop())
    const token = await loadOrCreateToken(dataDir)
    const presence = local?.coordinator?.presence ?? daemon.presence
    const handlers = createHandlers({
      daemon,
      config,
      version: options.version,
      local: local !== undefined,
      presence,
    })
    const api = await serveApi({
      handlers,
      metrics: () => metricsOf({ daemon, version: options.version, presence }),
      token,
      port: config.ports.api,
      logger,
      staticDir: path.join(repository, 'packages/dashboard/dist'),
    })
    started.push(() => api.stop())
    if (config.publicApi) {
      const open = await servePublic({ ...config.publicApi, handlers, logger })
      started.push(() => open.stop())
    }
    await writeApiFile(dataDir, { port: api.port, token, pid: process.pid })
    started.push(() => removeApiFile(dataDir, process.pid))
    return { daemon, api, local, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

async function refuseSecond(dataDir: string): Promise<void> {
  const known = await readApiFile(dataDir).catch(() => undefined)
  if (!known || known.pid === process.pid) return
  const answers = await fetch(`http://127.0.0.1:${known.port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers)
    throw new MusterError('CONFIG_IN_USE', `a daemon runs on ${dataDir} already (process ${known.pid})`)
}

async function startLocal({ config, logger, localProviders }: OwnerOptions): Promise<LocalNetwork> {
  const text = await readFile(path.join(repository, 'networks/muster.json'), 'utf8')
  return startLocalNetwork({
    dir: path.join(config.dataDir, 'local'),
    definition: NetworkDefinition.parse(JSON.parse(text)),
    providers: localProviders ?? 6,
    vetoes: 3,
    coordinator: true,
    relay: true,
    // the owner's own machine may lend too, once its set-up says so
    clientRoles: { provider: {} },
    logger,
  })
}

type Joined = Extract<OwnerNetwork, { mode: 'join' }>

async function joinNetwork({ config, logger }: OwnerOptions, chosen: Joined): Promise<Daemon> {
  const { dataDir, roles } = config
  return startDaemon({
    dir: path.join(dataDir, 'node'),
    chain: ChainDefinition.parse({ chainId: chosen.deployment.chainId, rpcUrls: [chosen.rpcUrl] }),
    definition: chosen.definition,
    manifest: chosen.deployment,
    fromBlock: 0,
    privateKey: await privateKeyOf(dataDir),
    listen: { host: '0.0.0.0', port: config.ports.peer },
    ...(config.publicHost === undefined ? { relays: 'listed' } : { publicHost: config.publicHost }),
    blobQuotaBytes,
    logger,
    client: roles.includes('client'),
    ...(roles.includes('provider') && { provider: {} }),
    coordinator: roles.includes('coordinator'),
    veto: roles.includes('veto'),
    relay: roles.includes('relay'),
  })
}

/** The account of this machine; its phrase was shown when the set-up made it. @throws CHAIN_KEY_MISSING */
async function privateKeyOf(dataDir: string): Promise<Uint8Array> {
  const phrase = await new KeyDirectory({ directory: path.join(dataDir, 'keys') }).backUp(
    await passwordOf(dataDir),
  )
  return deriveKey(phrase, 'client')
}
