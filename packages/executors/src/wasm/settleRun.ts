import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Failure, RunOutcome, Usage } from '../Run.ts'
import { readUntrusted } from '../readUntrusted.ts'
import { resultDigest } from '../resultDigest.ts'
import { syncFile, syncFolder, syncTree } from '../syncFile.ts'
import { ChildOutcome, ChildUsage } from './childMessages.ts'
import { runFiles } from './run/RunFiles.ts'
import type { RunFolder } from './runFolder.ts'

export type Killed = { why: 'stopped' | 'wallMs' }

/** The settled outcome, or undefined while there is none. */
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
 * Decides how a run ended, once its process is gone, and writes it down for good. What the process proved about the
 * program counts for the program; a process that went without a word is the host's.
 */
export async function settleRun(folder: RunFolder, signal: NodeJS.Signals | null): Promise<RunOutcome> {
  const known = await readOutcome(folder)
  if (known !== undefined) return known
  const outcome = await decide(folder, signal)
  const text = JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  // a daemon that is ending and the next one may see the same end: the first word counts
  const own = `${folder.outcome}.${randomUUID()}`
  try {
    await writeFile(own, text, { flush: true })
    await link(own, folder.outcome)
  } catch (error) {
    const said = await readOutcome(folder)
    if (said === undefined) throw error
    return said
  } finally {
    await rm(own, { force: true })
  }
  await syncFolder(folder.home)
  return outcome
}

async function decide(folder: RunFolder, signal: NodeJS.Signals | null): Promise<RunOutcome> {
  const said = await readUntrusted(path.join(folder.io, runFiles.outcome), 65_536)
  if (said !== undefined) {
    const parsed = ChildOutcome.safeParse(parseJson(said))
    if (!parsed.success)
      return {
        kind: 'failed',
        failure: host('the process told its end in a way that makes no sense'),
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
        failure: host(`the result cannot be read: ${(cause as Error).message}`),
        usage,
      }
    }
  }
  const usage = await lastUsage(folder)
  const killed = parseJson(await readUntrusted(folder.killed, 1000)) as Killed | undefined
  if (killed?.why === 'stopped') return { kind: 'stopped', usage }
  if (killed?.why === 'wallMs')
    return {
      kind: 'failed',
      failure: { fault: 'limit', limit: 'wallMs', message: 'more time than allowed' },
      usage,
    }
  // SIGXCPU comes from the kernel's own count, set above ours: the process was too busy to look at its clock.
  if (signal === 'SIGXCPU')
    return {
      kind: 'failed',
      failure: { fault: 'limit', limit: 'cpuMs', message: 'more CPU time than allowed' },
      usage,
    }
  const told = (await readUntrusted(folder.stderr, 2000))?.toString('utf8').trim() ?? ''
  const how = signal === null ? 'ended' : `was ended by ${signal}`
  return {
    kind: 'failed',
    failure: host(`the process of the run ${how} without a word${told && `: ${told}`}`),
    usage,
  }
}

function host(message: string): Failure {
  return { fault: 'host', message }
}

/** What the process last said it had used. */
export async function lastUsage(folder: RunFolder): Promise<Usage> {
  const parsed = ChildUsage.safeParse(
    parseJson(await readUntrusted(path.join(folder.io, runFiles.progress), 65_536)),
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
