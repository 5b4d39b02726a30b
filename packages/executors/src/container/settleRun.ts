import { open, stat } from 'node:fs/promises'
import type { RunOutcome, Usage } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'
import type { Container } from './Container.ts'
import type { CgroupStats } from './cgroup.ts'
import { classifyExit } from './classifyExit.ts'
import { type FolderSize, measureFolder } from './measureFolder.ts'
import type { RunFolder, RunRecord } from './RunFolder.ts'

/** Computes the outcome of a run whose supervisor has written an exit code. Does not write it. */
export async function settleRun(
  folder: RunFolder,
  record: RunRecord,
  container: Container,
  exit: { code: number; atMs: number },
): Promise<RunOutcome> {
  const { code, atMs } = exit
  const wallMs = Math.max(1, atMs - record.startedAtMs)
  const stats = await container.stats()
  const usage = toUsage(stats, wallMs)
  const breach = await folder.breach()
  if (breach === undefined && (await folder.isMarked('stop'))) return { kind: 'stopped', usage }
  const failure = classifyExit({
    code,
    limits: record.limits,
    stats,
    wallMs,
    written: await measureWritten(folder, record),
    ...(breach && { breach }),
    // Asked only where it matters: it costs as much as a fifth of a start.
    ...(code === 0 ? { started: true, oomKilled: false } : await container.inspect()),
    lastLine: code === 0 ? '' : await lastLine(folder.logFile),
  })
  if (failure !== undefined) return { kind: 'failed', failure, usage }
  try {
    const { digest, bytes } = await resultDigest(folder.outDir)
    return { kind: 'finished', result: { digest, bytes, dir: folder.outDir }, usage }
  } catch (error) {
    const fault = error instanceof RangeError ? 'program' : 'host'
    return { kind: 'failed', failure: { fault, message: (error as Error).message }, usage }
  }
}

/** Containers are paid by time; every started millisecond counts. */
export function toUsage({ cpuMs, peakMemoryBytes }: CgroupStats, wallMs: number): Usage {
  return {
    units: BigInt(Math.ceil(wallMs)),
    cpuMs: Math.round(cpuMs),
    wallMs: Math.round(wallMs),
    peakMemoryBytes,
  }
}

/** Size of the files that the program has written: its results and its saved state. */
export async function measureWritten(folder: RunFolder, { limits }: RunRecord): Promise<FolderSize> {
  const limit = Math.max(limits.diskBytes, limits.outputBytes)
  const out = await measureFolder(folder.outDir, limit)
  const state = await measureFolder(folder.checkpointDir, limit)
  return {
    bytes: out.bytes,
    diskBytes: out.diskBytes + state.diskBytes,
    largestFileBytes: Math.max(out.largestFileBytes, state.largestFileBytes),
  }
}

async function lastLine(file: string): Promise<string> {
  const { size } = await stat(file)
  const handle = await open(file)
  try {
    const length = Math.min(size, 1000)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8').trim().split('\n').at(-1) ?? ''
  } finally {
    await handle.close()
  }
}
