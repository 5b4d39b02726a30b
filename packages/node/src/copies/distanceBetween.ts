import { MusterError } from '@muster-network/core'
import {
  type Comparison,
  compareResults,
  type EquivalenceRule,
  type Executor,
  judgeResults,
  type WasmProgram,
} from '@muster-network/executors'

/** e of a task, and what it takes to compute it here. */
export type CopyJudge = {
  /** `wasm`: the client's own function, which lies in `program`. */
  rule: EquivalenceRule | { how: 'wasm' }
  program?: string | undefined
  /** Runs that function. */
  executor?: Executor<WasmProgram> | undefined
  memoryBytes: number
  scratchDir: string
  /** Names the function's runs. */
  id: string
  signal?: AbortSignal | undefined
}

/** About a minute of a usual core. Counted in instructions, so that every machine stops at the same one. */
const judgeUnits = 60_000_000_000n
/** Only for a machine that is much too slow; what it runs out of then is no verdict. */
const judgeMs = 600_000

/**
 * e(r, r′) over two result folders, for the client, for executors and for the panel alike: the same results have the same
 * distance wherever they are compared, unless a machine is not sure.
 *
 * @throws EXEC_HOST
 */
export async function distanceBetween(
  judge: CopyJudge,
  a: { part: number; dir: string },
  b: { part: number; dir: string },
): Promise<Comparison> {
  const { rule, executor, program, memoryBytes, scratchDir, id, signal } = judge
  if (rule === 'bytes' || rule.how !== 'wasm')
    return compareResults(a.dir, b.dir, rule, signal ? { signal } : {})
  if (!executor || program === undefined)
    throw new MusterError('EXEC_HOST', 'no executor runs the equivalence function here')
  return judgeResults(a.dir, b.dir, {
    executor,
    program: { modulePath: program },
    limits: {
      units: judgeUnits,
      cpuMs: judgeMs,
      wallMs: judgeMs,
      memoryBytes,
      diskBytes: 0,
      outputBytes: 0,
      logBytes: 1 << 16,
      processes: 1,
    },
    scratchDir,
    id: `${id}-${a.part}-${b.part}`,
    ...(signal && { signal }),
  })
}
