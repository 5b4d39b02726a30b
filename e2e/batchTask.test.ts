import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BatchPrescription, parseNetwork, parsePrescription, silentLogger } from '@muster-network/core'
import { createLogger, type LocalNetwork, startLocalNetwork } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildExample } from '../examples/build.ts'
import { generateScene } from '../examples/tracer/generate.ts'
import { traceInJavaScript } from '../examples/tracer/reference.ts'

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
  for (const { node } of network.providers) node.context.steps.onAdded(({ name }) => steps.push(name))
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
  const [client, ...providers] = [network.client, ...network.providers].map(
    ({ node }) => node.context.sender.address,
  )
  const worth = () => Promise.all([client!, ...providers].map(network.worthOf))
  const before = await worth()

  const { taskId } = await network.client.role.submit(parsed.prescription as BatchPrescription, folder)
  const task = await network.client.role.whenEnded(taskId)

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
  expect(task.parts.every(({ deliveries }) => deliveries.at(-1)!.delivery.segments > 1n)).toBe(true)

  const after = await worth()
  const { lock } = await network.client.node.context.network.market.read.task([task.taskId])
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  expect(sum(after) + lock).toBe(sum(before))
  // executors by their bids, seats by their fee, and nobody else
  const executors = task.parts.map(({ executor }) => executor!.toLowerCase())
  for (const [i, provider] of providers.entries()) {
    const gained = after[i + 1]! - before[i + 1]!
    if (executors.includes(provider.toLowerCase())) expect(gained).toBeGreaterThan(4n * 10n ** 18n)
    else expect(gained).toBeLessThan(10n ** 18n)
  }
})
