import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import type { TaskView } from '@muster-network/node'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
const ether = 10n ** 18n

function replicasTask(
  network: TestNetwork,
  replicas: number,
  bids: number,
  equivalence = 'bytes',
): Promise<TracerTask> {
  return tracerTask(path.join(network.dir, 'tea-room'), {
    parts: 1,
    lines: {
      pay: '{ function: fixed, max: "12" }',
      halt: `{ bids: ${bids}, afterMs: 20000 }`,
      check: `{ how: redundant, replicas: ${replicas} }`,
      equivalence,
    },
  })
}

async function runToTheEnd(network: TestNetwork, { prescription, folder }: TracerTask): Promise<TaskView> {
  const client = network.client.client!
  const { taskId } = await client.submit(prescription, folder)
  await client.whenEnded(taskId)
  // replicas that were left open are closed when nobody contests them in time
  await expect.poll(() => client.task(taskId)!.deletedMs, { timeout: 60_000, interval: 200 }).toBeDefined()
  await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  return client.task(taskId)!
}

const outcomesOf = ({ parts }: TaskView) =>
  parts.map(({ status, deliveries }) => [
    status,
    deliveries.at(-1)?.outcome,
    deliveries.at(-1)?.settlement?.paid ?? 0n,
  ])

async function expectPicture({ resultsDir }: TaskView, made: TracerTask): Promise<void> {
  const name = (await readdir(resultsDir!)).find((file) => file.endsWith('.ppm'))!
  const rows = await readFile(path.join(resultsDir!, name))
  expect(rows.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
}

it('pays two operators whose sealed results are equal', { timeout }, () =>
  withNetwork({ providers: 4 }, async (network, { gains }) => {
    const made = await replicasTask(network, 2, 4)
    const task = await runToTheEnd(network, made)
    await expectPicture(task, made)
    expect(task.agreed).toEqual({ 0: [0, 1] })
    const [one, other] = task.parts
    expect(one!.executor).not.toBe(other!.executor)
    const prices = task.parts.map(
      ({ executor }) => task.bids.find(({ bid }) => bid.operator.toLowerCase() === executor)!.bid.price,
    )
    expect(outcomesOf(task)).toEqual(prices.map((price) => ['ended', 'paid', price]))
    const { of, after } = await gains()
    expect(of.client).toBe(bondsMoved(network, task).client! - prices[0]! - prices[1]!)
    expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
  }),
)

it('runs a spare against a replica that differs, and takes three prices from that replica', { timeout }, () =>
  withNetwork(
    {
      providers: 5,
      // the cheat contests, and there is no jury
      rules: { voteSeconds: 5 },
      // the cheapest bid is the cheat's, so that it is one of the first two
      settingsOf: (index) => ({ floorPerBillionUnits: index === 4 ? 0n : ether / 110n }),
      executorOf: (index, dir) =>
        index === 4 ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')) : undefined,
    },
    async (network, { before, gains }) => {
      const made = await replicasTask(network, 3, 5)
      const task = await runToTheEnd(network, made)
      await expectPicture(task, made)
      const cheat = accountsOf(network)['provider-4']!.toLowerCase()
      const noisy = task.parts.find(({ executor }) => executor === cheat)!
      expect(noisy.part).toBe(0)
      for (const { part, deliveries } of task.parts)
        expect([part, deliveries.at(-1)!.outcome]).toEqual([part, part === noisy.part ? 'fraud' : 'paid'])
      const { of, after } = await gains()
      const bonds = bondsMoved(network, task)
      const { bid } = task.bids.find((each) => each.bid.operator.toLowerCase() === cheat)!
      expect(of['provider-4']).toBe(bonds['provider-4']! - 3n * bid.price)
      const costs = task.parts.map(({ deliveries }) => deliveries.at(-1)!.settlement!.paid)
      expect(of.client).toBe(costs.reduce((sum, each) => sum - each, bonds.client!))
      // nobody gains by outvoting it
      const burned = before.supply - after.supply + after.slashed - before.slashed
      expect([after.escrow, after.bonds, burned]).toEqual([0n, 0n, 3n * bid.price])
    },
  ),
)

it('pays equivalent replicas that are not equal when the client accepts them', { timeout }, () =>
  withNetwork(
    {
      providers: 3,
      settingsOf: (index) => ({ floorPerBillionUnits: index === 2 ? 0n : ether / 110n }),
      // one channel of one pixel is off by one
      executorOf: (index, dir) =>
        index === 2
          ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'other'), (file) => {
              file[file.length - 1]! ^= 1
              return file
            })
          : undefined,
    },
    async (network, { gains }) => {
      const task = await runToTheEnd(
        network,
        await replicasTask(network, 2, 3, '{ how: pixels, tolerance: 2 }'),
      )
      expect(task.agreed).toEqual({ 0: [0, 1] })
      const results = task.parts.map(({ deliveries }) => deliveries.at(-1)!)
      expect(results.map(({ outcome }) => outcome)).toEqual(['paid', 'paid'])
      // the comparison left both open
      expect(results.map(({ stage }) => stage)).toEqual(['undecided', 'undecided'])
      const prices = task.parts.map(
        ({ executor }) => task.bids.find(({ bid }) => bid.operator.toLowerCase() === executor)!.bid.price,
      )
      const { of } = await gains()
      expect(of.client).toBe(bondsMoved(network, task).client! - prices[0]! - prices[1]!)
    },
  ),
)
