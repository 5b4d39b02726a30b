import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { tokenAmount } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'

const ether = 10n ** 18n
let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 5,
    rules: { livenessSeconds: 2, receiptSeconds: 2, omissionSeconds: 5, contestSeconds: 5 },
  })
}, 120_000)
afterAll(() => network?.stop())

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)
const sheet = () => balanceSheet(network, accountsOf(network))
const client = () => network.client.client!
const stepsOf = (taskId: Hex) => network.client.context.steps.of(taskId).map(({ name }) => name)

/** Resolves with the facts of the first step of that name. */
async function step(taskId: Hex, wanted: string, since = 0): Promise<Record<string, unknown>> {
  const { steps } = network.client.context
  for await (const { name, facts } of steps.watch(taskId, since, AbortSignal.timeout(90_000)))
    if (name === wanted) return facts
  throw new Error(`never came to: ${wanted}`)
}

async function expectPicture(made: TracerTask, folder: string): Promise<void> {
  const name = (await readdir(folder)).find((each) => each.endsWith('.ppm'))
  const picture = await readFile(path.join(folder, name!))
  expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
}

it('a quote shows the check in numbers, the money, and who would bid; a spending cap refuses before anything is paid', {
  timeout: 60_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'quoted'), { parts: 2 })
  const before = await sheet()
  const quote = await client().quote(made.prescription, made.folder)
  expect(quote.candidates).toHaveLength(5)
  expect(quote.refusals).toEqual([])
  expect(quote.check).toMatchObject({ how: 'replay', segments: 8, drawn: 1, seats: 2, strangers: 4 })
  expect(quote.check.extraCompute).toBeCloseTo(1 / 8)
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

it('with too few bids a task is given up and everything comes back', { timeout: 60_000 }, async () => {
  const made = await tracerTask(path.join(network.dir, 'lonely'), {
    parts: 1,
    lines: { halt: '{ bids: 9, afterMs: 200, minBids: 9, giveUpMs: 3000 }' },
  })
  const before = await sheet()
  const { taskId } = await client().submit(made.prescription, made.folder)
  const task = await client().whenEnded(taskId)
  expect(task.cancelled?.why).toMatch(/of 9 bids/)
  expect(task.parts.map(({ status, tenure }) => [status, tenure])).toEqual([['Ended', 0]])
  expect(await sheet()).toEqual(before)
})

it('a task that is cancelled pays what was receipted, once it is checked, and brings the rest back', {
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
  await step(taskId, 'checkpoint')
  client().cancel(taskId)
  const task = await client().whenEnded(taskId)
  const [part] = task.parts
  const { delivery, outcome } = part!.deliveries.at(-1)!
  expect([delivery.last, delivery.cut, outcome]).toEqual([false, 3, 1])
  // the share of the bid that the receipted segments are of the part
  const paid =
    (task.bids.find(({ bid }) => bid.operator.toLowerCase() === part!.executor)!.bid.price *
      ((delivery.endUnits * ether) / task.terms.maxUnits)) /
    ether
  expect(part!.deliveries.at(-1)!.settlement!.paid).toBe(paid)
  await step(taskId, 'keys destroyed')
  const after = await sheet()
  expect(sum(after)).toBe(sum(before))
  expect(after.escrow - before.escrow).toBeLessThanOrEqual(task.terms.trustLock)
})

it('a part that is given back goes to one who could not bid when it was posted', {
  timeout: 150_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'given-back'), {
    ...{ parts: 1, width: 320, height: 240, samples: 16 },
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 20000000000 }',
      halt: '{ bids: 1, afterMs: 200 }',
    },
  })
  const [first, ...others] = network.providers.map(({ provider }) => provider!)
  const before = await sheet()
  await Promise.all(others.map((each) => each.pause()))
  const { taskId } = await client().submit(made.prescription, made.folder)
  await step(taskId, 'key handed over')
  await first!.turnOff()
  await Promise.all(others.map((each) => each.resume()))
  const task = await client().whenEnded(taskId)
  expect(stepsOf(taskId)).toContain('part taken over')
  expect(task.parts[0]).toMatchObject({ status: 'Ended', tenure: 2 })
  await expectPicture(made, task.resultsDir!)
  await first!.goLive()
  expect(sum(await sheet())).toBe(sum(before))
})

it('an executor that dies is challenged and replaced; the next bid does the work, which is paid once', {
  timeout: 180_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'orphaned'), {
    ...{ parts: 1, width: 320, height: 240, samples: 64 },
    lines: {
      // one that was heard is missed after a few seconds, however long it had to start
      instructions: '{ maxHours: 0.1, memory: 256MiB, checkpointEvery: 10m, startWithin: 10m }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 20000000000 }',
    },
  })
  const before = await sheet()
  const { taskId } = await client().submit(made.prescription, made.folder)
  await expect.poll(() => client().task(taskId)?.parts[0]?.heardMs, { timeout: 60_000 }).toBeDefined()
  const { executor: dead } = client().task(taskId)!.parts[0]!
  const daemon = network.providers.find(({ context }) => context.sender.address.toLowerCase() === dead)!
  await daemon.stop()
  const task = await client().whenEnded(taskId)
  const steps = stepsOf(taskId)
  for (const name of ['executor challenged', 'executor replaced', 'part taken over'])
    expect(steps).toContain(name)
  expect(task.parts[0]).toMatchObject({ status: 'Ended', tenure: 2 })
  expect(task.parts[0]!.executor).not.toBe(dead)
  await expectPicture(made, task.resultsDir!)
  const after = await sheet()
  expect(sum(after)).toBe(sum(before))
  // the silent one loses its penalty and nothing else; the bond came back
  const name = Object.entries(accountsOf(network)).find(([, account]) => account.toLowerCase() === dead)![0]
  expect(before.accounts[name]! - after.accounts[name]!).toBe(network.client.context.rules.silencePenalty)
  expect(after.slashed - before.slashed).toBe(network.client.context.rules.silencePenalty)
  expect(after.bonds).toBe(0n)
})
