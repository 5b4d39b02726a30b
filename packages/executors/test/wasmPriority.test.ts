import { readFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { descendants } from '../src/process/ProcessTree.ts'
import { command, compileWat } from './programs/compileWat.ts'
import { hostileExecutor } from './programs/runHostile.ts'

const forever = '(loop $again (br $again))'

it.skipIf(process.platform !== 'linux')('a background run yields the CPU to other runs', async () => {
  const { wasm, dir } = await hostileExecutor()
  const program = { modulePath: compileWat(command(forever)) }
  /** The niceness of the process that runs the program, the innermost of the sandbox. */
  const nicenessOf = async (runId: string, background: boolean) => {
    const run = await wasm.start({ runId, program, limits: generousLimits, background })
    try {
      const pid = Number.parseInt(await readFile(path.join(dir, 'runs', runId, 'pid'), 'utf8'), 10)
      return getPriority([pid, ...descendants(pid)].at(-1)!)
    } finally {
      await run.stop()
    }
  }
  const own = getPriority()
  expect(await nicenessOf('replay', false)).toBe(own)
  const lowest = constants.priority.PRIORITY_LOW
  expect(await nicenessOf('part', true)).toBe(Math.min(own + 3, lowest))
})
