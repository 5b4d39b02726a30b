import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { Executor } from '../Executor.ts'
import type { Limits } from '../RunSpec.ts'
import { type Comparison, differs, identical, inconclusive } from './Comparison.ts'
import { compareResults } from './compareResults.ts'

export type ComparatorOptions<Program> = {
  executor: Executor<Program>
  /**
   * The client's function: it sees /in/a and /in/b, exits with 0 for "the same" and 1 for "not", and may
   * print a reason.
   */
  program: Program
  limits: Limits
  /** Folder in which the two results are prepared for the function; emptied afterwards. */
  scratchDir: string
  /** Prefix of the run ids; unique for each comparison. */
  id: string
  signal?: AbortSignal
}

const maxReasonBytes = 500

/**
 * Compares two results, e(r, r′), with the client's own function, run as untrusted as any task. The function
 * runs twice, with the results in both orders, so that the answer is symmetric; a function that fails, or
 * whose answer depends on the order, counts as "not the same". Running out of time is inconclusive, because
 * it depends on this machine; running out of gas fails on every machine. Only a fault of this machine is
 * thrown.
 *
 * @throws EXEC_HOST
 */
export async function runComparator<Program>(
  first: string,
  second: string,
  options: ComparatorOptions<Program>,
): Promise<Comparison> {
  // A result is the same as itself, whatever the function answers.
  if ((await compareResults(first, second, 'bytes')).same) return identical
  const forth = await runFunction(first, second, 'forth', options)
  const back = await runFunction(second, first, 'back', options)
  if (forth.same && back.same) return identical
  if (forth.isSlow || back.isSlow) return inconclusive(forth.isSlow ? forth.reason : back.reason)
  if (forth.same !== back.same)
    return differs(
      `the function is not symmetric: ${forth.same ? 'same' : 'not same'}, then, with the results swapped, ${back.same ? 'same' : 'not same'}`,
    )
  return differs(forth.reason)
}

/**
 * Checks one result alone with the client's own function, which sees only /in/a: whether the result is
 * possible at all.
 *
 * @throws EXEC_HOST
 */
export async function checkAlone<Program>(
  result: string,
  options: ComparatorOptions<Program>,
): Promise<{ possible: boolean; explanation?: string }> {
  const { same, reason } = await runFunction(result, undefined, 'alone', options)
  return same ? { possible: true } : { possible: false, explanation: reason }
}

async function runFunction<Program>(
  a: string,
  b: string | undefined,
  order: string,
  { executor, program, limits, scratchDir, id, signal }: ComparatorOptions<Program>,
): Promise<{ same: boolean; reason: string; isSlow?: boolean }> {
  await mkdir(scratchDir, { recursive: true })
  const inputDir = await mkdtemp(path.join(scratchDir, 'compare-'))
  try {
    await cp(a, path.join(inputDir, 'a'), { recursive: true })
    if (b !== undefined) await cp(b, path.join(inputDir, 'b'), { recursive: true })
    const run = await executor.start(
      { runId: `${id}-${order}`, program, inputDir, limits },
      signal ? { signal } : {},
    )
    const outcome = await run.wait(signal ? { signal } : {})
    const { bytes } = await run.logs({ maxBytes: maxReasonBytes })
    await run.remove()
    const output = Buffer.from(bytes).toString('utf8').trim()
    if (outcome.kind === 'finished') return { same: true, reason: output }
    if (outcome.kind !== 'failed') return { same: false, reason: `the function was ${outcome.kind}` }
    const { failure } = outcome
    if (failure.fault === 'host')
      throw new MusterError('EXEC_HOST', `the function could not be run: ${failure.message}`)
    if (failure.fault === 'program' && failure.exitCode === 1)
      return { same: false, reason: output === '' ? 'the function found them different' : output }
    const isSlow = failure.fault === 'limit' && (failure.limit === 'cpuMs' || failure.limit === 'wallMs')
    return { same: false, reason: `the function failed: ${failure.message}`, isSlow }
  } finally {
    await rm(inputDir, { recursive: true, force: true })
  }
}
