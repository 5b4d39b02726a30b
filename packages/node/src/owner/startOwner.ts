import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clientFor, deriveKey, failoverRpc, KeyDirectory } from '@muster-network/chain'
import { type Logger, MusterError, parseNetwork } from '@muster-network/core'
import type { ClientRole } from '../client/ClientRole.ts'
import type { Config } from '../config/Config.ts'
import { type Daemon, startDaemon } from '../daemon/Daemon.ts'
import { createHandlers } from '../daemon/handlers/createHandlers.ts'
import { metricsOf } from '../daemon/handlers/metricsOf.ts'
import { GatewayService } from '../gateway/GatewayService.ts'
import { type LocalNetwork, startLocalNetwork } from '../local/LocalNetwork.ts'
import { smallNetwork } from '../local/smallNetwork.ts'
import { loadOrCreateToken, readApiFile, removeApiFile, writeApiFile } from '../serve/apiFile.ts'
import { type ApiServer, serveApi } from '../serve/serveApi.ts'
import { servePublic } from '../serve/servePublic.ts'
import { chainOf } from './chainOf.ts'
import { firstBlockAt } from './firstBlockAt.ts'
import { type OwnerNetwork, readOwnerNetwork, writeOwnerNetwork } from './OwnerNetwork.ts'
import { passwordOf } from './passwordOf.ts'
import { SetupFile } from './SetupFile.ts'

export type OwnerOptions = {
  config: Config
  logger: Logger
  version: string
  localProviders?: number
  /** The caller submits a task at once: the providers of a local network get ready for its program while they start. */
  expectsTask?: boolean
}

/** The process of `muster up`: the owner's daemon on its network, with the API and the dashboard. */
export type Owner = { daemon: Daemon; api: ApiServer; local: LocalNetwork | undefined; stop(): Promise<void> }

const repository = path.resolve(import.meta.dirname, '../../../..')
const blobQuotaBytes = 16 * 2 ** 30

/** Time for the API to answer the call that chose another network before the daemon restarts. */
const answerFirstMs = 300

/**
 * Starts in order and stops in reverse; stops the started parts when a later one fails. When the set-up chooses
 * another network, the daemon moves there without a terminal, and moves back when that network fails.
 *
 * @throws CONFIG_IN_USE when a daemon runs on the data folder already
 */
export async function startOwner(options: OwnerOptions): Promise<Owner> {
  const { config, logger } = options
  const { dataDir } = config
  await refuseSecond(dataDir)
  let stopped = false
  let moving = Promise.resolve()
  let running = await startOnce(options, { port: config.ports.api, move })
  return {
    get daemon() {
      return running.daemon
    },
    get api() {
      return running.api
    },
    get local() {
      return running.local
    },
    async stop() {
      stopped = true
      await moving
      await running.stop()
    },
  }

  function move(): void {
    moving = moving.then(moveOn).catch((error: unknown) => {
      logger.error({ error }, 'the daemon could not start after it left a network')
    })
  }

  async function moveOn(): Promise<void> {
    await pause(answerFirstMs)
    if (stopped) return
    const { port } = running.api
    await running.stop()
    try {
      running = await startOnce(options, { port, move })
    } catch (error) {
      logger.error({ error }, 'the chosen network failed; restarting on the previous network')
      await writeOwnerNetwork(dataDir, running.chosen)
      new SetupFile(dataDir).write({ at: 'network', done: [] })
      running = await startOnce(options, { port, move })
    }
  }
}

type Running = Owner & { chosen: OwnerNetwork }

/** Starts once, on the network that is chosen now. */
async function startOnce(
  options: OwnerOptions,
  { port, move }: { port: number; move: () => void },
): Promise<Running> {
  const { config, logger } = options
  const { dataDir } = config
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each()
  }
  try {
    const chosen = await networkToStart(dataDir)
    const local = chosen.mode === 'local' ? await startLocal(options) : undefined
    if (local) started.push(() => local.stop())
    const daemon = local?.client ?? (await joinNetwork(options, chosen as Joined))
    if (!local) started.push(() => daemon.stop())
    const service = daemon.client && openGateway(daemon, daemon.client, logger)
    if (service) {
      started.push(() => service.stop())
      await service.start()
    }
    const token = await loadOrCreateToken(dataDir)
    const presence = local?.coordinator?.presence ?? daemon.presence
    const handlers = createHandlers({
      daemon,
      config,
      version: options.version,
      local: local !== undefined,
      chosen,
      presence,
      gateway: service && daemon.client && { service, streams: daemon.client.streams },
      move,
    })
    const api = await serveApi({
      handlers,
      metrics: () => metricsOf({ daemon, version: options.version, presence }),
      token,
      sessionFile: path.join(dataDir, 'sessions.json'),
      port,
      logger,
      staticDir: path.join(repository, 'packages/dashboard/dist'),
    })
    started.push(() => api.stop())
    if (config.publicApi) {
      const open = await servePublic({ ...config.publicApi, handlers, logger })
      started.push(() => open.stop())
    }
    const peerPort = daemon.context.peer.address?.port
    await writeApiFile(dataDir, { port: api.port, token, pid: process.pid, ...(peerPort && { peerPort }) })
    started.push(() => removeApiFile(dataDir, process.pid))
    return { daemon, api, local, stop, chosen }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** The gateway of the client's streams; it listens once the owner turned it on. */
function openGateway({ context }: Daemon, { streams }: ClientRole, logger: Logger): GatewayService {
  return new GatewayService({ dir: context.dir, answerer: streams, logger })
}

/**
 * A chosen network waits until its key exists and its recovery phrase was written down. Until then the set-up
 * continues on the network where it began.
 */
async function networkToStart(dataDir: string): Promise<OwnerNetwork> {
  const chosen = await readOwnerNetwork(dataDir)
  const keys = await new KeyDirectory({ directory: path.join(dataDir, 'keys') }).list()
  const { done, phraseConfirmed } = new SetupFile(dataDir).read()
  const isUnfinished = keys.length === 0 || (done.includes('network') && !phraseConfirmed)
  return chosen === undefined || (chosen.mode === 'join' && isUnfinished)
    ? { version: 1, mode: 'local' }
    : chosen
}

async function refuseSecond(dataDir: string): Promise<void> {
  const known = await readApiFile(dataDir).catch(() => undefined)
  if (!known || known.pid === process.pid) return
  const answers = await fetch(`http://127.0.0.1:${known.port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers)
    throw new MusterError('CONFIG_IN_USE', `a daemon already runs on ${dataDir} (process ${known.pid})`)
}

async function startLocal(options: OwnerOptions): Promise<LocalNetwork> {
  const { config, logger, localProviders = 6, expectsTask = false } = options
  const text = await readFile(path.join(repository, 'networks/muster.json'), 'utf8')
  return startLocalNetwork({
    dir: path.join(config.dataDir, 'local'),
    definition: smallNetwork(parseNetwork(text), localProviders),
    providers: localProviders,
    vetoes: 3,
    coordinator: true,
    relay: true,
    // the owner's machine may lend too, once its settings allow it
    clientRoles: { provider: {}, trialMs: config.client.trialSeconds * 1000 },
    expectsTask,
    logger,
  })
}

type Joined = Extract<OwnerNetwork, { mode: 'join' }>

async function joinNetwork({ config, logger }: OwnerOptions, chosen: Joined): Promise<Daemon> {
  const { dataDir } = config
  const roles = chosen.roles ?? config.roles
  const { chainId, assembler, startedAt } = chosen.deployment
  const chain = chainOf(chosen)
  const reader = clientFor(failoverRpc({ ...chain, log: logger }), chain)
  const secondsOf = async (block: number) =>
    Number((await reader.getBlock({ blockNumber: BigInt(block) })).timestamp)
  return startDaemon({
    // one folder per network: a node's data about one chain is wrong on another
    dir: path.join(dataDir, 'joined', `${chainId}-${assembler.slice(2, 10).toLowerCase()}`),
    chain,
    definition: chosen.definition,
    manifest: chosen.deployment,
    fromBlock: await firstBlockAt(startedAt, Number(await reader.getBlockNumber()), secondsOf),
    privateKey: await privateKeyOf(dataDir),
    listen: { host: '0.0.0.0', port: config.ports.peer },
    ...(config.publicHost === undefined ? { relays: 'listed' } : { publicHost: config.publicHost }),
    blobQuotaBytes,
    logger,
    client: roles.includes('client'),
    trialMs: config.client.trialSeconds * 1000,
    ...(roles.includes('provider') && { provider: {} }),
    coordinator: roles.includes('coordinator'),
    veto: roles.includes('veto'),
    relay: roles.includes('relay'),
  })
}

/** The key of this machine's account; the set-up showed its recovery phrase. @throws CHAIN_KEY_MISSING */
async function privateKeyOf(dataDir: string): Promise<Uint8Array> {
  const phrase = await new KeyDirectory({ directory: path.join(dataDir, 'keys') }).backUp(
    await passwordOf(dataDir),
  )
  return deriveKey(phrase, 'client')
}
