import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Daemon, LedgerEvent, TaskEventNamed } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork

// two of the six providers accept all-or-nothing tasks
beforeAll(async () => {
  network = await startTestNetwork({
    rules: { livenessSeconds: 60, contestSeconds: 5, receiptSeconds: 5 },
    settingsOf: (index) => ({
      allOrNothing: { accept: index < 2 },
      limits: { slots: 1, queue: 0 },
      withdrawAboveWei: 1n,
    }),
  })
}, 120_000)
afterAll(() => network?.stop())

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)

/** Waits until the ledger has an event of a task a number of times, and returns the events. */
function eventsOnceSeen<Name extends LedgerEvent['name']>(
  name: Name,
  taskId: Hex,
  times = 1,
): Promise<TaskEventNamed<Name>[]> {
  const { ledger } = network.client.context
  const found = () => ledger.eventsOfTask(taskId, name)
  return new Promise((resolve) => {
    const look = () => {
      if (found().length >= times) resolve(found())
    }
    ledger.onChange(look)
    look()
  })
}

const ownerOf = (account: unknown): Daemon =>
  network.providers.find(
    ({ context }) => context.sender.address.toLowerCase() === String(account).toLowerCase(),
  )!

it('pays all parts when all are accepted, and asks only those who agreed to it', {
  timeout: 240_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'all'), {
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 40000000, allOrNothing: true }',
      halt: '{ bids: 2, afterMs: 3000 }',
    },
  })
  const client = network.client.client!
  const quote = await client.quote(made.prescription, made.folder)
  expect(quote.candidates).toHaveLength(2)
  expect(quote.refusals).toMatchObject([{ reason: 'all-or-nothing', count: 4 }])
  expect(quote.warnings.some((warning) => warning.startsWith('All or nothing'))).toBe(true)
  const before = await balanceSheet(network, accountsOf(network))
  const { taskId } = await client.submit(made.prescription, made.folder)
  const task = await client.whenEnded(taskId)
  const executors = task.parts.map(({ executor }) => executor!.toLowerCase())
  expect(new Set(executors).size).toBe(2)
  const released = await eventsOnceSeen('PayReleased', taskId, 2)
  expect(released.map(({ args }) => args.to.toLowerCase()).sort()).toEqual(executors.sort())
  const after = await balanceSheet(network, accountsOf(network))
  expect(sum(after)).toBe(sum(before))
  expect((await network.client.context.network.market.read.pool([taskId])).withheld).toBe(0n)
})

it('gives the client everything back when one executor leaves, at the price of its lock', {
  timeout: 360_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'nothing'), {
    width: 320,
    height: 192,
    samples: 24,
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 10000000000, allOrNothing: true }',
      halt: '{ bids: 2, afterMs: 3000, giveUpMs: 15000 }',
      check: '{ how: replay, segments: 20 }',
    },
  })
  const client = network.client.client!
  const before = await balanceSheet(network, accountsOf(network))
  const { taskId } = await client.submit(made.prescription, made.folder)
  const awards = await eventsOnceSeen('PartAwarded', taskId, 2)
  const [leaver, stays] = [0, 1].map((part) =>
    ownerOf(awards.find(({ args }) => args.part === part)!.args.executor),
  )
  // the executor that stays does not take over the other part
  const bidOf = ({ context }: NonNullable<typeof stays>) =>
    client
      .task(taskId)!
      .bids.find(({ bid }) => bid.operator.toLowerCase() === context.sender.address.toLowerCase())!.bid
  const bid = bidOf(stays!)
  const { stakeLock } = bidOf(leaver!)
  await stays!.context.network.market.send.cancelNonce([bid.nonce], {
    by: stays!.context.sender,
    intent: 'stays/cancel',
  })
  await leaver!.provider!.turnOff()
  await client.whenEnded(taskId)
  const [back] = await eventsOnceSeen('PayReleased', taskId)
  expect(back!.args.to.toLowerCase()).toBe(network.client.context.sender.address.toLowerCase())
  const { ledger } = network.client.context
  const after = await balanceSheet(network, accountsOf(network))
  expect(sum(after)).toBe(sum(before))
  // the work that was accepted is unpaid, and the lock of who left is gone
  const settled = await eventsOnceSeen('Settled', taskId)
  const accepted = settled.reduce((paid, { args }) => paid + args.settlement.paid, 0n)
  expect(accepted).toBeGreaterThan(0n)
  expect(back!.args.amount).toBe(accepted)
  expect(ledger.deliveries(taskId).every(({ settlement }) => (settlement?.paid ?? 0n) === 0n)).toBe(true)
  expect(after.slashed - before.slashed).toBe(stakeLock)
})
