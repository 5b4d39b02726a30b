import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BatchPrescription, parseNetwork, parsePrescription, silentLogger } from '@muster-network/core'
import { createLogger, type LocalNetwork, startLocalNetwork } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildExample } from '../examples/build.ts'
import { generateScene } from '../examples/tracer/generate.ts'

const epochSeconds = 6

let dir: string
let network: LocalNetwork
const notes: { step: string; by: string; facts: Record<string, unknown> }[] = []

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-e2e-'))
  const file = path.resolve(import.meta.dirname, '../networks/muster.json')
  const definition = parseNetwork(await readFile(file, 'utf8'))
  network = await startLocalNetwork({
    dir,
    definition: {
      ...definition,
      // councils weigh from the epoch after a bond on: a test cannot wait for an hour
      registry: { ...definition.registry, epochLength: epochSeconds },
      rules: { ...definition.rules, omissionSeconds: epochSeconds },
    },
    providers: 6,
    logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
    onNote: (note) => notes.push(note),
  })
}, 120_000)
afterAll(async () => {
  await network?.stop()
  await rm(dir, { recursive: true, force: true })
})

it('a task goes from YAML to a checked, paid result, and every token is accounted for', async () => {
  const folder = path.join(dir, 'tea-room')
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await copyFile(await buildExample('tracer'), path.join(folder, 'tracer.wasm'))
  await writeFile(path.join(folder, 'in/scene.txt'), generateScene(1))
  const text = `
version: 1
kind: batch
name: tea-room
data: { path: in/ }
model: { wasm: tracer.wasm, args: [--width, 64, --height, 48, --samples, 4], parts: 2 }
instructions: { maxHours: 0.1, memory: 256MiB }
pay: { function: perUnit, unit: gas, max: "20", maxUnits: 400000000 }
halt: { bids: 6, afterMs: 3000 }
check: { how: replay, segments: 8 }
`
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const accounts = [network.client, ...network.providers].map(({ node }) => node.context.sender.address)
  const before = await Promise.all(accounts.map(network.worthOf))

  await pause(2 * epochSeconds * 1000)
  const task = await network.client.role.submit(parsed.prescription as BatchPrescription, folder)
  await task.ended.promise
  const pictures = await Promise.all(task.parts.map((part) => readdir(part.resultDir!)))
  console.log(
    notes
      .map(
        (note) =>
          `${note.by.slice(0, 6)} ${note.step} ${JSON.stringify(note.facts, (_, v) => (typeof v === 'bigint' ? `${v}` : v))}`,
      )
      .join('\n'),
  )
  console.log(pictures.map((picture) => picture))
  const after = await Promise.all(accounts.map(network.worthOf))
  console.log(after.map((amount, i) => amount - before[i]!))
  expect(after.reduce((sum, each) => sum + each, 0n)).toBe(before.reduce((sum, each) => sum + each, 0n))
}, 100_000)
