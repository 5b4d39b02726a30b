import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type StepName, tokenAmount } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'

const ether = 10n ** 18n
let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 5,
    rules: {
      livenessSeconds: 2,
      receiptSeconds: 2,
      omissionSeconds: 5,
      contestSeconds: 5,
      answerSeconds: 30,
    },
  })
}, 120_000)
afterAll(() => network?.stop())

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)
const sheet = () => balanceSheet(network, accountsOf(network))
const client = () => network.client.client!
const stepsOf = (taskId: Hex) => network.client.context.journal.of(taskId).map(({ entry }) => entry.step)

/** Resolves when the client has written a step to the journal. */
async function step(taskId: Hex, wanted: StepName): Promise<void> {
  const { journal } = network.client.context
  for await (const { entry } of journal.watch(taskId, 0, AbortSignal.timeout(90_000)))
    if (entry.step === wanted) return
  throw new Error(`the journal never had ${wanted}`)
}

async function expectPicture(made: TracerTask, folder: string): Promise<void> {
  const name = (await readdir(folder)).find((each) => each.endsWith('.ppm'))
  const picture = await readFile(path.join(folder, name!))
  expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
}

it('quotes the check, the cost and the bidders, and rejects a task above the spending cap', {
  timeout: 60_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'quoted'), { parts: 2 })
  const before = await sheet()
  const quote = await client().quote(made.prescription, made.folder)
  expect(quote.candidates).toHaveLength(5)
  expect(quote.refusals).toEqual([])
  expect(quote.check).toMatchObject({ how: 'replay', segments: 8, windows: 1, seats: 2, strangers: 4 })
  expect(quote.check.cheater.expectsWei).toBeLessThan(0n)
  expect(quote.depositWei).toBe(quote.workWei + quote.checkWei + quote.expectedRefundWei)
  const maxSpend = tokenAmount(quote.depositWei - 1n)
  await expect(client().submit(made.prescription, made.folder, { maxSpend })).rejects.toMatchObject({
    code: 'SPEC_OVER_BUDGET',
  })
  const dear = await tracerTask(path.join(network.dir, 'nobody'), {
    lines: { instructions: '{ maxHours: 0.1, memory: 256MiB, minScore: 1000 }' },
  })
  const refused = await client().quote(dear.prescription)
  expect(refused.candidates).toEqual([])
  expect(refused.refusals).toMatchObject([{ reason: 'score', count: 5 }])
  expect(await sheet()).toEqual(before)
})

it('cancels a task with too few bids and refunds everything', { timeout: 60_000 }, async () => {
  const made = await tracerTask(path.join(network.dir, 'lonely'), {
    parts: 1,
    lines: { halt: '{ bids: 9, afterMs: 200, minBids: 9, giveUpMs: 3000 }' },
  })
  const before = await sheet()
  const { taskId } = await client().submit(made.prescription, made.folder)
  const task = await client().whenEnded(taskId)
  expect(task.cancelled?.why).toMatch(/of the 9 necessary bids/)
  expect(task.parts.map(({ status, assignment }) => [status, assignment])).toEqual([['ended', 0]])
  expect(await sheet()).toEqual(before)
})

it('pays the receipted work of a cancelled task after its check, and refunds the rest', {
  timeout: 150_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'cancelled'), {
    ...{ parts: 1, width: 320, height: 240, samples: 48 },
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000000 }',
      check: '{ how: replay, segments: 400 }',
    },
  })
  const before = await sheet()
  const { taskId } = await client().submit(made.prescription, made.folder)
  await step(taskId, 'checkpointStored')
  client().cancel(taskId)
  const task = await client().whenEnded(taskId)
  const [part] = task.parts
  const { delivery, cut, outcome } = part!.deliveries.at(-1)!
  expect([delivery.last, cut, outcome]).toEqual([false, 'cancel', 'paid'])
  // the share of the bid that the receipted segments are of the part
  const paid =
    (task.bids.find(({ bid }) => bid.operator.toLowerCase() === part!.executor)!.bid.price *
      ((delivery.endUnits * ether) / task.terms.maxUnits)) /
    ether
  expect(part!.deliveries.at(-1)!.settlement!.paid).toBe(paid)
  await step(taskId, 'keysDestroyed')
  const after = await sheet()
  expect(sum(after)).toBe(sum(before))
  expect(after.escrow - before.escrow).toBeLessThanOrEqual(task.terms.trustLock)
})

it('awards a declined part to a provider that could not bid when the task was posted', {
  timeout: 150_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'given-back'), {
    // not finished when its executor is turned off, on a quick machine too
    ...{ parts: 1, width: 320, height: 240, samples: 200 },
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }',
      halt: '{ bids: 1, afterMs: 200 }',
    },
  })
  const [first, ...others] = network.providers.map(({ provider }) => provider!)
  const before = await sheet()
  await Promise.all(others.map((each) => each.pause()))
  const { taskId } = await client().submit(made.prescription, made.folder)
  await step(taskId, 'keyHandedOver')
  await first!.turnOff()
  await Promise.all(others.map((each) => each.resume()))
  const task = await client().whenEnded(taskId)
  expect(stepsOf(taskId)).toContain('partTakenOver')
  expect(task.parts[0]).toMatchObject({ status: 'ended', assignment: 2 })
  await expectPicture(made, task.resultsDir!)
  await first!.goLive()
  expect(sum(await sheet())).toBe(sum(before))
})

it('replaces an executor that dies after a challenge, and pays the work once', {
  // councils may draw the dead one, and wait for it twice
  timeout: 300_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'orphaned'), {
    ...{ parts: 1, width: 320, height: 240, samples: 200 },
    lines: {
      // one that was heard is missed after a few seconds, however long it had to start
      instructions: '{ maxHours: 0.1, memory: 256MiB, checkpointEvery: 10m, startWithin: 10m }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }',
    },
  })
  const before = await sheet()
  const { taskId } = await client().submit(made.prescription, made.folder)
  await expect.poll(() => client().task(taskId)?.parts[0]?.lastReportMs, { timeout: 60_000 }).toBeDefined()
  const { executor: dead } = client().task(taskId)!.parts[0]!
  const daemon = network.providers.find(({ context }) => context.sender.address.toLowerCase() === dead)!
  await daemon.stop()
  const task = await client().whenEnded(taskId)
  const steps = stepsOf(taskId)
  for (const name of ['executorChallenged', 'executorReplaced', 'partTakenOver'] as const)
    expect(steps).toContain(name)
  expect(task.parts[0]).toMatchObject({ status: 'ended', assignment: 2 })
  expect(task.parts[0]!.executor).not.toBe(dead)
  await expectPicture(made, task.resultsDir!)
  const after = await sheet()
  expect(sum(after)).toBe(sum(before))
  // the silent one loses its penalty, and another one if it was drawn as a seat meanwhile; the bond came back
  const { silencePenalty, silentUnits } = network.client.context.rules
  const losses = [silencePenalty, silencePenalty + BigInt(silentUnits) * 10n ** 18n]
  const name = Object.entries(accountsOf(network)).find(([, account]) => account.toLowerCase() === dead)![0]
  expect(losses).toContain(before.accounts[name]! - after.accounts[name]!)
  expect(after.slashed - before.slashed).toBeGreaterThanOrEqual(silencePenalty) // a part of a seat's bond may pay others
  expect(after.bonds).toBe(0n)
})
