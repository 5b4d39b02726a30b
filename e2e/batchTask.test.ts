import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BatchPrescription, parseNetwork, parsePrescription, silentLogger } from '@muster-network/core'
import { createLogger, type LocalNetwork, startLocalNetwork } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildExample } from '../examples/build.ts'
import { generateScene } from '../examples/tracer/generate.ts'
import { traceInJavaScript } from '../examples/tracer/reference.ts'
import { accountsOf, type BalanceSheet, balanceSheet } from './support/balanceSheet.ts'

const [width, height, samples] = [64, 48, 4]

let dir: string
let network: LocalNetwork
const steps: string[] = []

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-e2e-'))
  const file = path.resolve(import.meta.dirname, '../networks/muster.json')
  const definition = parseNetwork(await readFile(file, 'utf8'))
  network = await startLocalNetwork({
    dir,
    definition,
    providers: 6,
    logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
  })
  for (const { context } of network.providers) context.steps.onAdded(({ name }) => steps.push(name))
}, 120_000)
afterAll(async () => {
  await network?.stop()
  await rm(dir, { recursive: true, force: true })
})

it('a task goes from YAML to a checked, paid result, and every token is accounted for', {
  timeout: 180_000,
}, async () => {
  const scene = generateScene(1)
  const folder = path.join(dir, 'tea-room')
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await copyFile(await buildExample('tracer'), path.join(folder, 'tracer.wasm'))
  await writeFile(path.join(folder, 'in/scene.txt'), scene)
  const text = `
version: 1
kind: batch
name: tea-room
data: { path: in/ }
model: { wasm: tracer.wasm, args: [--width, ${width}, --height, ${height}, --samples, ${samples}], parts: 2 }
instructions: { maxHours: 0.1, memory: 256MiB }
pay: { function: perUnit, unit: gas, max: "20", maxUnits: 40000000 }
halt: { bids: 6, afterMs: 3000 }
check: { how: replay, segments: 8 }
`
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const accounts = accountsOf(network)
  const before = await balanceSheet(network, accounts)

  const task = await network.client.client!.submit(parsed.prescription as BatchPrescription, folder)
  await task.ended.promise

  // the picture is the one that plain JavaScript renders, bit by bit
  const rows = await Promise.all(
    task.parts.map(async ({ resultDir }) => {
      const [name] = await readdir(resultDir!)
      return readFile(path.join(resultDir!, name!))
    }),
  )
  const half = height / 2
  const expected = [0, half].map((first) =>
    Buffer.from(traceInJavaScript(scene, { width, height, samples, seed: 1, first, end: first + half })),
  )
  expect(rows.map((row, i) => row.subarray(-expected[i]!.length).equals(expected[i]!))).toEqual([true, true])

  // two deliveries were replayed by drawn seats, in several segments each
  expect(steps.filter((step) => step === 'answered')).toHaveLength(2)
  expect(task.parts.every(({ delivery }) => delivery!.segments > 1n)).toBe(true)

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
