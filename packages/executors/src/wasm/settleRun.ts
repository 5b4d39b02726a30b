import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseUntrusted } from '@muster-network/core'
import type { Failure, RunOutcome, Usage } from '../Run.ts'
import { readUntrustedFile } from '../readUntrustedFile.ts'
import { resultDigest } from '../resultDigest.ts'
import { syncFile, syncFolder, syncTree } from '../syncFile.ts'
import { ChildOutcome, ChildUsage } from './childMessages.ts'
import { runFiles } from './run/RunFiles.ts'
import type { RunFolder } from './runFolder.ts'

export type Killed = { why: 'stopped' | 'wallMs' }

/** Returns the settled outcome, or undefined while there is none. */
export async function readOutcome(folder: RunFolder): Promise<RunOutcome | undefined> {
  try {
    return JSON.parse(await readFile(folder.outcome, 'utf8'), (key, value) =>
      key === 'units' ? BigInt(value) : value,
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Decides the outcome of a run once its process is gone, and writes it permanently. Failures that the process
 * proved are the program's; a process that is gone without an outcome is the host's failure.
 */
export async function settleRun(folder: RunFolder, signal: NodeJS.Signals | null): Promise<RunOutcome> {
  const known = await readOutcome(folder)
  if (known !== undefined) return known
  const outcome = await decide(folder, signal)
  const text = JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  // A daemon that is stopping and its successor may settle the same run: the first outcome written counts.
  const temporary = `${folder.outcome}.${randomUUID()}`
  try {
    await writeFile(temporary, text, { flush: true })
    await link(temporary, folder.outcome)
  } catch (error) {
    const settled = await readOutcome(folder)
    if (settled === undefined) throw error
    return settled
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(folder.home)
  return outcome
}

async function decide(folder: RunFolder, signal: NodeJS.Signals | null): Promise<RunOutcome> {
  const text = await readUntrustedFile(path.join(folder.io, runFiles.outcome), 65_536)
  if (text !== undefined) {
    const parsed = parseUntrusted(ChildOutcome, parseJson(text))
    if (!parsed.success)
      return {
        kind: 'failed',
        failure: hostFailure('the process of the run reported an invalid outcome'),
        usage: await lastUsage(folder),
      }
    const { data } = parsed
    const usage = toUsage(data.usage)
    if (data.kind === 'failed') return { kind: 'failed', failure: data.failure as Failure, usage }
    if (data.kind === 'cut') {
      const { file, ...rest } = data.checkpoint
      await syncFile(path.join(folder.io, file))
      return { kind: 'cut', checkpoint: { ...rest, path: path.join(folder.io, file) }, usage }
    }
    const dir = path.join(folder.io, runFiles.out)
    try {
      const result = { dir, ...(await resultDigest(dir)) }
      await syncTree(dir)
      return { kind: 'finished', result, usage }
    } catch (cause) {
      return {
        kind: 'failed',
        failure: hostFailure(`the result cannot be read: ${(cause as Error).message}`),
        usage,
      }
    }
  }
  const usage = await lastUsage(folder)
  const killed = parseJson(await readUntrustedFile(folder.killed, 1000)) as Killed | undefined
  if (killed?.why === 'stopped') return { kind: 'stopped', usage }
  if (killed?.why === 'wallMs')
    return {
      kind: 'failed',
      failure: { fault: 'limit', limit: 'wallMs', message: 'the program exceeded its wall time limit' },
      usage,
    }
  // SIGXCPU comes from the kernel's own limit, set above ours: the process was too busy to check its clock.
  if (signal === 'SIGXCPU')
    return {
      kind: 'failed',
      failure: { fault: 'limit', limit: 'cpuMs', message: 'the program exceeded its CPU time limit' },
      usage,
    }
  const stderrText = (await readUntrustedFile(folder.stderr, 16_384))?.toString('utf8').trim() ?? ''
  if (isHeapExhausted(stderrText))
    return {
      kind: 'failed',
      failure: {
        fault: 'limit',
        limit: 'memoryBytes',
        message: 'the host calls of the program exhausted the heap of its process',
      },
      usage,
    }
  const how = signal === null ? 'exited' : `was killed by ${signal}`
  return {
    kind: 'failed',
    failure: hostFailure(
      `the process of the run ${how} without an outcome${stderrText && `: ${stderrText.slice(0, 1000)}`}`,
    ),
    usage,
  }
}

/**
 * Whether the process reached the size of its heap, which is the same on every machine; a machine that is out of
 * memory kills the process instead.
 */
export function isHeapExhausted(stderr: string): boolean {
  return /heap limit Allocation failed/.test(stderr)
}

function hostFailure(message: string): Failure {
  return { fault: 'host', message }
}

/** The usage that the process last reported. */
export async function lastUsage(folder: RunFolder): Promise<Usage> {
  const parsed = parseUntrusted(
    ChildUsage,
    parseJson(await readUntrustedFile(path.join(folder.io, runFiles.progress), 65_536)),
  )
  return parsed.success ? toUsage(parsed.data) : { units: 0n, cpuMs: 0, wallMs: 0, peakMemoryBytes: 0 }
}

function toUsage({ units, cpuMs, wallMs, peakMemoryBytes }: Usage): Usage {
  return { units, cpuMs, wallMs, peakMemoryBytes }
}

export function parseJson(text: Uint8Array | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(Buffer.from(text).toString('utf8'))
  } catch {
    return undefined
  }
}
