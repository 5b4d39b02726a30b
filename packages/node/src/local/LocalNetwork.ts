import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  bindContract,
  ChainDefinition,
  clientFor,
  createDeployer,
  type DeploymentManifest,
  deployNetwork,
  EmbeddedChain,
  failoverRpc,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  manifestFile,
  type NetworkAddresses,
  tokenAbi,
} from '@muster-network/chain'
import type { Logger, NetworkDefinition } from '@muster-network/core'
import type { Executor } from '@muster-network/executors'
import { addressesOf } from '../daemon/addressesOf.ts'
import { type Daemon, type DaemonOptions, startDaemon } from '../daemon/Daemon.ts'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'
import type { Program } from '../task/runSpecOf.ts'
import { localProvider } from './localProvider.ts'
import { rejectOlderNetwork } from './rejectOlderNetwork.ts'

const ether = 10n ** 18n

export type LocalNetworkOptions = {
  dir: string
  definition: NetworkDefinition
  providers: number
  logger: Logger
  /** Running veto nodes; the deployment appoints three. */
  vetoes?: number
  coordinator?: boolean
  relay?: boolean
  /** Relays in addition to the first. */
  spareRelays?: number
  /** The last this many providers cannot be dialled and are reached through the relays. */
  relayed?: number
  /** The interval between heartbeats. */
  heartbeatMs?: number
  /** Seconds after a step is due before veto nodes take it for parties that are offline. */
  strandedAfterSeconds?: number
  /** Further roles of the client's daemon. */
  clientRoles?: Partial<DaemonOptions>
  /** Joins more nodes during the set-up of a new network, so that their bonds count from the start. */
  whileYoung?: (network: LocalNetwork) => Promise<void>
  /** Settings of a provider, by its index, that differ from the others. */
  settingsOf?: (index: number) => SettingsChange
  /** Reads the CPU times of the providers' process; by default those that the system counts. */
  cpuTimes?: DaemonOptions['cpuTimes']
  /** The longest time that an ask of a stream waits for a voucher. */
  payWaitMs?: number
  /** Wraps the executor of a provider, by its index. */
  executorOf?: (index: number, dir: string) => Executor<Program> | Promise<Executor<Program>> | undefined
}

/** A whole network on this machine: a chain, its contracts, providers with an operator each, and a funded client. */
export type LocalNetwork = {
  /** The definition that the network was deployed with. */
  definition: NetworkDefinition
  chain: EmbeddedChain
  chainDefinition: ChainDefinition
  manifest: DeploymentManifest
  addresses: NetworkAddresses
  client: Daemon
  providers: Daemon[]
  vetoes: Daemon[]
  coordinator: Daemon | undefined
  /** The first relay. */
  relay: Daemon | undefined
  relays: Daemon[]
  /** Starts a node by its name, a new one or one that was stopped. It stops with the network. */
  start(name: string, roles: Partial<DaemonOptions>): Promise<Daemon>
  /** The key of an account by its name: `client`, `provider-0`, `community`. */
  keyOf(name: string): Uint8Array
  /** Transfers tokens of the community to an account, once per name. */
  fund(name: string, account: Hex, amount: bigint): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a local network in order, and stops the started parts in reverse when a later one fails. The next start on
 * `dir` resumes from what is there.
 */
export async function startLocalNetwork(options: LocalNetworkOptions): Promise<LocalNetwork> {
  const { dir, definition, logger } = options
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each()
  }
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const seed = await loadSeed(path.join(dir, 'local.seed'))
    const keyOf = (name: string) => createHash('sha256').update(seed).update(name).digest()
    const manifests = manifestFile(path.join(dir, 'deployment.json'))
    await rejectOlderNetwork(manifests, definition)
    const ready = path.join(dir, 'ready')
    const isNew = !existsSync(ready)
    // a bond counts for councils from the next epoch on, so a new network starts with a chain clock two epochs back
    const behindSeconds = isNew ? 2 * definition.registry.epochLength : 0
    const chain = await EmbeddedChain.start({
      directory: path.join(dir, 'chain'),
      behindSeconds,
      log: logger,
    })
    started.push(() => chain.stop({ snapshot: true }))
    const chainDefinition = ChainDefinition.parse({
      chainId: chain.chainId,
      rpcUrls: [chain.url],
      confirmations: 0,
      pollMs: 50,
    })
    const rpc = failoverRpc({ ...chainDefinition, log: logger })

    // every account but the deployer's is named after its role; the community's has the tokens of a new network
    const community = new LocalSigner(keyOf('community'))
    const manifest = await deployNetwork(createDeployer(rpc, chainDefinition, keyOf('deployer')), {
      definition,
      accounts: { team: community.address, foundation: community.address, community: community.address },
      vetoes: [0, 1, 2].map((i) => new LocalSigner(keyOf(`veto-${i}`)).address),
      store: manifests,
      logger,
    })
    const addresses = addressesOf(manifest)
    const journal = new IntentJournal(path.join(dir, 'community.sqlite'))
    started.push(async () => journal.close())
    const treasurer = new JournalledSender({
      rpc,
      chain: chainDefinition,
      signer: community,
      journal,
      log: logger,
    })
    const token = bindContract(clientFor(rpc, chainDefinition), tokenAbi, addresses.token)
    const fund = async (name: string, account: Hex, amount: bigint) => {
      await token.send.transfer([account, amount], { by: treasurer, intent: `fund/${name}` })
    }

    const start = async (name: string, roles: Partial<DaemonOptions>) => {
      await fund(name, new LocalSigner(keyOf(name)).address, 1_000_000n * ether)
      const daemon = await startDaemon({
        dir: path.join(dir, name),
        chain: chainDefinition,
        definition,
        manifest,
        fromBlock: 0,
        privateKey: keyOf(name),
        // nodes that are reached through relays do not listen
        ...(!roles.relays && { listen: { host: '127.0.0.1', port: 0 } }),
        blobQuotaBytes: 4 * 2 ** 30,
        modulesDir: path.join(dir, 'modules'),
        logger,
        ...(options.heartbeatMs !== undefined && { heartbeatMs: options.heartbeatMs }),
        ...(options.strandedAfterSeconds !== undefined && {
          strandedAfterSeconds: options.strandedAfterSeconds,
        }),
        ...roles,
      })
      started.push(() => daemon.stop())
      return daemon
    }
    // the relays first, since providers behind them need their addresses
    const relay = options.relay ? await start('relay', { relay: true }) : undefined
    const spares = await startAll(options.spareRelays ?? 0, (i) => start(`relay-${i + 1}`, { relay: true }))
    const relays = relay ? [relay, ...spares] : []
    const firstRelayed = options.providers - (relay ? (options.relayed ?? 0) : 0)
    const startProvider = async (i: number) => {
      const name = `provider-${i}`
      const executor = await options.executorOf?.(i, path.join(dir, name, 'runs'))
      return start(name, {
        provider: { ...localProvider(new LocalSigner(keyOf(name)).address, i), ...options.settingsOf?.(i) },
        ...(executor && { executor }),
        ...(options.cpuTimes && { cpuTimes: options.cpuTimes }),
        ...(options.payWaitMs !== undefined && { payWaitMs: options.payWaitMs }),
        ...(i >= firstRelayed && { relays: relays.map(({ context }) => context.peer.peerId) }),
      })
    }
    const [vetoes, [coordinator], providers] = await everyOutcome([
      startAll(options.vetoes ?? 0, (i) => start(`veto-${i}`, { veto: true })),
      startAll(options.coordinator ? 1 : 0, () => start('coordinator', { coordinator: true })),
      startAll(options.providers, startProvider),
    ])
    // last: a client that saw blocks of the setup would take the chain's clock, which is behind, for the time
    const client = await start('client', { client: true, ...options.clientRoles })
    const network: LocalNetwork = {
      definition,
      chain,
      chainDefinition,
      manifest,
      addresses,
      client,
      providers,
      vetoes,
      coordinator,
      relay,
      relays,
      start,
      keyOf,
      fund,
      stop,
    }
    if (isNew) {
      await options.whileYoung?.(network)
      chain.catchUp()
      await writeFile(ready, '')
    }
    return network
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

const startAll = (count: number, start: (index: number) => Promise<Daemon>): Promise<Daemon[]> =>
  everyOutcome(Array.from({ length: count }, (_, i) => start(i)))

/** Waits for all, also when one fails: a node that is still starting could not be stopped. Rejects with the first failure. */
async function everyOutcome<T extends readonly Promise<unknown>[]>(
  all: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(all)
  return Promise.all(all)
}

/** One secret for all accounts of a local network, whose tokens are worth nothing elsewhere. */
async function loadSeed(file: string): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const fresh = randomBytes(32)
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' })
  return fresh
}
