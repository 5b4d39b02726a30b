import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { type Answer, ask, createServices } from '../src/compliance/createServices.ts'
import { serviceLimits } from '../src/compliance/ServiceComplianceSetup.ts'
import { parseProcessId, processState } from '../src/process/ProcessTree.ts'
import type { Service } from '../src/Service.ts'
import { WasmExecutor, type WasmExecutorOptions } from '../src/wasm/WasmExecutor.ts'
import { command, compileWat } from './programs/compileWat.ts'
import { serviceProgram } from './programs/serviceProgram.ts'
import { sharedModules } from './programs/sharedModules.ts'

const program = await serviceProgram()

const open = (options: Pick<WasmExecutorOptions, 'tier' | 'v8Flags'> = {}) =>
  createServices({
    make: async (dir) => new WasmExecutor({ dir, modulesDir: sharedModules(), ...options }),
    program,
  })

const requests: [path: string, body: string][] = [
  ['/mix', 'tea'],
  ['/mix', 'milk'.repeat(1000)],
  ['/echo', 'sugar'],
  ['/refuse', ''],
  ['/crash', ''],
  ['/exit', ''],
  ['/nothing', ''],
  ['/badHead', ''],
  ['/memory', ''],
  ['/grow', '7'],
  ['/silent', ''],
  ['/count', '100'],
]
const units = 50_000_000n

async function answersOf(service: Service, list = requests): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const [path, body] of list) answers.set(`${path} ${body}`, await ask(service, path, body))
  return answers
}

describe('an answer of a wasm service', () => {
  it('is the same after 1,000 other requests, in any order, in any process and with any compiler', async () => {
    const { serve } = await open()
    const service = await serve({ concurrency: 1, answers: { units } })
    const first = await answersOf(service)
    for (const [key, answer] of first) expect(answer.units, key).toBeGreaterThanOrEqual(0n)
    expect(first.get('/mix tea')!.units).toBeGreaterThan(0n)
    for (let i = 0; i < 1000; i++) await ask(service, i % 3 === 0 ? '/grow' : '/mix', `${i % 50}`)
    expect(await answersOf(service, requests.toReversed())).toEqual(first)
    // One process gave all of them, although some failed.
    const log = Buffer.from((await service.logs()).bytes).toString()
    expect(log.match(/initialised/g)).toHaveLength(1)

    const others = await open({ tier: 'process', v8Flags: ['--no-liftoff', '--no-wasm-tier-up'] })
    const other = await others.serve({ concurrency: 3, answers: { units } })
    expect(await answersOf(other, requests.toReversed())).toEqual(first)
    const parallel = await Promise.all(requests.map(([path, body]) => ask(other, path, body)))
    expect(parallel).toEqual([...first.values()])
  })

  it('fails when it needs more gas than it may use, at the same unit', async () => {
    const { serve } = await open()
    const service = await serve({ answers: { units: 20_000n } })
    const { units: used } = await ask(service, '/echo', 'x')
    const over = await ask(service, '/mix', 'x'.repeat(2000))
    expect(over).toMatchObject({ status: 500, text: 'the program failed\n' })
    expect(over.units).toBeGreaterThan(20_000n)
    expect((await service.usage()).units).toBe(used! + over.units!)
    expect(Buffer.from((await service.logs()).bytes).toString()).toContain('more than 20000 units of gas')
  })

  it('fails when the program fails in the middle, and says nothing of the engine', async () => {
    const { serve } = await open()
    const service = await serve()
    await expect(ask(service, '/crashInside')).rejects.toMatchObject({ code: 'EXEC_SERVICE_ANSWER_INVALID' })
    expect(await ask(service, '/crash')).toMatchObject({ status: 500, text: 'the program failed\n' })
  })

  it('adds a limited number of bytes to the log', async () => {
    const { serve } = await open()
    const service = await serve()
    expect((await ask(service, '/logFlood')).status).toBe(200)
    const { bytes } = await service.logs()
    expect(bytes.length).toBeLessThan(100_000)
  })

  it('begins with the files that the program opened when it was initialised', async () => {
    const { serve, root } = await open()
    const inputDir = path.join(root, 'in')
    await mkdir(inputDir)
    await writeFile(path.join(inputDir, 'a.txt'), 'weights')
    const reading = command('', {
      data: '(data (i32.const 2000) "200 text/plain\\0a")',
      extra: `(global $file (mut i32) (i32.const 0))
      (func (export "_initialize")
        (global.set $file (call $open (i32.const 3) (i32.const 1100) (i32.const 5) (i32.const 0))))
      (func (export "answer") (local $size i32)
        (local.set $size (call $read (global.get $file)))
        (call $write (i32.const 1) (i32.const 2000) (i32.const 15))
        (call $write (i32.const 1) (i32.const 8192) (local.get $size)))`,
    })
    const service = await serve({ inputDir, program: { modulePath: compileWat(reading) } })
    for (let i = 0; i < 3; i++)
      expect(await ask(service, '/')).toMatchObject({ status: 200, text: 'weights' })
  })
})

describe('a wasm service', () => {
  it('is not a run, and a run is not a service', async () => {
    const { executor, spec } = await open()
    const run = { modulePath: compileWat(command('')) }
    await expect(executor.serve(spec({ program: run }))).rejects.toMatchObject({
      code: 'EXEC_REFUSED',
      message: 'the module exports no function answer',
    })
    await expect(executor.start({ runId: 'run', program, limits: generousLimits })).rejects.toMatchObject({
      code: 'EXEC_REFUSED',
    })
    const wrong = compileWat('(module (memory 1) (func (export "answer") (param i32)))')
    await expect(executor.serve(spec({ program: { modulePath: wrong } }))).rejects.toThrow(
      'has an answer with parameters or results',
    )
  })

  it('fails when its program needs more memory than it may have', async () => {
    const { executor, spec } = await open()
    const service = await executor.serve(spec({ limits: { ...serviceLimits, memoryBytes: 65_536 } }))
    await expect(service.whenReady()).rejects.toMatchObject({
      code: 'EXEC_SERVICE_FAILED',
      message: expect.stringMatching(/could not be initialised: .* refused memory over the limit/),
    })
  })

  it('is gone when the next daemon opens after kill -9 of its own', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'muster-killed-'))
    onTestFinished(() => rm(root, { recursive: true, force: true }))
    const script = path.join(import.meta.dirname, 'programs/serveAndWait.ts')
    const daemon = spawn(process.execPath, [script, 'wasm', root, program.modulePath])
    await once(daemon.stdout, 'data')
    const services = path.join(root, 'services')
    const [name] = await readdir(path.join(services, 'orphan'))
    const id = parseProcessId(await readFile(path.join(services, 'orphan', name!, 'pid'), 'utf8'))!
    daemon.kill('SIGKILL')
    await once(daemon, 'exit')
    const next = new WasmExecutor({ dir: root, modulesDir: sharedModules() })
    const service = await next.serve({
      serviceId: 'orphan',
      program,
      limits: serviceLimits,
      concurrency: 1,
      readyMs: 60_000,
    })
    expect(processState(id)).toBe('gone')
    await service.whenReady()
    expect((await ask(service, '/echo', 'new')).text).toBe('new')
    await next.close()
    expect(await readdir(services)).toEqual([])
  })
})
