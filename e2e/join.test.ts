import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { deriveKey, KeyDirectory, LocalSigner } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, readApiFile, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

const ether = 10n ** 18n
let network: TestNetwork
let owner: Owner | undefined
let blocks: NodeJS.Timeout

beforeAll(async () => {
  network = await startTestNetwork({ providers: 3, relay: true })
  // as on a chain of others: blocks come, and what is not two of them deep does not count
  blocks = setInterval(() => {
    const { context } = network.client
    context.wantBlock({ number: BigInt(network.chain.head.number + 1) }).catch(() => {})
  }, 250)
}, 120_000)
afterAll(async () => {
  clearInterval(blocks)
  await owner?.stop()
  await network?.stop()
})

it('joins a network, runs a task there and lends its own machine', {
  timeout: 240_000,
}, async () => {
  const dataDir = path.join(network.dir, 'joined')
  const account = await chooseNetwork(dataDir)
  await network.fund('joined', account, 20_000n * ether)
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: '0.1.0' })
  const { port, token } = (await readApiFile(dataDir))!
  const api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
  expect(await api.getStatus()).toMatchObject({ local: false, account })

  const made = await tracerTask(path.join(network.dir, 'tea-room'), { parts: 1 })
  const { client, context } = owner.daemon
  const { taskId } = await client!.submit(made.prescription, made.folder)
  const { parts } = await client!.whenEnded(taskId)
  expect(parts.map(({ deliveries }) => deliveries.at(-1)?.outcome)).toEqual(['paid'])

  // it does not know whether the world can dial it, and is reached through the network's relay as well
  const relay = network.relay!.context.peer.peerId
  expect(context.endpoint().relays).toEqual([relay])
  await expect.poll(() => network.relay!.relay!.use.targets, { timeout: 20_000 }).toBe(1)
  await api.putProviderSettings({ body: { region: 'no' } })
  await api.startProvider({ body: { maxStakeWei: (10_000n * ether).toString() } })
  const { ledger } = network.client.context
  await expect.poll(() => ledger.nodes({ operator: account }).length, { timeout: 20_000 }).toBe(1)
  const [node] = ledger.nodes({ operator: account })
  expect(node!.facts.relays).toHaveLength(1)
  const quote = await network.client.client!.quote(made.prescription, made.folder)
  expect(quote.candidates.map(({ operator }) => operator.toLowerCase())).toContain(account.toLowerCase())
})

/** Writes the data folder as the set-up does: the network's facts, and a key under a password of its own. */
async function chooseNetwork(dataDir: string): Promise<`0x${string}`> {
  const keys = path.join(dataDir, 'keys')
  await mkdir(keys, { recursive: true })
  await writeFile(path.join(keys, 'password'), 'of this test\n')
  const { phrase } = await new KeyDirectory({ directory: keys }).create('of this test')
  const chosen = {
    version: 1,
    mode: 'join',
    rpcUrl: network.chain.url,
    definition: network.definition,
    deployment: network.manifest,
  }
  await writeFile(path.join(dataDir, 'network.json'), JSON.stringify(chosen))
  return new LocalSigner(deriveKey(phrase, 'client')).address
}
