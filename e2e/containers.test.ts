import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ContainerExecutor } from '@muster-network/executors'
import type { TaskView } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext } from 'vitest'
import { startImageRegistry } from '../packages/executors/test/container/imageRegistry.ts'
import { probeImage, sharedImages } from '../packages/executors/test/container/probeImage.ts'
import { has, skipWithout } from '../scripts/test/skipWithout.ts'
import { accountsOf, balanceSheet } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { probeTask } from './support/probeTask.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { quickRules } from './support/withNetwork.ts'

const timeout = 240_000
const operators = 4
let network: TestNetwork

function needs(context: TestContext): void {
  skipWithout(context, 'podman', 'C compiler')
}

beforeAll(async () => {
  if (!has('podman') || !has('C compiler')) return
  network = await startTestNetwork({
    providers: operators,
    rules: quickRules,
    settingsOf: () => ({ kinds: ['container'] }),
    executorOf: (_, dir) =>
      ContainerExecutor.open({
        dir,
        imagesDir: sharedImages(),
        // the registry of this test is on loopback
        egress: { privateNetworks: true },
        engine: { kind: 'podman', runtime: 'runc' },
      }),
  })
}, 120_000)
afterAll(() => network?.stop())

async function runToTheEnd(name: string, check: string, source?: string): Promise<TaskView> {
  const client = network.client.client!
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { prescription, folder } = await probeTask(network, { name, check, ...(source && { source }) })
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect(await readFile(path.join(task.resultsDir!, 'a.txt'), 'utf8')).toBe(`tea for ${name}\n`)
  expect(client.logs(taskId, 0).bytes.toString()).toBe('hello\n')
  await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const after = await balanceSheet(network, accounts)
  const spent = task.parts.reduce((total, { deliveries }) => {
    const { settlement, outcome } = deliveries.at(-1)!
    // without a check nothing is settled before the client takes the result: it is paid its bid then
    const price = task.bids.find(({ bid }) => bid.operator === deliveries.at(-1)!.delivery.executor)!.bid
      .price
    return outcome === 'paid' ? total + (settlement?.paid ?? price) + (settlement?.fees ?? 0n) : total
  }, 0n)
  expect(after.accounts.client! - before.accounts.client!).toBe(bondsMoved(network, task).client! - spent)
  const sum = (sheet: typeof after) => Object.values(sheet.accounts).reduce((total, each) => total + each, 0n)
  expect(sum(after)).toBe(sum(before))
  expect(task.parts.map(({ deliveries }) => deliveries.at(-1)!.outcome)).toEqual(task.parts.map(() => 'paid'))
  return task
}

/** Once the client's lock is back, nothing has moved but bonds. */
async function expectNothingPaid(task: TaskView, before: Record<string, bigint>): Promise<void> {
  const client = network.client.client!
  await expect.poll(() => client.task(task.taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const { accounts: after } = await balanceSheet(network, accountsOf(network))
  const bonds = bondsMoved(network, task)
  for (const [name, amount] of Object.entries(before))
    expect([name, after[name]! - amount]).toEqual([name, bonds[name]])
}

it('pays two operators that run a container under seal to equal results', {
  timeout,
}, async (context) => {
  needs(context)
  const { parts, manifest } = await runToTheEnd('two-replicas', '{ how: redundant, replicas: 2 }')
  expect(manifest.className).toBe(`container/1/runc/${process.arch}`)
  expect(new Set(parts.map(({ executor }) => executor)).size).toBe(2)
})

it('pays an unchecked container when the client accepts its result', {
  timeout,
}, async (context) => {
  needs(context)
  const { parts } = await runToTheEnd('no-check', '{ how: none }')
  expect(parts).toHaveLength(1)
})

it('pulls an image from a registry by its digest', { timeout }, async (context) => {
  needs(context)
  const registry = await startImageRegistry(await probeImage())
  onTestFinished(() => registry.close())
  const source = `image: "${registry.reference}"`
  const { parts } = await runToTheEnd('from-a-registry', '{ how: none }', source)
  expect(parts).toHaveLength(1)
  expect(registry.requests.some((url) => url.includes('/manifests/sha256:'))).toBe(true)
})

it('ends a task unpaid when two operators report a digest that the registry does not have', {
  timeout,
}, async (context) => {
  needs(context)
  const registry = await startImageRegistry(await probeImage())
  onTestFinished(() => registry.close())
  const client = network.client.client!
  const before = await balanceSheet(network, accountsOf(network))
  const { prescription, folder } = await probeTask(network, {
    name: 'no-such-image',
    check: '{ how: none }',
    source: `image: "${registry.reference.replace(/[0-9a-f]{64}$/, 'ab'.repeat(32))}"`,
  })
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect(task.failed).toMatchObject({
    code: 'SPEC_PROGRAM_FAILED',
    message: expect.stringContaining('manifest unknown'),
  })
  expect(task.parts[0]).toMatchObject({ assignment: 2, deliveries: [] })
  await expectNothingPaid(task, before.accounts)
})

it('runs the client’s checker on the seats of a container class', { timeout }, async (context) => {
  needs(context)
  const { parts } = await runToTheEnd('checked', '{ how: checker, wasm: same.wasm }')
  expect(parts[0]!.deliveries[0]!.roster!.seats).toHaveLength(1)
})

it('ends a task whose result the checker rejects at two operators', {
  timeout,
}, async (context) => {
  needs(context)
  const client = network.client.client!
  const before = await balanceSheet(network, accountsOf(network))
  const { prescription, folder } = await probeTask(network, {
    name: 'refused',
    check: '{ how: checker, wasm: same.wasm }',
    args: '[exit, 0]',
  })
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect(task.failed).toMatchObject({ code: 'SPEC_PROGRAM_FAILED' })
  expect(task.parts[0]).toMatchObject({ assignment: 2, deliveries: [] })
  await expectNothingPaid(task, before.accounts)
})
