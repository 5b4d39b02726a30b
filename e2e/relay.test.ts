import path from 'node:path'
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

it('nodes that can only be reached through a relay run and check a task, without any coordinator', {
  timeout: 120_000,
}, async () => {
  expect(network.providers.map(({ context }) => context.place().addresses)).toEqual([[], [], []])
  const { presence } = network.coordinator!
  await expect.poll(() => presence!.onlineCount, { timeout: 20_000 }).toBe(3)
  await expect.poll(() => network.relay!.relay!.use.targets, { timeout: 20_000 }).toBe(3)
  await network.coordinator!.stop()

  const made = await tracerTask(path.join(network.dir, 'tea-room'), {
    parts: 1,
    lines: { pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 80000000 }' },
  })
  const { client, context } = network.client
  const { taskId } = await client!.submit(made.prescription, made.folder)
  const task = await client!.whenEnded(taskId)
  const paid = 1
  expect(task.parts.map(({ deliveries }) => deliveries.at(-1)?.outcome)).toEqual([paid])
  const routes = network.providers.map((each) => context.peer.routeTo(each.context.peer.peerId))
  for (const route of routes.filter((each) => each !== undefined))
    expect(route).toMatchObject({ kind: 'relay' })
})
