import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BatchPrescription, parsePrescription } from '@muster-network/core'
import { expect, it, onTestFinished } from 'vitest'
import { copyTask } from './copyTask.ts'

const yaml = `version: 1
kind: batch
name: twice
data: { path: in/ }
model: { wasm: build/a.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: checker, wasm: verify.wasm, assurance: economic }
`

function prescriptionOf(text: string): BatchPrescription {
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.prescription as BatchPrescription
}

async function folders() {
  const home = await mkdtemp(path.join(tmpdir(), 'muster-again-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const [folder, draft] = [path.join(home, 'project'), path.join(home, 'draft')]
  await mkdir(path.join(folder, 'in/deep'), { recursive: true })
  await mkdir(path.join(folder, 'build'))
  await mkdir(draft)
  await writeFile(path.join(folder, 'in/deep/data.txt'), 'data')
  await writeFile(path.join(folder, 'build/a.wasm'), 'program')
  await writeFile(path.join(folder, 'secret.txt'), 'not named')
  await writeFile(path.join(home, 'outside'), 'precious')
  return { home, folder, draft }
}

const filesOf = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort()

it('copies the task file and the named files that are still there, and nothing else', async () => {
  const { home, folder, draft } = await folders()
  await symlink(path.join(home, 'outside'), path.join(folder, 'in/link'))
  const prescription = prescriptionOf(yaml)
  await copyTask({ prescription, folder }, draft)
  // verify.wasm has gone
  expect(await filesOf(draft)).toEqual(['build/a.wasm', 'in/deep/data.txt', 'task.yaml'])
  expect(prescriptionOf(await readFile(path.join(draft, 'task.yaml'), 'utf8'))).toEqual(prescription)
})

it('copies a whole folder, and keeps the task file that ran', async () => {
  const { folder, draft } = await folders()
  await writeFile(path.join(folder, 'task.yaml'), 'changed since')
  await copyTask({ prescription: prescriptionOf(yaml.replace('in/', '.')), folder }, draft)
  expect(await filesOf(draft)).toEqual(['build/a.wasm', 'in/deep/data.txt', 'secret.txt', 'task.yaml'])
  expect(await readFile(path.join(draft, 'task.yaml'), 'utf8')).toContain('name: twice')
})

it('writes the task file alone when the folder is unknown or gone', async () => {
  const { home, draft } = await folders()
  await copyTask({ prescription: prescriptionOf(yaml), folder: path.join(home, 'gone') }, draft)
  expect(await filesOf(draft)).toEqual(['task.yaml'])
})
