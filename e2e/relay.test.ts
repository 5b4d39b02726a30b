import path from 'node:path'
import { readBidBook } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({
    providers: 3,
    relayed: 3,
    relay: true,
    coordinator: true,
    heartbeatMs: 500,
  })
}, 120_000)
afterAll(() => network?.stop())

it('runs and checks a task on nodes that are reachable only through a relay, without a coordinator', {
  timeout: 240_000,
}, async () => {
  expect(network.providers.map(({ context }) => context.endpoint().addresses)).toEqual([[], [], []])
  const { presence } = network.coordinator!
  await expect.poll(() => presence!.onlineCount, { timeout: 20_000 }).toBe(3)
  await expect.poll(() => network.relay!.relay!.use.targets, { timeout: 20_000 }).toBe(3)
  await network.coordinator!.stop()

  const made = await tracerTask(path.join(network.dir, 'tea-room'), {
    parts: 1,
    lines: { pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 80000000 }' },
  })
  const { client } = network.client
  const { taskId } = await client!.submit(made.prescription, made.folder)
  // anyone can look into the book, a bidder behind a relay too
  await expect
    .poll(async () => (await readBidBook(network.providers[0]!.context, taskId)).bids.length, {
      timeout: 30_000,
    })
    .toBe(3)
  const task = await client!.whenEnded(taskId)
  expect(task.parts.map(({ deliveries }) => deliveries.at(-1)?.outcome)).toEqual(['paid'])
  // the result was fetched from the executor, which only the relay can reach
  const executor = network.providers.find(
    (each) => each.context.sender.address.toLowerCase() === task.parts[0]!.executor?.toLowerCase(),
  )!
  const carried = network.relay!.relay!.use.nodes
  expect(carried).toHaveLength(3)
  const [node] = network.client.context.ledger.nodes({ operator: executor.context.sender.address })
  expect(carried.find(({ nodeId }) => nodeId === node!.id)!.bytes).toBeGreaterThan(1_000)
})
