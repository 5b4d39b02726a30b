import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'

const modulePath = path.resolve(import.meta.dirname, 'corpus/numbers.O2.wasm')
let dir: string
const executors: WasmExecutor[] = []

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-prepare-'))
})
afterEach(async () => {
  await Promise.all(executors.splice(0).map((each) => each.close()))
  await rm(dir, { recursive: true, force: true })
})

function open(folder: string): WasmExecutor {
  const executor = new WasmExecutor({ dir: path.join(dir, folder) })
  executors.push(executor)
  return executor
}
const modulesIn = async (folder: string) =>
  (await readdir(path.join(dir, folder, 'modules'))).filter((name) => /^[0-9a-f]{64}-/.test(name))
const preparingIn = async (folder: string) =>
  (await readdir(path.join(dir, folder, 'modules'))).filter((name) => name.startsWith('preparing-'))

it('prepares the same bytes in a process that was started before the module was known', {
  timeout: 240_000,
}, async () => {
  const [ready, fresh] = [open('ready'), open('fresh')]
  ready.expect()
  await expect.poll(() => preparingIn('ready'), { timeout: 60_000 }).toHaveLength(1)
  const [spare] = await preparingIn('ready')
  const prepared = await ready.prepare({ modulePath })
  expect(prepared).toMatchObject({ ok: true })
  expect(await fresh.prepare({ modulePath })).toEqual(prepared)
  // the process prepared one module and is gone; the next expectation starts another one
  expect(await preparingIn('ready')).toEqual([])
  ready.expect()
  await expect.poll(() => preparingIn('ready'), { timeout: 60_000 }).toHaveLength(1)
  expect(await preparingIn('ready')).not.toEqual([spare])
})

it('ends a process that no module needed when it is closed', { timeout: 120_000 }, async () => {
  const executor = open('closed')
  executor.expect()
  await expect.poll(() => preparingIn('closed'), { timeout: 60_000 }).toHaveLength(1)
  await executor.close()
  expect(await preparingIn('closed')).toEqual([])
})

it('closes in a process that has nothing else to do', { timeout: 120_000 }, async () => {
  const source = path.resolve(import.meta.dirname, '../src/wasm/WasmExecutor.ts')
  const script = `
    const { WasmExecutor } = await import(${JSON.stringify(source)})
    const executor = new WasmExecutor({ dir: ${JSON.stringify(path.join(dir, 'alone'))} })
    executor.expect()
    await executor.close()
    console.log('closed')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout).toBe('closed\n')
})

it('keeps a prepared module across restarts, and prepares it again when its file was changed', {
  timeout: 240_000,
}, async () => {
  const first = await open('kept').prepare({ modulePath })
  const [name, ...others] = await modulesIn('kept')
  expect(others).toEqual([])
  const file = path.join(dir, 'kept/modules', name!, 'rewritten.wasm')
  const marker = path.join(dir, 'kept/modules', name!, 'marker')
  await writeFile(marker, '')
  expect(await open('kept').prepare({ modulePath })).toEqual(first)
  // the folder is the same: nothing was prepared again
  expect(await readFile(marker, 'utf8')).toBe('')

  const bytes = await readFile(file)
  await writeFile(file, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]))
  expect(await open('kept').prepare({ modulePath })).toEqual(first)
  expect((await readFile(file)).equals(bytes)).toBe(true)
  await expect(readFile(marker)).rejects.toMatchObject({ code: 'ENOENT' })
})
