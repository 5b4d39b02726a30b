import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { ContainerExecutor } from '@muster-network/executors'
import { requirePrescription, type TaskView } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { probeImage, sharedImages } from '../packages/executors/test/container/probeImage.ts'
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

/** A task that copies its input, in the image of the container tests. */
async function copyTask(
  name: string,
  check: string,
): Promise<{ prescription: BatchPrescription; folder: string }> {
  const folder = path.join(network.dir, name)
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await writeFile(path.join(folder, 'in', 'a.txt'), `tea for ${name}\n`)
  await copyFile(archive, path.join(folder, 'image.tar'))
  const file = path.join(folder, 'task.yaml')
  await writeFile(
    file,
    `version: 1
kind: batch
name: ${name}
data: { path: in/ }
model: { archive: image.tar, command: [/probe], args: [copy] }
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
  const { prescription, folder } = await copyTask(name, check)
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect(await readFile(path.join(task.resultsDir!, 'a.txt'), 'utf8')).toBe(`tea for ${name}\n`)
  expect(client.logs(taskId, 0).bytes.toString()).toBe('hello\n')
  await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const after = await balanceSheet(network, accounts)
  const bonds = bondsMoved(network, task)
  const costs = task.parts.map(({ deliveries }) => deliveries.at(-1)!.settlement?.paid ?? 0n)
  if (check.includes('redundant'))
    expect(after.accounts.client! - before.accounts.client!).toBe(
      costs.reduce((sum, each) => sum - each, bonds.client!),
    )
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
