import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Hex, LocalSigner } from '@muster-network/chain'
import { ContainerExecutor } from '@muster-network/executors'
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext } from 'vitest'
import { sharedImages } from '../packages/executors/test/container/probeImage.ts'
import { has, skipWithout } from '../scripts/test/skipWithout.ts'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { probeTask } from './support/probeTask.ts'
import { spawnProvider } from './support/spawnProvider.ts'
import { spoilingExecutor } from './support/spoilingExecutor.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { quickRules } from './support/withNetwork.ts'

// Work that counts its steps and saves each: what it prints first says where it began.

const timeout = 240_000
const operators = 4
const silence = 1
const engine = { kind: 'podman', runtime: 'runc' } as const
let network: TestNetwork
/** The file of its states that the last provider writes noise to. */
let spoils: string | undefined

function needs(context: TestContext): void {
  skipWithout(context, 'podman', 'C compiler')
}

const openExecutor = (dir: string) => ContainerExecutor.open({ dir, imagesDir: sharedImages(), engine })

beforeAll(async () => {
  if (!has('podman') || !has('C compiler')) return
  network = await startTestNetwork({
    providers: operators,
    rules: quickRules,
    // the last is the cheapest, so that it is the first to run something
    settingsOf: (index) => ({
      kinds: ['container'],
      ...(index === operators - 1 && { floorPerBillionUnits: 10n ** 13n }),
    }),
    executorOf: async (index, dir) => {
      const executor = await openExecutor(dir)
      return index === operators - 1 ? spoilingExecutor(executor, () => spoils) : executor
    },
  })
}, 120_000)
afterAll(() => network?.stop())

async function submit(name: string, steps: number, lines: { check: string; bids: number }) {
  const { prescription, folder } = await probeTask(network, {
    name,
    ...lines,
    args: `[steps, "${steps}", "100"]`,
    checkpointEvery: '1s',
  })
  const client = network.client.client!
  const { taskId } = await client.submit(prescription, folder)
  return { taskId, ended: client.whenEnded(taskId) }
}

/** Where each executor of an allocation began, as its program says. */
const beginnings = (taskId: Hex, part: number) =>
  network.client
    .client!.logs(taskId, part)
    .bytes.toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.replace('from ', '')))

const savedOf = (taskId: Hex, part: number) => network.client.client!.task(taskId)!.parts[part]!.saved

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)

it('resumes a container on another machine from its last checkpoint when its machine dies', {
  timeout,
}, async (context) => {
  needs(context)
  const name = 'provider-killed'
  const account = new LocalSigner(network.keyOf(name)).address
  await network.fund(name, account, 100_000n * 10n ** 18n)
  const killed = await spawnProvider(network, name, { imagesDir: sharedImages() })
  onTestFinished(async () => {
    // the machine of the test did not die with the daemon
    const executor = await openExecutor(path.join(network.dir, name, 'runs'))
    for (const run of await executor.list()) {
      await run.stop({ graceMs: 0 })
      await run.remove()
    }
    await executor.close()
  }, 30_000)
  const accounts = { ...accountsOf(network), [name]: account }
  const before = await balanceSheet(network, accounts)
  const steps = 150
  const { taskId, ended } = await submit('dies', steps, { check: '{ how: none }', bids: operators + 1 })
  await killed.step('checkpointSent')
  await killed.kill()
  const task = await ended
  const [part] = task.parts
  // it was the cheapest, was silent, and another took its place
  const awards = network.client.context.ledger
    .events({ taskId })
    .filter((event) => event.name === 'PartAwarded')
  expect(awards.map(({ args }) => String(args.executor).toLowerCase() === account.toLowerCase())).toEqual([
    true,
    false,
  ])
  const cuts = network.client.context.ledger.events({ taskId }).filter((event) => event.name === 'PartCut')
  expect(cuts.map(({ args }) => args.reason)).toEqual([silence])
  const [first, second, ...others] = beginnings(taskId, 0)
  expect([first, others]).toEqual([0, []])
  expect(second).toBeGreaterThan(0)
  expect(second).toBeLessThan(steps)
  expect(await readFile(path.join(task.resultsDir!, 'a.txt'), 'utf8')).toBe('tea for dies\n')
  // one delivery, whole, by the second; the first is unpaid
  expect(part!.deliveries.map(({ outcome, delivery }) => [outcome, delivery.last])).toEqual([['paid', true]])
  await expect.poll(() => network.client.client!.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const after = await balanceSheet(network, accounts)
  expect(sum(after) - sum(before)).toBe(after.supply - before.supply)
  const price = task.bids.find(({ bid }) => bid.operator.toLowerCase() === part!.executor)!.bid.price
  expect(after.accounts.client! - before.accounts.client!).toBe(bondsMoved(network, task).client! - price)
  expect(after.accounts[name]! - before.accounts[name]!).toBeLessThanOrEqual(0n)
  expect([after.escrow, after.bonds]).toEqual([before.escrow, before.bonds])
})

it('resumes a replica elsewhere from its own checkpoint when its owner takes the machine back', {
  timeout,
}, async (context) => {
  needs(context)
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const steps = 120
  const { taskId, ended } = await submit('leaves', steps, {
    check: '{ how: redundant, replicas: 2 }',
    bids: operators,
  })
  // the second replica begins when the first is delivered
  await expect.poll(() => savedOf(taskId, 0).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const { executor } = network.client.client!.task(taskId)!.parts[0]!
  const owner = network.providers.find(({ context }) => context.sender.address.toLowerCase() === executor)!
  await owner.provider!.turnOff()
  const task = await ended
  await owner.provider!.resume()
  const [first, second, ...others] = beginnings(taskId, 0)
  expect([first, others]).toEqual([0, []])
  expect(second).toBeGreaterThan(0)
  expect(second).toBeLessThan(steps)
  expect(beginnings(taskId, 1)).toEqual([0])
  // each replica has a lineage of its own: another key, so other bytes, though the work is the same
  const blobs = [0, 1].map((part) => savedOf(taskId, part).map(({ state }) => state.blob))
  expect(blobs[0]!.filter((blob) => blobs[1]!.includes(blob))).toEqual([])
  expect(task.agreed).toEqual({ 0: [0, 1] })
  expect(task.parts.map(({ deliveries }) => deliveries.map(({ outcome }) => outcome))).toEqual([
    ['paid'],
    ['paid'],
  ])
  expect(new Set([executor, ...task.parts.map((part) => part.executor)]).size).toBe(3)
  expect(await readFile(path.join(task.resultsDir!, 'a.txt'), 'utf8')).toBe('tea for leaves\n')
  await expect.poll(() => network.client.client!.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const after = await balanceSheet(network, accounts)
  expect(sum(after)).toBe(sum(before))
  const prices = task.parts.map(
    (part) => task.bids.find(({ bid }) => bid.operator.toLowerCase() === part.executor)!.bid.price,
  )
  expect(after.accounts.client! - before.accounts.client!).toBe(
    bondsMoved(network, task).client! - prices[0]! - prices[1]!,
  )
})

it.for([
  { file: 'step', check: '{ how: none }', why: 'the program exited with code 5' },
  {
    file: 'text',
    check: '{ how: checker, wasm: same.wasm }',
    why: "the client's checker rejects the result",
  },
])(
  'who hands on a state with noise in $file costs the next one time, and not the task',
  {
    timeout,
  },
  async ({ file, check, why }, context) => {
    needs(context)
    spoils = file
    onTestFinished(() => {
      spoils = undefined
    })
    const name = `spoiled-${file}`
    const spoiler = network.providers.at(-1)!
    const { taskId, ended } = await submit(name, 60, { check, bids: operators })
    await expect.poll(() => savedOf(taskId, 0).length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(network.client.client!.task(taskId)!.parts[0]!.executor).toBe(
      spoiler.context.sender.address.toLowerCase(),
    )
    await spoiler.provider!.turnOff()
    const task = await ended
    await spoiler.provider!.resume()
    // nobody blames the program for what the state did to it
    expect(beginnings(taskId, 0).at(-1)).toBe(0)
    expect(task.failures).toBeUndefined()
    const next = network.providers.find(
      ({ context }) => context.sender.address.toLowerCase() === task.parts[0]!.executor,
    )!
    const entries = next.context.journal.of(taskId).map(({ entry }) => entry)
    expect(entries).toContainEqual({ step: 'restartedFromBeginning', part: 0, why })
    expect(task.parts[0]!.deliveries.map(({ outcome }) => outcome)).toEqual(['paid'])
    expect(await readFile(path.join(task.resultsDir!, 'a.txt'), 'utf8')).toBe(`tea for ${name}\n`)
  },
)
