import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  bindContract,
  bindNetwork,
  ChainDefinition,
  clientFor,
  createDeployer,
  deployNetwork,
  failoverRpc,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  manifestFile,
  type Network,
  type Rpc,
  requestResult,
  tokenAbi,
  wantBlock,
} from '@muster-network/chain'
import { type NetworkDefinition, parseNetwork, silentLogger } from '@muster-network/core'
import { addressesOf, smallNetwork } from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import { freePort } from '../../e2e/support/freePort.ts'
import type { ChainOrder } from './chainProcess.ts'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import { bridgeHost, createBridge, createLink, type Link } from './links.ts'
import type { NodeOrder, NodeStatus } from './nodeProcess.ts'
import { RpcProxy } from './RpcProxy.ts'
import { Supervised } from './Supervised.ts'
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts'

export type ChaosNode = {
  name: string
  role: NodeOrder['role']
  account: Hex
  process: Supervised
  rpc: RpcProxy
  /** Undefined where this machine has no namespaces of our own. */
  link: Link | undefined
  disk: SmallDisk | undefined
  clock: FakeClock | undefined
}

/** A whole network of processes, each of which can fail alone. */
export type ChaosNetwork = {
  dir: string
  chainDir: string
  chain: Supervised
  chainDisk: SmallDisk | undefined
  /** The driver's own connection, past every lie. */
  rpc: Rpc
  bound: Network
  client: ChaosNode
  nodes: ChaosNode[]
  stop(): Promise<void>
}

export type ChaosOptions = {
  dir: string
  providers: number
  /** Whether this process has mount and network namespaces of its own. */
  isIsolated: boolean
  progress(line: string): void
}

const ether = 10n ** 18n
const peerPort = 18_700

/**
 * Deadlines of tens of seconds: longer than any single fault and the confirmations of a few steps, so that a node that was
 * faulted once is late for nothing. A node that several faults hit in a row is absent, and pays what the protocol asks for
 * absence.
 */
const rules: Partial<NetworkDefinition['rules']> = {
  livenessSeconds: 45,
  receiptSeconds: 20,
  answerSeconds: 90,
  openSeconds: 45,
  contestSeconds: 30,
  voteSeconds: 90,
  awardSeconds: 90,
  omissionSeconds: 10,
  waitSeconds: 60,
}

/** Starts the chain, deploys, then starts the nodes: first those that others depend on. */
export async function startNetwork(options: ChaosOptions): Promise<ChaosNetwork> {
  const { dir, isIsolated, progress } = options
  const started: (() => void | Promise<void>)[] = []
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each()
  }
  try {
    await mkdir(path.join(dir, 'logs'), { recursive: true, mode: 0o700 })
    if (isIsolated) createBridge()
    const definition = await quickDefinition(options.providers)
    const keyOf = (name: string) => createHash('sha256').update(dir).update(name).digest()
    const port = await freePort()
    const chainDir = path.join(dir, 'chain')
    const chainDisk = isIsolated ? mountSmallDisk(chainDir) : undefined
    if (chainDisk) started.push(() => chainDisk.unmount())
    const chainOrder: ChainOrder = {
      directory: chainDir,
      port,
      behindSeconds: 2 * definition.registry.epochLength,
    }
    const chain = new Supervised({
      name: 'chain',
      program: 'chainProcess.ts',
      order: chainOrder,
      dir: path.join(dir, 'logs'),
    })
    chain.start()
    started.push(() => chain.stop())
    await chain.ready()
    const chainUrl = `http://127.0.0.1:${port}`
    const chainDefinition = ChainDefinition.parse({
      chainId: 31_337,
      rpcUrls: [chainUrl],
      confirmations: 0,
      pollMs: 50,
    })
    const rpc = failoverRpc({ ...chainDefinition, log: silentLogger })
    progress('the chain runs; deploying')
    const community = new LocalSigner(keyOf('community'))
    const manifestPath = path.join(dir, 'deployment.json')
    const manifest = await deployNetwork(createDeployer(rpc, chainDefinition, keyOf('deployer')), {
      definition,
      accounts: { team: community.address, foundation: community.address, community: community.address },
      vetoes: [0, 1, 2].map((i) => new LocalSigner(keyOf(`veto-${i}`)).address),
      store: manifestFile(manifestPath),
      logger: silentLogger,
    })
    const addresses = addressesOf(manifest)
    const client = clientFor(rpc, chainDefinition)
    const journal = new IntentJournal(path.join(dir, 'community.sqlite'))
    started.push(() => journal.close())
    const treasurer = new JournalledSender({ rpc, chain: chainDefinition, signer: community, journal })
    const token = bindContract(client, tokenAbi, addresses.token)

    // the steps of the set-up wait for their confirmations, so that more blocks shorten it
    const hurrying = setInterval(() => void hurry(rpc).catch(() => {}), 1_000)
    started.push(() => clearInterval(hurrying))
    const nodes: ChaosNode[] = []
    const addNode = async (role: NodeOrder['role'], index: number, relays?: PeerId[]): Promise<ChaosNode> => {
      const name = role === 'provider' || role === 'veto' ? `${role}-${index}` : role
      const number = nodes.length + 2
      const account = new LocalSigner(keyOf(name)).address
      await token.send.transfer([account, 1_000_000n * ether], { by: treasurer, intent: `fund/${name}` })
      const link = isIsolated ? createLink(number) : undefined
      const nodeDir = path.join(dir, name)
      const disk = isIsolated ? mountSmallDisk(nodeDir) : undefined
      if (disk) started.push(() => disk.unmount())
      const clock = createFakeClock(path.join(dir, 'logs'), name)
      const proxy = await RpcProxy.listen(
        chainUrl,
        isIsolated ? bridgeHost : '127.0.0.1',
        isIsolated ? 20_000 + number : await freePort(),
      )
      started.push(() => proxy.close())
      const order: NodeOrder = {
        dir: nodeDir,
        rpcUrl: proxy.url,
        definition,
        manifestFile: manifestPath,
        modulesDir: path.join(dir, 'modules'),
        privateKey: keyOf(name).toString('hex'),
        ...(relays
          ? { relays }
          : { listen: { host: link?.host ?? '127.0.0.1', port: link ? peerPort : await freePort() } }),
        role,
        index,
        heartbeatMs: 2_000,
        strandedAfterSeconds: 30,
      }
      const supervised = new Supervised({
        name,
        program: 'nodeProcess.ts',
        order,
        dir: path.join(dir, 'logs'),
        ...(link && { prefix: link.prefix }),
        ...(clock && { env: clock.env }),
      })
      const node: ChaosNode = { name, role, account, process: supervised, rpc: proxy, link, disk, clock }
      nodes.push(node)
      supervised.start()
      started.push(() => supervised.stop())
      return node
    }
    const relay = await addNode('relay', 0)
    await relay.process.ready()
    const relays = [await relay.process.ask<PeerId>('peerId')]
    for (let i = 0; i < 3; i++) await addNode('veto', i)
    await addNode('coordinator', 0)
    // the last provider cannot be dialled, so that the relay matters
    for (let i = 0; i < options.providers; i++)
      await addNode('provider', i, i === options.providers - 1 ? relays : undefined)
    const clientNode = await addNode('client', 0)
    for (const { process, name } of nodes) {
      await process.ready()
      progress(`${name} runs`)
    }
    clearInterval(hurrying)
    await chain.ask('catchUp')
    await untilRead(rpc, nodes)
    return {
      dir,
      chainDir,
      chain,
      chainDisk,
      rpc,
      bound: bindNetwork(client, addresses),
      client: clientNode,
      nodes,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until every node has read the present: a task that is planned with the old time of the chain is refused. */
async function untilRead(rpc: Rpc, nodes: readonly ChaosNode[]): Promise<void> {
  const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber')) + 1
  for (const { process } of nodes)
    while ((await process.ask<NodeStatus>('status')).block < head) await pause(500)
}

async function hurry(rpc: Rpc): Promise<void> {
  const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
  await wantBlock(rpc, { number: head + 10 })
}

async function quickDefinition(providers: number): Promise<NetworkDefinition> {
  const file = path.resolve(import.meta.dirname, '../../networks/muster.json')
  const definition = smallNetwork(parseNetwork(await readFile(file, 'utf8')), providers)
  return { ...definition, rules: { ...definition.rules, ...rules } }
}
