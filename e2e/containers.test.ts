import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { ContainerExecutor } from '@muster-network/executors'
import { requirePrescription, type TaskView } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { probeImage, sharedImages } from '../packages/executors/test/container/probeImage.ts'
import { assemble, command } from '../packages/executors/test/programs/compileWat.ts'
import { has, skipWithout } from '../scripts/test/skipWithout.ts'
import { accountsOf, balanceSheet } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { quickRules } from './support/withNetwork.ts'

const timeout = 240_000
const [paid, operators] = [1, 4]
let network: TestNetwork
let archive: string

function needs(context: TestContext): void {
  skipWithout(context, 'podman', 'C compiler')
}

beforeAll(async () => {
  if (!has('podman') || !has('C compiler')) return
  archive = await probeImage()
  network = await startTestNetwork({
    providers: operators,
    rules: quickRules,
    settingsOf: () => ({ kinds: ['container'] }),
    executorOf: (_, dir) =>
      ContainerExecutor.open({
        dir,
        imagesDir: sharedImages(),
        engine: { kind: 'podman', runtime: 'runc' },
      }),
  })
}, 120_000)
afterAll(() => network?.stop())

/** Takes a result whose a.txt has as many bytes as that of the data, and the same first eight. */
const sameFile = command(
  `(local $size i32) (local $first i64)
  (local.set $size (call $read (call $open (i32.const 3) (i32.const 1200) (i32.const 12) (i32.const 0))))
  (local.set $first (i64.load (i32.const 8192)))
  (if (i32.ne (local.get $size) (call $read (call $open (i32.const 3) (i32.const 1220) (i32.const 10) (i32.const 0))))
    (then (call $proc_exit (i32.const 1))))
  (if (i64.ne (local.get $first) (i64.load (i32.const 8192))) (then (call $proc_exit (i32.const 1))))`,
  { data: '(data (i32.const 1200) "result/a.txt") (data (i32.const 1220) "data/a.txt")' },
)

/** A task that copies its input, unless told otherwise, in the image of the container tests. */
async function probeTask(
  name: string,
  check: string,
  args = '[copy]',
): Promise<{ prescription: BatchPrescription; folder: string }> {
  const folder = path.join(network.dir, name)
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await writeFile(path.join(folder, 'in', 'a.txt'), `tea for ${name}\n`)
  await writeFile(path.join(folder, 'same.wasm'), assemble(sameFile))
  await copyFile(archive, path.join(folder, 'image.tar'))
  const file = path.join(folder, 'task.yaml')
  await writeFile(
    file,
    `version: 1
kind: batch
name: ${name}
data: { path: in/ }
model: { archive: image.tar, command: [/probe], args: ${args} }
instructions: { maxHours: 0.1, memory: 64MiB, disk: 64MiB }
pay: { function: fixed, max: "6" }
halt: { bids: ${operators}, afterMs: 10000 }
check: ${check}
`,
  )
  return { folder, prescription: requirePrescription(file) as BatchPrescription }
}

async function runToTheEnd(name: string, check: string): Promise<TaskView> {
  const client = network.client.client!
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { prescription, folder } = await probeTask(name, check)
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
    return outcome === paid ? total + (settlement?.paid ?? price) + (settlement?.fees ?? 0n) : total
  }, 0n)
  expect(after.accounts.client! - before.accounts.client!).toBe(bondsMoved(network, task).client! - spent)
  const sum = (sheet: typeof after) => Object.values(sheet.accounts).reduce((total, each) => total + each, 0n)
  expect(sum(after)).toBe(sum(before))
  expect(task.parts.map(({ deliveries }) => deliveries.at(-1)!.outcome)).toEqual(task.parts.map(() => paid))
  return task
}

it('two operators run a container under seal, and both are paid for equal results', {
  timeout,
}, async (context) => {
  needs(context)
  const { parts, manifest } = await runToTheEnd('two-copies', '{ how: redundant, copies: 2 }')
  expect(manifest.className).toBe(`container/1/runc/${process.arch}`)
  expect(new Set(parts.map(({ executor }) => executor)).size).toBe(2)
})

it('a container that nobody checks is paid when the client takes its result', {
  timeout,
}, async (context) => {
  needs(context)
  const { parts } = await runToTheEnd('no-check', '{ how: none }')
  expect(parts).toHaveLength(1)
})

it('seats of a container class run the client’s checker over the result', { timeout }, async (context) => {
  needs(context)
  const { parts } = await runToTheEnd('checked', '{ how: checker, wasm: same.wasm }')
  expect(parts[0]!.deliveries[0]!.panel!.seats).toHaveLength(1)
})

it('a result that the checker refuses is not delivered, and two operators are believed about it', {
  timeout,
}, async (context) => {
  needs(context)
  const client = network.client.client!
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)
  const { prescription, folder } = await probeTask(
    'refused',
    '{ how: checker, wasm: same.wasm }',
    '[exit, 0]',
  )
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect(task.failed).toMatchObject({ code: 'SPEC_PROGRAM_FAILED' })
  expect(task.parts[0]).toMatchObject({ tenure: 2, deliveries: [] })
  await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const { accounts: after } = await balanceSheet(network, accounts)
  const bonds = bondsMoved(network, task)
  for (const [name, amount] of Object.entries(before.accounts))
    expect([name, after[name]! - amount]).toEqual([name, bonds[name]])
})
