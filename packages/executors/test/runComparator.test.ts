import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import type { Executor } from '../src/Executor.ts'
import { checkAlone, runComparator } from '../src/equivalence/runComparator.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import type { WasmProgram } from '../src/wasm/WasmProgram.ts'
import { sharedModules } from './programs/sharedModules.ts'

const modulePath = await buildExample('comparator')
const modulesDir = sharedModules()

async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-compare-'))
  const executor = new WasmExecutor({ dir: path.join(root, 'runs'), modulesDir })
  onTestFinished(async () => {
    await executor.close()
    await rm(root, { recursive: true })
  })
  async function result(name: string, value: string | undefined): Promise<string> {
    await mkdir(path.join(root, name))
    if (value !== undefined) await writeFile(path.join(root, name, 'value.txt'), value)
    return path.join(root, name)
  }
  let comparisons = 0
  const compare = (first: string, second: string, chosen: Executor<WasmProgram> = executor) =>
    runComparator(first, second, {
      executor: chosen,
      program: { modulePath },
      limits: generousLimits,
      scratchDir: path.join(root, 'scratch'),
      id: `compare-${++comparisons}`,
    })
  return { root, result, compare, executor }
}

describe("comparing with the client's function", () => {
  it('runs it in the sandbox and returns its answer and its output', async () => {
    const { root, result, compare } = await setup()
    const [one, near, far] = [
      await result('one', '100'),
      await result('near', '100.5'),
      await result('far', '102'),
    ]
    expect(await compare(one, near)).toEqual({ same: true, distance: 0 })
    expect(await compare(one, far)).toEqual({
      same: false,
      distance: Number.POSITIVE_INFINITY,
      explanation: '100.0 and 102.0 differ by more than one per cent',
    })
    expect(await readdir(path.join(root, 'scratch'))).toEqual([])
    // Also where the function itself would fail.
    expect(await compare(await result('empty', undefined), path.join(root, 'empty'))).toEqual({
      same: true,
      distance: 0,
    })
  })

  it('answers "not the same" when the function fails', async () => {
    const { result, compare } = await setup()
    const answer = await compare(await result('one', '100'), await result('empty', undefined))
    // The function exits with code 1, as for "not the same", and prints the reason.
    expect(answer).toMatchObject({ same: false, explanation: 'Missing file: /in/b/value.txt.' })
  })

  it('checks one result alone', async () => {
    const { root, result, executor } = await setup()
    const options = {
      executor,
      program: { modulePath },
      limits: generousLimits,
      scratchDir: path.join(root, 'scratch'),
    }
    // This function needs two results: with one it reports the missing file, and that is its answer.
    const answer = await checkAlone(await result('one', '100'), { ...options, id: 'alone' })
    expect(answer).toEqual({ possible: false, explanation: 'Missing file: /in/b/value.txt.' })
  })

  it('rejects a function whose answer depends on the order', async () => {
    const { result, compare, executor } = await setup()
    const [one, far] = [await result('one', '100'), await result('far', '102')]
    // Changes the input of one order, to simulate a function whose answer depends on the order.
    const asymmetric: Executor<WasmProgram> = {
      facts: executor.facts,
      prepare: (program, options) => executor.prepare(program, options),
      start: async (spec, options) => {
        if (spec.runId.endsWith('forth')) await writeFile(path.join(spec.inputDir!, 'b', 'value.txt'), '100')
        return executor.start(spec, options)
      },
      find: (runId) => executor.find(runId),
      list: () => executor.list(),
      close: async () => {},
    }
    expect((await compare(one, far, asymmetric)).explanation).toContain('the function is not symmetric')
  })
})
