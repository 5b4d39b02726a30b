import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Daemon } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({
    providers: 5,
    // the cut stays open for receipts long enough to see that the next bidder does not wait for its end
    rules: { livenessSeconds: 2, receiptSeconds: 6, contestSeconds: 5, answerSeconds: 60 },
  })
}, 240_000)
afterAll(() => network?.stop())

const addressOf = ({ context }: Daemon) => context.sender.address.toLowerCase()

/** Submits work that outlasts the test of its takeover, and stops its executor after its second checkpoint. */
async function loseFirstExecutor(name: string, samples: number) {
  const made = await tracerTask(path.join(network.dir, name), {
    ...{ parts: 1, width: 320, height: 240, samples },
    lines: {
      pay: `{ function: perUnit, unit: gas, max: "20", maxUnits: ${samples * 300_000_000} }`,
      check: '{ how: replay, segments: 200 }',
      halt: '{}',
    },
  })
  const { client, context } = network.client
  const stored = Promise.withResolvers<void>()
  let checkpoints = 0
  const stop = context.journal.onAdded(({ entry }) => {
    if (entry.step === 'checkpointStored' && ++checkpoints === 2) stored.resolve()
  })
  const { taskId } = await client!.submit(made.prescription, made.folder)
  await stored.promise
  stop()
  const { executor } = client!.task(taskId)!.parts[0]!
  const winner = network.providers.find((each) => addressOf(each) === executor)!
  const others = network.providers.filter((each) => each !== winner)
  const standsBy = startBeforeAward(others, taskId)
  await winner.stop()
  return { taskId, ...(await standsBy) }
}

/** Resolves with the first provider that runs a part before its award, and with the state of the part on the chain then. */
function startBeforeAward(providers: Daemon[], taskId: Hex) {
  return new Promise<{ successor: Daemon; status: string | undefined; fromUnits: bigint }>((resolve) => {
    for (const successor of providers)
      successor.context.journal.onAdded(({ entry, taskId: of }) => {
        if (of !== taskId || entry.step !== 'running' || !entry.standsBy) return
        const { status } = successor.context.ledger.part(taskId, 0)!
        resolve({ successor, status, fromUnits: BigInt(entry.fromUnits ?? 0) })
      })
  })
}

it('starts the next bidder at the last checkpoint while the cut of a dead executor is still open', {
  timeout: 400_000,
}, async () => {
  const { taskId, successor, status, fromUnits } = await loseFirstExecutor('orphaned', 150)
  expect(status).toBe('cutting')
  expect(fromUnits).toBeGreaterThan(0n)
  const task = await network.client.client!.whenEnded(taskId)
  // it was awarded the part then, and its only run delivered the rest
  expect(task.parts[0]).toMatchObject({ status: 'ended', assignment: 2, executor: addressOf(successor) })
  const own = successor.context.journal.of(taskId).map(({ entry }) => entry.step)
  expect(own.filter((step) => step === 'running' || step === 'delivered')).toEqual(['running', 'delivered'])
  const [cut, last] = task.parts[0]!.deliveries
  expect(cut!.delivery.last).toBe(false)
  expect(last!.outcome).toBe('paid')
})

it('gives a part up that was not awarded in time, and removes all of it', { timeout: 400_000 }, async () => {
  const { taskId, successor } = await loseFirstExecutor('abandoned', 150)
  const cleaned = Promise.withResolvers<void>()
  successor.context.journal.onAdded(({ entry, taskId: of }) => {
    if (of === taskId && entry.step === 'cleanedUp') cleaned.resolve()
  })
  await network.client.stop()
  await cleaned.promise
  expect(await successor.executor.list()).toEqual([])
  expect(successor.context.ledger.part(taskId, 0)!.executor).not.toBe(addressOf(successor))
})
