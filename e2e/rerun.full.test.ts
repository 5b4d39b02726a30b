import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon, TaskView } from '@muster-network/node'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import type { TestNetwork, TestNetworkOptions } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 360_000
const ether = 10n ** 18n
const patient = { contestSeconds: 30, voteSeconds: 120 }

const rerunTask = ({ dir }: TestNetwork, bids: number): Promise<TracerTask> =>
  tracerTask(path.join(dir, 'tea-room'), {
    parts: 1,
    lines: {
      pay: '{ function: fixed, max: "12" }',
      halt: `{ bids: ${bids}, afterMs: 20000 }`,
      check: '{ how: redundant, replicas: 3, rerun: 1 }',
    },
  })

async function expectPicture({ resultsDir }: TaskView, made: TracerTask): Promise<void> {
  const name = (await readdir(resultsDir!)).find((file) => file.endsWith('.ppm'))!
  const rows = await readFile(path.join(resultsDir!, name))
  expect(rows.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
}

const priceOf = ({ bids }: TaskView, account: string) =>
  bids.find(({ bid }) => bid.operator.toLowerCase() === account.toLowerCase())!.bid.price

/** Resolves when a replica is awarded. */
async function whenAwarded({ client }: TestNetwork, part: number): Promise<void> {
  const awards = () =>
    client.context.ledger.eventsNamed('market', 'PartAwarded').filter(({ args }) => args.part === part)
  await expect.poll(awards, { timeout: 120_000, interval: 20 }).toHaveLength(1)
}

/** Moves all free stake into the surety, so that no draw can award a replica to this operator; returns how to undo it. */
async function stepAside({ context: { network, sender } }: Daemon): Promise<() => Promise<unknown>> {
  const { free } = await network.registry.read.accountOf([sender.address])
  await network.sureties.send.raise([free], { by: sender, intent: 'test/step-aside' })
  return () => network.sureties.send.lower([free], { by: sender, intent: 'test/step-back' })
}

/** The first two providers deliver the same noise, and the first of them has the cheapest bid. */
const friends: TestNetworkOptions = {
  providers: 3,
  vetoes: 3,
  rules: patient,
  settingsOf: (index) => ({ floorPerBillionUnits: index === 0 ? 0n : ether / 110n }),
  executorOf: (index, dir) =>
    index === 2 ? undefined : noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')),
}

/** Submits a task whose first two replicas go to the two friends. */
async function submitToFriends(network: TestNetwork) {
  const made = await rerunTask(network, 3)
  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  await whenAwarded(network, 0)
  const stepBack = await stepAside(network.providers[2]!)
  await whenAwarded(network, 1)
  await stepBack()
  return { made, taskId }
}

const outcomesOf = ({ parts }: TaskView) => parts.map(({ deliveries }) => deliveries.at(-1)!.outcome)

it('finds two friends with the same noise when a stranger runs the part a third time', { timeout }, () =>
  withNetwork(friends, async (network, { gains }) => {
    const client = network.client.client!
    const steps = network.providers.map(() => new Set<string>())
    for (const [index, { context }] of network.providers.entries())
      context.journal.onAdded(({ entry }) => steps[index]!.add(entry.step))
    const { made, taskId } = await submitToFriends(network)
    await client.whenEnded(taskId)
    await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000, interval: 200 }).toBe(true)
    const task = client.task(taskId)!
    expect(task.reruns).toEqual({ 0: true })
    // the two friends were the majority, and the client signed for neither: its signature could pay undecided replicas
    expect(task.agreed).toEqual({ 0: [0, 1] })
    expect(steps.map((each) => each.has('acceptedByClient'))).toEqual([false, false, false])
    const stages = task.parts.map(({ deliveries }) => deliveries.at(-1)!.stage)
    expect(stages).toEqual(['accepted', 'accepted', 'rejected'])
    expect(outcomesOf(task)).toEqual(['fraud', 'fraud', 'paid'])
    await expectPicture(task, made)
    const accounts = accountsOf(network)
    const bonds = bondsMoved(network, task)
    const prices = [0, 1, 2].map((index) => priceOf(task, accounts[`provider-${index}`]!))
    const { of, after } = await gains()
    expect(of['provider-0']).toBe(bonds['provider-0']! - 3n * prices[0]!)
    expect(of['provider-1']).toBe(bonds['provider-1']! - 3n * prices[1]!)
    expect(of['provider-2']).toBe(bonds['provider-2']! + prices[2]!)
    // the client pays for the right result alone
    expect(of.client).toBe(bonds.client! - prices[2]!)
    expect([after.escrow, after.bonds]).toEqual([0n, 0n])
  }),
)

it('finds two friends that leave the network before their noise is settled', { timeout }, () =>
  withNetwork(friends, async (network, { gains }) => {
    const client = network.client.client!
    const { made, taskId } = await submitToFriends(network)
    await whenAwarded(network, 2)
    // they neither open nor settle; the client has their results and salts
    await Promise.all([network.providers[0]!.stop(), network.providers[1]!.stop()])
    await client.whenEnded(taskId)
    const task = client.task(taskId)!
    expect(outcomesOf(task)).toEqual(['fraud', 'fraud', 'paid'])
    await expectPicture(task, made)
    const { after } = await gains()
    expect(after.bonds).toBe(0n)
  }),
)

it('pays all three operators of an honest part that was drawn', { timeout }, () =>
  withNetwork({ providers: 4, vetoes: 2, rules: patient }, async (network, { gains }) => {
    const client = network.client.client!
    const made = await rerunTask(network, 4)
    const { taskId } = await client.submit(made.prescription, made.folder)
    await client.whenEnded(taskId)
    await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000, interval: 200 }).toBe(true)
    const task = client.task(taskId)!
    expect(task.reruns).toEqual({ 0: true })
    expect(task.agreed?.[0]?.toSorted()).toEqual([0, 1, 2])
    expect(outcomesOf(task)).toEqual(['paid', 'paid', 'paid'])
    expect(new Set(task.parts.map(({ executor }) => executor)).size).toBe(3)
    await expectPicture(task, made)
    const costs = task.parts.map(({ executor }) => priceOf(task, executor!))
    const { of, after } = await gains()
    expect(of.client).toBe(costs.reduce((sum, each) => sum - each, bondsMoved(network, task).client!))
    expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
    expect(network.client.context.ledger.eventsOfTask(taskId, 'Contested')).toEqual([])
  }),
)

it('pays two honest replicas although the cheat beside them has the jury run them again', { timeout }, () =>
  withNetwork(
    {
      providers: 4,
      vetoes: 3,
      rules: patient,
      // the cheapest bid is the cheat's
      settingsOf: (index) => ({ floorPerBillionUnits: index === 3 ? 0n : ether / 110n }),
      executorOf: (index, dir) =>
        index === 3 ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')) : undefined,
    },
    async (network, { gains }) => {
      const client = network.client.client!
      const made = await rerunTask(network, 4)
      const { taskId } = await client.submit(made.prescription, made.folder)
      await client.whenEnded(taskId)
      await expect
        .poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000, interval: 200 })
        .toBe(true)
      const task = client.task(taskId)!
      expect(outcomesOf(task)).toEqual(['fraud', 'paid', 'paid'])
      expect(network.client.context.ledger.eventsOfTask(taskId, 'Contested')).toHaveLength(3)
      await expectPicture(task, made)
      const costs = task.parts.slice(1).map(({ executor }) => priceOf(task, executor!))
      const { of, after } = await gains()
      expect(of.client).toBe(costs.reduce((sum, each) => sum - each, bondsMoved(network, task).client!))
      expect([after.escrow, after.bonds]).toEqual([0n, 0n])
    },
  ),
)
