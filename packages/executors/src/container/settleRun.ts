import { open, stat } from 'node:fs/promises'
import type { RunOutcome, Usage } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'
import type { Container } from './Container.ts'
import type { Accounts } from './cgroup.ts'
import { judgeExit } from './judgeExit.ts'
import { type FolderSize, measureFolder } from './measureFolder.ts'
import type { RunFolder, RunRecord } from './RunFolder.ts'

/** Makes the outcome of a run whose supervisor has written an exit code. Does not write it down. */
export async function settleRun(
  folder: RunFolder,
  record: RunRecord,
  container: Container,
  exit: { code: number; atMs: number },
): Promise<RunOutcome> {
  const { code, atMs } = exit
  const wallMs = Math.max(1, atMs - record.startedAtMs)
  const accounts = await container.accounts()
  const usage = toUsage(accounts, wallMs)
  const breach = await folder.breach()
  if (breach === undefined && (await folder.isMarked('stop'))) return { kind: 'stopped', usage }
  const failure = judgeExit({
    code,
    limits: record.limits,
    accounts,
    wallMs,
    written: await measureWritten(folder, record),
    ...(breach && { breach }),
    // Asked only where the answer matters: it costs as much as a fifth of a start.
    ...(code === 0 ? { started: true, oomKilled: false } : await container.ask()),
    lastLine: code === 0 ? '' : await lastLine(folder.logFile),
  })
  if (failure !== undefined) return { kind: 'failed', failure, usage }
  try {
    const { digest, bytes } = await resultDigest(folder.outDir)
    return { kind: 'finished', result: { digest, bytes, dir: folder.outDir }, usage }
  } catch (error) {
    return { kind: 'failed', failure: { fault: 'program', message: (error as Error).message }, usage }
  }
}

/** Containers are paid by time; a started millisecond counts. */
export function toUsage({ cpuMs, peakMemoryBytes }: Accounts, wallMs: number): Usage {
  return {
    units: BigInt(Math.ceil(wallMs)),
    cpuMs: Math.round(cpuMs),
    wallMs: Math.round(wallMs),
    peakMemoryBytes,
  }
}

/** All that the program has written where we keep it: its results and its own checkpoints. */
export async function measureWritten(folder: RunFolder, { limits }: RunRecord): Promise<FolderSize> {
  const enough = Math.max(limits.diskBytes, limits.outputBytes)
  const out = await measureFolder(folder.outDir, enough)
  const state = await measureFolder(folder.checkpointDir, enough)
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
