import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Hex, LocalSigner } from '@muster-network/chain'
import type { StepName } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import type { ClientChild } from './support/clientChild.ts'
import { freePort } from './support/freePort.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({ providers: 4 })
}, 120_000)
afterAll(() => network?.stop())

/** Every step after which the client of a replayed task is killed, in the order of its life. */
const lives: StepName[] = [
  'posting',
  'posted',
  'bidReceived',
  'awarding',
  'awarded',
  'keyHandedOver',
  'resultFetched',
  'ended',
]

/** And of one whose replicas are compared. */
const livesOfReplicas: StepName[] = [
  'awarded',
  'keyHandedOver',
  'resultFetched',
  'replicasAgree',
  'partCancelled',
  'ended',
]

it('resumes a client that is killed after every step, and pays once', {
  timeout: 240_000,
}, async () => {
  const { assignments, deletions } = await liveAndDie('restarted', lives, '{ how: replay, segments: 8 }')
  // one executor, awarded once; it and the seat signed that the data is gone
  expect(assignments).toEqual([1])
  expect(deletions).toEqual([true, true])
})

it('pays both replicas and runs no spare when the client is killed while it compares them', {
  timeout: 240_000,
}, async () => {
  const { taskId, assignments, deletions } = await liveAndDie(
    'compared',
    livesOfReplicas,
    '{ how: redundant, replicas: 3, rerun: 0 }',
  )
  expect(assignments).toEqual([1, 1, 0])
  expect(deletions).toEqual([true, true])
  const outcomes = network.client.context.ledger.deliveries(taskId).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['paid', 'paid'])
})

/** A client that dies after each of the steps and at last lives to the end of its task: the picture is right, and the books. */
async function liveAndDie(
  name: string,
  deaths: readonly StepName[],
  check: string,
): Promise<{ taskId: Hex; assignments: number[]; deletions: boolean[] }> {
  const made = await tracerTask(path.join(network.dir, `task-${name}`), {
    parts: 1,
    lines: {
      halt: '{ bids: 4, afterMs: 3000, giveUpMs: 120000 }',
      check,
      ...(check.includes('replicas') && { pay: '{ function: fixed, max: "12" }' }),
    },
  })
  const key = network.keyOf(name)
  const { address } = new LocalSigner(key)
  await network.fund(name, address, 1_000n * 10n ** 18n)
  const accounts = { ...accountsOf(network), [name]: address }
  const before = await balanceSheet(network, accounts)
  const daemon = {
    dir: path.join(network.dir, name),
    chain: network.chainDefinition,
    definition: network.definition,
    manifest: network.manifest,
    port: await freePort(),
    privateKey: Buffer.from(key).toString('hex'),
  }
  const className = network.client.executor.facts.class
  const live = (dieAt?: StepName) =>
    runChild({ daemon, taskFile: made.file, className, ...(dieAt && { dieAt }) })

  for (const dieAt of deaths) expect(await live(dieAt), dieAt).toMatchObject({ signal: 'SIGKILL' })
  const { code, output } = await live()
  expect(code).toBe(0)
  const { resultsDir, ...ended } = JSON.parse(output)

  const file = (await readdir(resultsDir)).find((each) => each.endsWith('.ppm'))
  const picture = await readFile(path.join(resultsDir, file!))
  expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)

  const after = await balanceSheet(network, accounts)
  const sum = (sheet: BalanceSheet) =>
    Object.values(sheet.accounts).reduce((total, each) => total + each, sheet.escrow)
  expect(sum(after)).toBe(sum(before))
  expect(after).toMatchObject({ supply: before.supply, others: before.others, bonds: 0n, slashed: 0n })
  const { lock } = await network.client.context.network.market.read.task([ended.taskId])
  expect(after.escrow - before.escrow).toBe(lock)
  return ended
}

let children = 0

async function runChild(child: ClientChild) {
  const file = path.join(network.dir, `child-${children++}.json`)
  await writeFile(
    file,
    JSON.stringify(child, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  )
  const script = path.join(import.meta.dirname, 'support/clientChild.ts')
  const started = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  started.stdout.on('data', (bytes) => {
    output += bytes
  })
  return new Promise<{ code: number | null; signal: string | null; output: string }>((resolve, reject) => {
    started.once('error', reject)
    started.once('close', (code, signal) => resolve({ code, signal, output }))
  })
}
