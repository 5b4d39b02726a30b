import path from 'node:path'
import { bindContract, type Hex, LocalSigner, tokenAbi } from '@muster-network/chain'
import { MusterError, type StepName } from '@muster-network/core'
import type { Daemon, JournalRecord } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { spawnProvider } from './support/spawnProvider.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'

// Long enough to be looked at while it runs: some ten segments a second apart.
const long = {
  parts: 1,
  width: 320,
  height: 192,
  samples: 48,
}
const lines = {
  pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 10000000000 }',
  check: '{ how: replay, segments: 40 }',
  halt: '{ bids: 1, afterMs: 2000 }',
}
const rules = { livenessSeconds: 60, contestSeconds: 5, receiptSeconds: 5 }

let network: TestNetwork
const records: JournalRecord[] = []

beforeAll(async () => {
  network = await startTestNetwork({ rules })
  for (const { context } of network.providers) context.journal.onAdded((record) => records.push(record))
}, 120_000)
afterAll(() => network?.stop())

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)

async function submit(made: TracerTask) {
  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  return { taskId, ended: network.client.client!.whenEnded(taskId) }
}

function stepOf(step: StepName, taskId: string): Promise<JournalRecord> {
  return new Promise((resolve) => {
    const look = (record: JournalRecord) => {
      if (record.entry.step !== step || record.taskId !== taskId) return
      for (const stop of stops) stop()
      resolve(record)
    }
    const stops = network.providers.map(({ context }) => context.journal.onAdded(look))
    for (const record of records) look(record)
  })
}

function executorOf(taskId: Hex): Daemon {
  const { executor } = network.client.client!.task(taskId)!.parts[0]!
  return network.providers.find(({ context }) => context.sender.address.toLowerCase() === executor)!
}

it('delivers milestones that are checked and paid while the work continues', {
  timeout: 240_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'milestones'), {
    ...long,
    samples: 300, // long enough for a council in the middle of it, on a quick machine too
    lines: {
      ...lines,
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }',
      milestones: '{ count: 4 }',
    },
  })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { taskId, ended } = await submit(made)
  await stepOf('delivered', taskId)
  const owner = executorOf(taskId)
  // however slow the council is, the work has not ended when the first milestone is paid
  await owner.provider!.pause()
  await stepOf('paid', taskId)
  await owner.provider!.resume()
  const task = await ended
  const [part] = task.parts
  const deliveries = part!.deliveries.map(({ delivery, outcome }) => ({ last: delivery.last, outcome }))
  expect(deliveries.length).toBeGreaterThan(2)
  expect(
    deliveries.every(({ outcome, last }, i) => outcome === 'paid' && last === (i === deliveries.length - 1)),
  ).toBe(true)
  const mine = records.filter((record) => record.taskId === taskId)
  const firstPaid = mine.findIndex(({ entry }) => entry.step === 'paid')
  const last = mine.findIndex(({ entry }) => entry.step === 'delivered' && entry.last)
  expect(firstPaid).toBeGreaterThan(-1)
  expect(firstPaid).toBeLessThan(last)
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
  // all milestones together cost what the part was bid for
  const [bid] = task.bids.filter(({ bid: { operator } }) => operator.toLowerCase() === part!.executor)
  const paid = part!.deliveries.reduce((total, { settlement }) => total + settlement!.paid, 0n)
  expect(paid).toBe(bid!.bid.price)
})

it('leaves when its owner takes the machine back: the work so far is paid, and another provider resumes it', {
  timeout: 240_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'leaves'), {
    ...long,
    samples: 300, // not finished when its owner takes the machine back, on a quick machine too
    lines: {
      ...lines,
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }',
      halt: '{ bids: 6, afterMs: 3000 }',
    },
  })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { taskId, ended } = await submit(made)
  await stepOf('checkpointReceipted', taskId)
  const owner = executorOf(taskId)
  const executor = owner.context.sender.address.toLowerCase()
  await owner.provider!.turnOff()
  const task = await ended
  await owner.provider!.resume()
  const [part] = task.parts
  const [cut, last] = [part!.deliveries[0]!, part!.deliveries.at(-1)!]
  expect(cut.delivery).toMatchObject({ last: false, cut: 2 })
  expect(cut.delivery.executor.toLowerCase()).toBe(executor)
  expect(last.delivery.last).toBe(true)
  expect(last.delivery.executor.toLowerCase()).not.toBe(executor)
  expect(last.delivery.startUnits).toBe(cut.delivery.endUnits)
  expect([cut.outcome, last.outcome]).toEqual(['paid', 'paid'])
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
})

it('answers a liveness challenge and earns the bond', { timeout: 240_000 }, async () => {
  const made = await tracerTask(path.join(network.dir, 'doubted'), { ...long, lines })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { taskId, ended } = await submit(made)
  await stepOf('running', taskId)
  const owner = executorOf(taskId)
  const other = network.providers.find((each) => each !== owner)!
  const { network: bound, sender } = other.context
  const { terms } = other.context.ledger.task(taskId)!
  const bondsWon = () => bound.liveness.read.balanceOf([bound.addresses.token, owner.context.sender.address])
  const wonBefore = await bondsWon()
  const token = bindContract(bound.client, tokenAbi, bound.addresses.token)
  await token.send.approve([bound.addresses.liveness, terms.rules.livenessBond], {
    by: sender,
    intent: 'doubt/approve',
  })
  await bound.liveness.send.challenge([terms, 0], { by: sender, intent: 'doubt' })
  await stepOf('challengeAnswered', taskId)
  const task = await ended
  expect(task.parts[0]).toMatchObject({ assignment: 1, executor: owner.context.sender.address.toLowerCase() })
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
  expect((await bondsWon()) - wonBefore).toBeGreaterThanOrEqual(terms.rules.livenessBond)
})

it('pauses its work and leaves when the client signs no receipt; the next executor is paid', {
  timeout: 240_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'unsigned'), {
    ...long,
    samples: 6 * long.samples,
    lines: {
      ...lines,
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }',
      halt: '{ bids: 6, afterMs: 3000 }',
    },
  })
  for (const { provider } of network.providers) await provider!.changeSettings({ patienceMs: 500 })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  // as if the client took no states, until it thinks better of it
  let signs = false
  const restore = network.providers.map(({ context: { peer } }) => {
    const call = peer.call.bind(peer)
    peer.call = (async (...args: Parameters<typeof call>) => {
      if (!signs && args[1].name === 'part/checkpoint')
        throw new MusterError('NET_TIMEOUT', 'the client does not answer')
      return call(...args)
    }) as typeof call
    return () => {
      peer.call = call
    }
  })
  const { taskId, ended } = await submit(made)
  await stepOf('runPaused', taskId)
  await stepOf('leaving', taskId)
  signs = true
  const task = await ended
  for (const each of restore) each()
  const [part] = task.parts
  expect(part!.assignment).toBeGreaterThan(1)
  expect(part!.deliveries.at(-1)).toMatchObject({ outcome: 'paid', delivery: { last: true } })
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
})

it('queues tasks when there are more than slots', { timeout: 240_000 }, async () => {
  const [one, two, ...others] = network.providers.map(({ provider }) => provider!)
  for (const each of others) await each.drain()
  for (const each of [one!, two!]) await each.changeSettings({ limits: { slots: 1, queue: 1 } })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const made = await tracerTask(path.join(network.dir, 'many'), {
    parts: 1,
    lines: { halt: '{ bids: 1, afterMs: 500, giveUpMs: 120000 }' },
  })
  const submitted = await Promise.all(Array.from({ length: 8 }, () => submit(made)))
  const tasks = await Promise.all(submitted.map(({ ended }) => ended))
  expect(tasks.flatMap(({ parts }) => parts.map(({ deliveries }) => deliveries.at(-1)?.outcome))).toEqual(
    Array.from({ length: 8 }, () => 'paid'),
  )
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
  for (const each of [one!, two!]) await each.changeSettings({ limits: { slots: 2, queue: 32 } })
  for (const each of others) await each.resume()
})

it('resumes after kill -9 while running and after delivery, and is paid once', {
  timeout: 240_000,
}, async () => {
  for (const { provider } of network.providers) await provider!.drain()
  const name = 'provider-killed'
  const account = new LocalSigner(network.keyOf(name)).address
  await network.fund(name, account, 100_000n * 10n ** 18n)
  const first = await spawnProvider(network, name)
  const made = await tracerTask(path.join(network.dir, 'killed'), {
    ...long,
    samples: 300, // not finished before its first checkpoint is receipted, on a quick machine too
    lines: { ...lines, pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 60000000000 }' },
  })
  const accounts = { ...accountsOf(network), [name]: account }
  const before = await balanceSheet(network, accounts)
  const { ended } = await submit(made)
  await first.step('checkpointReceipted')
  await first.kill()
  const second = await spawnProvider(network, name)
  await second.step('delivered', ({ last }) => last === true)
  await second.kill()
  const third = await spawnProvider(network, name)
  const task = await ended
  await third.step('cleanedUp')
  await third.kill()
  const [part] = task.parts
  expect(part).toMatchObject({ assignment: 1, executor: account.toLowerCase() })
  expect(part!.deliveries.map(({ outcome }) => outcome)).toEqual(['paid'])
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
  const earned = part!.deliveries[0]!.settlement!.paid + bondsMoved(network, task, accounts)[name]!
  expect(after.accounts[name]! - before.accounts[name]!).toBe(earned)
  for (const { provider } of network.providers) await provider!.resume()
})
