import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Admission,
  bindContract,
  ChainDefinition,
  type Hex,
  manifestFile,
  type SignedVoucher,
  type StreamTerms,
  tokenAbi,
} from '@muster-network/chain'
import { silentLogger, tokensToWei } from '@muster-network/core'
import { createLogger, holdVoucher, startDaemon } from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import type { ProviderOrder } from './providerProcess.ts'

// Runs a provider that subscribes to a stream in a separate process, so that a test can kill it.

export type JoinOrder = { terms: StreamTerms; admission: Admission; signature: Hex }
export type HandOverOrder = { signed: SignedVoucher; watchers: PeerId[] }
export type PayeeOrder = { join: JoinOrder } | { handOver: HandOverOrder }

const order = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as ProviderOrder
const manifest = await manifestFile(path.join(order.networkDir, 'deployment.json')).load()
const { context, provider } = await startDaemon({
  ...{ dir: path.join(order.networkDir, order.name), chain: ChainDefinition.parse(order.chain) },
  ...{ definition: order.definition, manifest: manifest!, fromBlock: 0 },
  ...{ privateKey: Buffer.from(order.privateKey, 'hex'), listen: { host: '127.0.0.1', port: 0 } },
  ...{ blobQuotaBytes: 2 ** 30, modulesDir: path.join(order.networkDir, 'modules') },
  logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
  provider: { state: 'on', score: 100, region: 'eu', floorPerBillionUnits: 1n },
})
const { sender, network, ledger, peer } = context
const stake = tokensToWei('50')
const token = bindContract(network.client, tokenAbi, network.addresses.token)
await token.send.approve([network.addresses.registry, stake], { by: sender, intent: 'payee/approve' })
await network.registry.send.deposit([stake], { by: sender, intent: 'payee/deposit' })
while (ledger.nodes({ operator: sender.address }).length === 0)
  await new Promise<void>((resolve) => ledger.onChange(() => resolve()))
const [node] = ledger.nodes({ operator: sender.address })
// it would leave a stream that it did not join by itself
await provider!.stop()

process.on('message', async (message: PayeeOrder) => {
  if ('join' in message) {
    const { terms, admission, signature } = message.join
    const options = { by: sender, intent: `payee/join/${admission.streamId}` }
    await network.streams.send.join([terms, admission, signature, sender.address], options)
    process.send!({ joined: true })
    return
  }
  const { signed, watchers } = message.handOver
  process.send!(await Promise.all(watchers.map((watcher) => peer.call(watcher, holdVoucher, signed))))
})
process.send!({ address: sender.address, node: node!.id, classId: node!.classId })
