import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

// Six slots in all: two at each of three providers.
let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({ providers: 3 })
}, 240_000)
afterAll(() => network?.stop())

const client = () => network.client.client!
const ledger = () => network.client.context.ledger
const addresses = () => network.providers.map(({ context }) => context.sender.address.toLowerCase())

/** Resolves when the ledger of the client shows something. */
async function untilLedger(shows: () => boolean): Promise<void> {
  await expect.poll(shows, { timeout: 120_000, interval: 50 }).toBe(true)
}
const executorsOf = (taskId: Hex) =>
  ledger()
    .parts(taskId)
    .filter(({ status }) => status === 'running')
    .map(({ executor }) => executor)

it('gives parts that are left after the halt to bids that come later, while the first executor still runs', {
  timeout: 300_000,
}, async () => {
  // the work outlasts the test
  const made = await tracerTask(path.join(network.dir, 'late'), {
    ...{ parts: 6, width: 640, height: 480, samples: 4_000 },
    lines: {
      pay: '{ function: fixed, max: "20" }',
      halt: '{}',
      check: '{ how: none }',
    },
  })
  const [, ...others] = network.providers.map(({ provider }) => provider!)
  await Promise.all(others.map((each) => each.pause()))
  const { taskId } = await client().submit(made.prescription, made.folder)
  await untilLedger(() => ledger().task(taskId)?.status === 'awarded')
  const awarded = ledger()
    .parts(taskId)
    .filter(({ status }) => status !== 'unawarded')
  expect(awarded.map(({ executor }) => executor)).toEqual([addresses()[0], addresses()[0]])

  await Promise.all(others.map((each) => each.resume()))
  await untilLedger(() => executorsOf(taskId).length === 6)
  const [own, second, third] = addresses()
  expect(executorsOf(taskId).toSorted()).toEqual([own, own, second, second, third, third].toSorted())
  // nobody was replaced, and nothing was cancelled for want of bids
  expect(
    ledger()
      .parts(taskId)
      .map(({ assignment }) => assignment),
  ).toEqual([1, 1, 1, 1, 1, 1])

  client().cancel(taskId)
  await client().whenEnded(taskId)
})

it('gives the parts that are left to an executor as soon as it is free again', {
  timeout: 300_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'queue'), {
    parts: 5,
    lines: { pay: '{ function: fixed, max: "20" }', halt: '{}', check: '{ how: none }' },
  })
  const [, ...others] = network.providers.map(({ provider }) => provider!)
  await Promise.all(others.map((each) => each.pause()))
  const { taskId } = await client().submit(made.prescription, made.folder)
  const task = await client().whenEnded(taskId)
  await Promise.all(others.map((each) => each.resume()))
  const [own] = addresses()
  expect(task.parts.map(({ status, executor, assignment }) => [status, executor, assignment])).toEqual(
    Array.from({ length: 5 }, () => ['ended', own, 1]),
  )
  const cancelled = network.client.context.journal
    .of(taskId)
    .filter(({ entry }) => entry.step === 'partCancelled')
  expect(cancelled).toEqual([])
})
