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

const maxPrice = 20n * 10n ** 18n

const sum = ({ accounts, escrow, bonds, slashed }: BalanceSheet) =>
  Object.values(accounts).reduce((total, each) => total + each, escrow + bonds + slashed)

it('resumes at the next executor from the last receipted checkpoint after a crash', {
  timeout: 280_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'taken-over'), {
    ...{ parts: 1, width: 320, height: 192, samples: 200 },
    lines: {
      pay: `{ function: perUnit, unit: gas, max: "${maxPrice / 10n ** 18n}", maxUnits: 40000000000 }`,
      check: '{ how: replay, segments: 40 }',
    },
  })
  const { client: daemon, providers } = network
  const client = daemon.client!
  const before = await balanceSheet(network, accountsOf(network))
  const { taskId } = await client.submit(made.prescription, made.folder)
  const { journal } = daemon.context
  for await (const { entry } of journal.watch(taskId, 0, AbortSignal.timeout(120_000)))
    if (entry.step === 'checkpointStored') break
  const { executor: dead } = client.task(taskId)!.parts[0]!
  await providers.find(({ context }) => context.sender.address.toLowerCase() === dead)!.stop()
  const task = await client.whenEnded(taskId)

  const taken = journal
    .of(taskId)
    .map(({ entry }) => entry)
    .find((entry) => entry.step === 'partTakenOver')
  expect(taken?.units).toBeGreaterThan(0n)
  const [part] = task.parts
  expect(part).toMatchObject({ status: 'ended', assignment: 2 })
  const last = part!.deliveries.at(-1)!
  // nothing of what was receipted is done again
  expect(last.delivery).toMatchObject({ last: true, startUnits: taken!.units })
  expect(last.outcome).toBe('paid')
  const fileName = (await readdir(task.resultsDir!)).find((each) => each.endsWith('.ppm'))
  const picture = await readFile(path.join(task.resultsDir!, fileName!))
  expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)

  const after = await balanceSheet(network, accountsOf(network))
  expect(sum(after)).toBe(sum(before))
  // The silent one loses its penalty and the price of the work from which another went on, and is no fraud. A council may
  // also have drawn it: a silent seat loses as well.
  const { silencePenalty, silentUnits } = daemon.context.rules
  const deadName = Object.entries(accountsOf(network)).find(
    ([, address]) => address.toLowerCase() === dead,
  )![0]
  const lost = before.accounts[deadName]! - after.accounts[deadName]! - silencePenalty - maxPrice
  expect(lost).toBeGreaterThanOrEqual(0n)
  expect(lost % (BigInt(silentUnits) * 10n ** 18n)).toBe(0n)
})
