import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TaskView } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateSequences } from '../examples/aligner/generate.ts'
import { runExample } from '../examples/test/runExample.ts'
import { generateDigits } from '../examples/trainer/generate.ts'
import { accountsOf, balanceSheet } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { type ExampleTask, exampleTask } from './support/exampleTask.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

const timeout = 180_000
let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({ rules: { omissionSeconds: 2 } })
}, 120_000)
afterAll(() => network?.stop())

/** Runs a task to its end, and holds the books to the last unit: bids to executors, fees to seats, the rest back. */
async function runToTheEnd({ prescription, folder }: ExampleTask): Promise<TaskView> {
  const accounts = accountsOf(network)
  const client = network.client.client!
  const before = await balanceSheet(network, accounts)
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  // the deposit comes back when nobody can claim any more that a better bid was passed over
  await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  const after = await balanceSheet(network, accounts)
  const owed = bondsMoved(network, task)
  const nameOf = (account: string) =>
    Object.keys(accounts).find((name) => accounts[name]!.toLowerCase() === account.toLowerCase())!
  for (const { delivery, settlement, roster } of task.parts.flatMap(({ deliveries }) => deliveries)) {
    owed[nameOf(delivery.executor)]! += settlement!.paid
    const seats = roster?.seats ?? []
    for (const { operator } of seats) owed[nameOf(operator)]! += settlement!.fees / BigInt(seats.length)
    owed.client! -= settlement!.paid + settlement!.fees
  }
  const gains = Object.keys(accounts).map((name) => [name, after.accounts[name]! - before.accounts[name]!])
  expect(Object.fromEntries(gains)).toEqual(owed)
  expect({ ...after, accounts: {} }).toEqual({ ...before, accounts: {} })
  return task
}

async function filesOf(dir: string): Promise<Record<string, Buffer>> {
  const names = (await readdir(dir)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(dir, name))])),
  )
}

it('trains the same weights as the reference', { timeout }, async () => {
  const { images, labels } = generateDigits(200, 1)
  const input = { 'images.idx': images, 'labels.idx': labels }
  const args = ['--epochs', '2', '--checkpoint-every', '1', '--hidden', '24']
  const task = await exampleTask('trainer', path.join(network.dir, 'digits'), {
    input,
    lines: {
      model: `{ wasm: build/trainer.wasm, args: [${args.map((arg) => `"${arg}"`).join(', ')}] }`,
      pay: '{ function: perUnit, unit: gas, max: "5", maxUnits: 150000000 }',
      check: '{ how: replay, segments: 10 }',
    },
  })
  const { parts, resultsDir } = await runToTheEnd(task)
  expect(await filesOf(resultsDir!)).toEqual((await runExample('trainer', args, input)).out)
  // its delivery is a chain of states, one of which was replayed
  expect(parts[0]!.deliveries[0]!.delivery.segments).toBeGreaterThan(4n)
})

it('aligns in two parts to the same result as in one', { timeout }, async () => {
  const { query, database } = generateSequences(24, 300, 1)
  const input = { 'query.fasta': query, 'database.fasta': database }
  const task = await exampleTask('aligner', path.join(network.dir, 'genes'), {
    input,
    lines: { pay: '{ function: perUnit, unit: gas, max: "5", maxUnits: 200000000 }' },
  })
  const { parts, resultsDir } = await runToTheEnd(task)
  const rows = Object.values(await filesOf(resultsDir!)).flatMap((file) => file.toString().trim().split('\n'))
  const [head, ...hits] = (await runExample('aligner', ['--min-score', '60'], input)).out[
    'hits-000000.tsv'
  ]!.toString()
    .trim()
    .split('\n')
  expect(hits.length).toBeGreaterThan(4)
  expect(rows.filter((row) => row !== head)).toEqual(hits)
  expect(parts).toHaveLength(2)
})
