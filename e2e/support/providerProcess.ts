import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ChainDefinition, manifestFile } from '@muster-network/chain'
import { type NetworkDefinition, silentLogger } from '@muster-network/core'
import { ContainerExecutor, WasmExecutor } from '@muster-network/executors'
import { createLogger, startDaemon } from '@muster-network/node'
import { servingExecutor } from './servingExecutor.ts'

// Runs one provider in a separate process, so that a test can kill it. It reads its order from a file and writes its
// journal entries to standard output.

export type ProviderOrder = {
  /** Folder of the network. */
  networkDir: string
  name: string
  chain: unknown
  definition: NetworkDefinition
  privateKey: string
  /** Where it finds the images that it runs containers of; it runs wasm unless given. */
  imagesDir?: string
  /** It serves streams with the program of `tokenService.ts`. */
  serves?: boolean
}

const order = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as ProviderOrder
const manifest = await manifestFile(path.join(order.networkDir, 'deployment.json')).load()
const dir = path.join(order.networkDir, order.name)
const { imagesDir } = order
const containers =
  imagesDir === undefined
    ? undefined
    : await ContainerExecutor.open({
        dir: path.join(dir, 'runs'),
        imagesDir,
        engine: { kind: 'podman', runtime: 'runc' },
      })
const modulesDir = path.join(order.networkDir, 'modules')
const executor = order.serves
  ? servingExecutor(new WasmExecutor({ dir: path.join(dir, 'runs'), modulesDir }))
  : containers
const daemon = await startDaemon({
  dir,
  ...(executor && { executor }),
  chain: ChainDefinition.parse(order.chain),
  definition: order.definition,
  manifest: manifest!,
  fromBlock: 0,
  privateKey: Buffer.from(order.privateKey, 'hex'),
  listen: { host: '127.0.0.1', port: 0 },
  blobQuotaBytes: 4 * 2 ** 30,
  modulesDir,
  logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
  provider: {
    state: 'on',
    score: 100,
    region: 'eu',
    floorPerBillionUnits: 1n,
    ...(containers && { kinds: ['container'] }),
  },
})
const say = (name: string, facts: unknown) =>
  console.log(
    JSON.stringify({ name, facts }, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
  )
daemon.context.journal.onAdded(({ entry: { step, ...facts } }) => say(step, facts))
say('ready', { address: daemon.context.sender.address, peerId: daemon.context.peer.peerId })
