import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { Executor } from '../Executor.ts'
import type { Limits } from '../RunSpec.ts'
import { type Comparison, cannotSay, differs, identical } from './Comparison.ts'
import { compareResults } from './compareResults.ts'

export type JudgeOptions<Program> = {
  executor: Executor<Program>
  /** The client's function: it sees /in/a and /in/b, exits with 0 for "the same" and 1 for "not", and may say why. */
  program: Program
  limits: Limits
  /** Where the two results are laid out for the function; emptied afterwards. */
  scratchDir: string
  /** Names the runs; unique for each judgement. */
  id: string
  signal?: AbortSignal
}

const longestReason = 500

/**
 * e(r, r′) by the client's own function, run as untrusted as any task. It is asked twice, with the results in both
 * orders, so that the answer is symmetric whatever the function does; one that fails, or changes its mind with the
 * order, gives "not the same". One that runs out of time, which is this machine's, leaves it unsure; one that runs out of
 * instructions fails everywhere. Only a fault of this machine is thrown.
 *
 * @throws EXEC_HOST
 */
export async function judgeResults<Program>(
  first: string,
  second: string,
  options: JudgeOptions<Program>,
): Promise<Comparison> {
  // A result is the same as itself, whatever the function makes of it.
  if ((await compareResults(first, second, 'bytes')).same) return identical
  const forth = await ask(first, second, 'forth', options)
  const back = await ask(second, first, 'back', options)
  if (forth.same && back.same) return identical
  if (forth.isSlow || back.isSlow) return cannotSay(forth.isSlow ? forth.reason : back.reason)
  if (forth.same !== back.same)
    return differs(
      `the function is not symmetric: ${forth.same ? 'same' : 'not same'}, then, with the results swapped, ${back.same ? 'same' : 'not same'}`,
    )
  return differs(forth.reason)
}

/**
 * Whether one result can come from the model at all, by the client's own function: it sees /in/a alone.
 *
 * @throws EXEC_HOST
 */
export async function judgePossible<Program>(
  result: string,
  options: JudgeOptions<Program>,
): Promise<{ possible: boolean; explanation?: string }> {
  const { same, reason } = await ask(result, undefined, 'alone', options)
  return same ? { possible: true } : { possible: false, explanation: reason }
}

async function ask<Program>(
  a: string,
  b: string | undefined,
  order: string,
  { executor, program, limits, scratchDir, id, signal }: JudgeOptions<Program>,
): Promise<{ same: boolean; reason: string; isSlow?: boolean }> {
  await mkdir(scratchDir, { recursive: true })
  const inputDir = await mkdtemp(path.join(scratchDir, 'judge-'))
  try {
    await cp(a, path.join(inputDir, 'a'), { recursive: true })
    if (b !== undefined) await cp(b, path.join(inputDir, 'b'), { recursive: true })
    const run = await executor.start(
      { runId: `${id}-${order}`, program, inputDir, limits },
      signal ? { signal } : {},
    )
    const outcome = await run.wait(signal ? { signal } : {})
    const { bytes } = await run.logs({ maxBytes: longestReason })
    await run.remove()
    const said = Buffer.from(bytes).toString('utf8').trim()
    if (outcome.kind === 'finished') return { same: true, reason: said }
    if (outcome.kind !== 'failed') return { same: false, reason: `the function was ${outcome.kind}` }
    const { failure } = outcome
    if (failure.fault === 'host')
      throw new MusterError('EXEC_HOST', `the function could not be run: ${failure.message}`)
    if (failure.fault === 'program' && failure.exitCode === 1)
      return { same: false, reason: said === '' ? 'the function says they differ' : said }
    const isSlow = failure.fault === 'limit' && (failure.limit === 'cpuMs' || failure.limit === 'wallMs')
    return { same: false, reason: `the function failed: ${failure.message}`, isSlow }
  } finally {
    await rm(inputDir, { recursive: true, force: true })
  }
}
