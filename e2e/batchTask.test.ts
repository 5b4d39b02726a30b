import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork
const steps: string[] = []

beforeAll(async () => {
  network = await startTestNetwork()
  for (const { context } of network.providers) context.journal.onAdded(({ entry }) => steps.push(entry.step))
}, 120_000)
afterAll(() => network?.stop())

it('takes a task from YAML to a checked, paid result, and accounts for every token', {
  timeout: 180_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'tea-room'), { parts: 2 })
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)

  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  const task = await network.client.client!.whenEnded(taskId)

  // the picture is the one that plain JavaScript renders, bit by bit
  const rows = await Promise.all(
    task.parts.map(async ({ resultDir }) => {
      const [name] = await readdir(resultDir!)
      return readFile(path.join(resultDir!, name!))
    }),
  )
  expect(
    rows.map((row, part) => row.subarray(-made.expected(part).length).equals(made.expected(part))),
  ).toEqual([true, true])

  // two deliveries were replayed by drawn seats, in several segments each
  expect(steps.filter((step) => step === 'answered')).toHaveLength(2)
  expect(task.parts.every(({ deliveries }) => deliveries.at(-1)!.delivery.segments > 1n)).toBe(true)

  const after = await balanceSheet(network, accounts)
  const sum = ({ accounts, escrow }: BalanceSheet) =>
    Object.values(accounts).reduce((total, each) => total + each, escrow)
  expect(sum(after)).toBe(sum(before))
  expect(after).toMatchObject({ supply: before.supply, others: before.others, bonds: 0n, slashed: 0n })
  // the trust lock is the only thing left in the market
  const { lock } = await network.client.context.network.market.read.task([task.taskId])
  expect(after.escrow).toBe(lock)
  // executors by their bids, seats by their fee, and nobody else
  const executors = task.parts.map(({ executor }) => executor!.toLowerCase())
  for (const [name, account] of Object.entries(accounts).filter(([name]) => name !== 'client')) {
    const gained = after.accounts[name]! - before.accounts[name]!
    if (executors.includes(account.toLowerCase())) expect(gained).toBeGreaterThan(4n * 10n ** 18n)
    else expect(gained).toBeLessThan(10n ** 18n)
  }
})
