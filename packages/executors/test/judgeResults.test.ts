import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { roomyLimits } from '../src/compliance/ComplianceSetup.ts'
import type { Executor } from '../src/Executor.ts'
import { judgePossible, judgeResults } from '../src/equivalence/judgeResults.ts'
import { WasmExecutor, type WasmProgram } from '../src/wasm/WasmExecutor.ts'
import { sharedModules } from './programs/sharedModules.ts'

const modulePath = await buildExample('judge')
const modulesDir = sharedModules()

async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-judge-'))
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
  let made = 0
  const judge = (first: string, second: string, chosen: Executor<WasmProgram> = executor) =>
    judgeResults(first, second, {
      executor: chosen,
      program: { modulePath },
      limits: roomyLimits,
      scratchDir: path.join(root, 'scratch'),
      id: `judge-${++made}`,
    })
  return { root, result, judge, executor }
}

describe("judging by the client's function", () => {
  it('runs it in the sandbox and gives its answer and its words', async () => {
    const { root, result, judge } = await setup()
    const [one, near, far] = [
      await result('one', '100'),
      await result('near', '100.5'),
      await result('far', '102'),
    ]
    expect(await judge(one, near)).toEqual({ same: true, distance: 0 })
    expect(await judge(one, far)).toEqual({
      same: false,
      distance: Number.POSITIVE_INFINITY,
      explanation: '100.0 and 102.0 are more than one per cent apart',
    })
    expect(await readdir(path.join(root, 'scratch'))).toEqual([])
    // Also where the function itself would fail.
    expect(await judge(await result('empty', undefined), path.join(root, 'empty'))).toEqual({
      same: true,
      distance: 0,
    })
  })

  it('answers "not the same" when the function cannot', async () => {
    const { result, judge } = await setup()
    const found = await judge(await result('one', '100'), await result('empty', undefined))
    // It ends with code 1, as for "not the same", and says why.
    expect(found).toMatchObject({ same: false, explanation: '/in/b/value.txt is missing' })
  })

  it('judges one result alone', async () => {
    const { root, result, executor } = await setup()
    const options = {
      executor,
      program: { modulePath },
      limits: roomyLimits,
      scratchDir: path.join(root, 'scratch'),
    }
    // This function wants two: with one it says what it misses, and that is its answer.
    const found = await judgePossible(await result('one', '100'), { ...options, id: 'alone' })
    expect(found).toEqual({ possible: false, explanation: '/in/b/value.txt is missing' })
  })

  it('does not take the word of a function that changes its mind with the order', async () => {
    const { result, judge, executor } = await setup()
    const [one, far] = [await result('one', '100'), await result('far', '102')]
    // Swaps the second question, as a function that looks at the order would answer it.
    const twoFaced: Executor<WasmProgram> = {
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
    expect((await judge(one, far, twoFaced)).explanation).toContain('the function is not symmetric')
  })
})
