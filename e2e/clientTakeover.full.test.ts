import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 5,
    rules: { livenessSeconds: 2, receiptSeconds: 2, answerSeconds: 20, openSeconds: 2, contestSeconds: 5 },
  })
}, 120_000)
afterAll(() => network?.stop())

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)

it('after a crash the next executor goes on from the state that the client signed for', {
  timeout: 280_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'taken-over'), {
    ...{ parts: 1, width: 320, height: 192, samples: 200 },
    lines: {
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000000 }',
      check: '{ how: replay, segments: 40 }',
    },
  })
  const { client: daemon, providers } = network
  const client = daemon.client!
  const before = await balanceSheet(network, accountsOf(network))
  const { taskId } = await client.submit(made.prescription, made.folder)
  const { steps } = daemon.context
  for await (const { name } of steps.watch(taskId, 0, AbortSignal.timeout(120_000)))
    if (name === 'checkpoint') break
  const { executor: dead } = client.task(taskId)!.parts[0]!
  await providers.find(({ context }) => context.sender.address.toLowerCase() === dead)!.stop()
  const task = await client.whenEnded(taskId)

  const taken = steps.of(taskId).find(({ name }) => name === 'part taken over')
  expect(taken?.facts.units).toBeGreaterThan(0n)
  const [part] = task.parts
  expect(part).toMatchObject({ status: 'Ended', tenure: 2 })
  const last = part!.deliveries.at(-1)!
  // nothing of what was receipted is done again
  expect(last.delivery).toMatchObject({ last: true, startUnits: taken!.facts.units })
  expect(last.outcome).toBe(1)
  const name = (await readdir(task.resultsDir!)).find((each) => each.endsWith('.ppm'))
  const picture = await readFile(path.join(task.resultsDir!, name!))
  expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)

  const after = await balanceSheet(network, accountsOf(network))
  expect(sum(after)).toBe(sum(before))
  // the silent one loses its penalty, and is no fraud
  expect(after.slashed - before.slashed).toBe(daemon.context.rules.silencePenalty)
})
