import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  bindContract,
  bindNetwork,
  ChainDefinition,
  clientFor,
  createDeployer,
  deployNetwork,
  EmbeddedChain,
  failoverRpc,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  manifestFile,
  type NetworkAddresses,
  type Rules,
  rulesOf,
  tokenAbi,
} from '@muster-network/chain'
import type { Logger, NetworkDefinition } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { ClientRole } from '../client/ClientRole.ts'
import { addressesOf } from '../daemon/networkOf.ts'
import { type OpenNode, openNode } from '../daemon/openNode.ts'
import { ProviderRole } from '../provider/ProviderRole.ts'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'

const ether = 10n ** 18n

export type LocalNetworkOptions = {
  dir: string
  definition: NetworkDefinition
  providers: number
  logger: Logger
}

export type LocalProvider = { node: OpenNode; role: ProviderRole; executor: WasmExecutor }

/** A whole network on this machine: a chain, its contracts, providers of as many operators, and a funded client. */
export type LocalNetwork = {
  chain: EmbeddedChain
  addresses: NetworkAddresses
  rules: Rules
  client: { node: OpenNode; role: ClientRole }
  providers: LocalProvider[]
  /** What an account holds of the network token, in wallet, market and stake together. */
  worthOf(account: Hex): Promise<bigint>
  stop(): Promise<void>
}

/** Starts in order; what was started is stopped again when a later part fails. */
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
    const ready = path.join(dir, 'ready')
    const isNew = !existsSync(ready)
    // councils weigh from the epoch after a bond on: a new network is set up as if that had been long ago
    const behindSeconds = isNew ? 2 * definition.registry.epochLength : 0
    const chain = await EmbeddedChain.start({
      directory: path.join(dir, 'chain'),
      behindSeconds,
      log: logger,
    })
    started.push(() => chain.stop())
    const definitionOfChain = ChainDefinition.parse({
      chainId: chain.chainId,
      rpcUrls: [chain.url],
      confirmations: 0,
      pollMs: 50,
    })
    const rpc = failoverRpc({ ...definitionOfChain, log: logger })

    // every account but the deployer's is named after its part; the community's holds the tokens of a new network
    const deployer = createDeployer(rpc, definitionOfChain, keyOf('deployer'))
    const community = new LocalSigner(keyOf('community'))
    const manifest = await deployNetwork(deployer, {
      definition,
      accounts: { team: community.address, foundation: community.address, community: community.address },
      vetoes: [0, 1, 2].map((i) => new LocalSigner(keyOf(`veto-${i}`)).address),
      store: manifestFile(path.join(dir, 'deployment.json')),
      logger,
    })
    const addresses = addressesOf(manifest)
    const rules = rulesOf(definition.rules)
    const journal = new IntentJournal(path.join(dir, 'community.sqlite'))
    started.push(async () => journal.close())
    const treasurer = new JournalledSender({
      rpc,
      chain: definitionOfChain,
      signer: community,
      journal,
      log: logger,
    })
    const reader = clientFor(rpc, definitionOfChain)
    const token = bindContract(reader, tokenAbi, addresses.token)
    const network = bindNetwork(reader, addresses)

    const common = {
      chain: definitionOfChain,
      definition,
      manifest,
      fromBlock: 0,
      blobQuotaBytes: 4 * 2 ** 30,
      logger,
    }
    const open = async (name: string) => {
      const node = await openNode({
        ...common,
        dir: path.join(dir, name),
        privateKey: keyOf(name),
        listen: { host: '127.0.0.1', port: 0 },
      })
      started.push(() => node.close())
      const { sender } = node.context
      await token.send.transfer([sender.address, 1_000_000n * ether], {
        by: treasurer,
        intent: `fund/${name}`,
      })
      return node
    }

    const className = new WasmExecutor({ dir: path.join(dir, 'facts') }).facts.class
    const names = Array.from({ length: options.providers }, (_, i) => `provider-${i}`)
    const providers = await Promise.all(
      names.map(async (name) => {
        const node = await open(name)
        const executor = new WasmExecutor({
          dir: path.join(dir, name, 'runs'),
          modulesDir: path.join(dir, 'modules'),
          logger,
        })
        started.push(() => executor.close())
        const role = new ProviderRole(node.context, { executor, settings: lent(node) })
        started.push(() => role.stop())
        await node.follow()
        await role.start()
        await role.goLive()
        return { node, role, executor }
      }),
    )

    const client = await open('client')
    await token.send.approve([addresses.market, 2n ** 255n], {
      by: client.context.sender,
      intent: 'approve/market',
    })
    const clientRole = new ClientRole(client.context, { className })
    await client.follow()
    started.push(() => clientRole.stop())
    await clientRole.start()
    if (isNew) {
      chain.catchUp()
      await writeFile(ready, '')
    }

    return {
      chain,
      addresses,
      rules,
      client: { node: client, role: clientRole },
      providers,
      async worthOf(account) {
        const [wallet, owed, stake] = await Promise.all([
          token.read.balanceOf([account]),
          network.market.read.balanceOf([addresses.token, account]),
          network.registry.read.accountOf([account]),
        ])
        return wallet + owed + stake.free + stake.locked + BigInt(stake.bonded)
      },
      stop,
    }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** What a provider of a local network lends: two runs at once, at a price that its neighbours differ from a little. */
function lent(node: OpenNode): SettingsChange {
  const spread = BigInt(Number.parseInt(node.context.sender.address.slice(2, 4), 16))
  return { score: 100, region: 'eu', floorPerBillionUnits: ether / 10_000n + spread * 10n ** 10n }
}

/** One secret for all accounts of a local network: nothing there is worth more than the play money of its own chain. */
async function loadSeed(file: string): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const fresh = randomBytes(32)
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' })
  return fresh
}
