import { MusterError } from '@muster-network/core'
import {
  type Comparison,
  compareResults,
  type EquivalenceRule,
  type Executor,
  runComparator,
  type WasmProgram,
} from '@muster-network/executors'

/** The equivalence e of a task, and the tools to compute it on this machine. */
export type Comparator = {
  /** `wasm`: the client's own function, at the path `program`. */
  rule: EquivalenceRule | { how: 'wasm' }
  program?: string | undefined
  /** Runs that function. */
  executor?: Executor<WasmProgram> | undefined
  memoryBytes: number
  scratchDir: string
  /** Prefix of the ids of the function's runs. */
  id: string
  signal?: AbortSignal | undefined
}

/** About a minute of a usual core. Counted in instructions, so that every machine stops at the same instruction. */
const comparatorUnits = 60_000_000_000n
/** Only for a machine that is much too slow; this timeout proves nothing about the results. */
const comparatorTimeoutMs = 600_000

/**
 * Computes e(r, r′) of two result folders. Client, executors and jurors get the same distance for the same results, unless a
 * machine is unsure.
 *
 * @throws EXEC_HOST
 */
export async function distanceBetween(
  comparator: Comparator,
  a: { part: number; dir: string },
  b: { part: number; dir: string },
): Promise<Comparison> {
  const { rule, executor, program, memoryBytes, scratchDir, id, signal } = comparator
  if (rule === 'bytes' || rule.how !== 'wasm')
    return compareResults(a.dir, b.dir, rule, signal ? { signal } : {})
  if (!executor || program === undefined)
    throw new MusterError('EXEC_HOST', 'this machine has no executor for the equivalence function')
  return runComparator(a.dir, b.dir, {
    executor,
    program: { modulePath: program },
    limits: {
      units: comparatorUnits,
      cpuMs: comparatorTimeoutMs,
      wallMs: comparatorTimeoutMs,
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
