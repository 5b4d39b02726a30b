import type { Failure } from '../Run.ts'
import type { Limits } from '../RunSpec.ts'
import type { CgroupStats } from './cgroup.ts'
import type { FolderSize } from './measureFolder.ts'
import type { Breach } from './RunFolder.ts'
import { largestFile } from './runArguments.ts'

export type ExitFacts = {
  code: number
  limits: Limits
  stats: CgroupStats
  wallMs: number
  written: FolderSize
  /** The limit for which our own watch ended the run. */
  breach?: Breach
  /** From the engine: the program was run, and it was killed for memory. */
  started: boolean
  oomKilled: boolean
  /** The last line of the log: the engine's error message, when the program never ran. */
  lastLine: string
}

const killed = 137
const cpuTimeSignal = 152
const notExecutable = 126
const notFound = 127

/**
 * Decides who is at fault for a failed run; undefined when it succeeded. Pure, because the market charges by
 * the answer.
 */
export function classifyExit(facts: ExitFacts): Failure | undefined {
  const { code, limits, stats, breach, written } = facts
  if (breach !== undefined) return { fault: 'limit', ...breach }
  const overLimit = classifySize(written, limits)
  if (code === 0) return overLimit

  if (!facts.started) {
    if (code === notFound || code === notExecutable)
      return {
        fault: 'program',
        message: `the image cannot run the command: ${facts.lastLine}`,
        exitCode: code,
      }
    return { fault: 'host', message: `the container could not be started: ${facts.lastLine}` }
  }
  if (overLimit !== undefined) return overLimit
  if (written.largestFileBytes >= largestFile(limits)) return writeLimitExceeded(limits)
  if (facts.oomKilled || (stats.memoryRefusals > 0 && stats.peakMemoryBytes >= limits.memoryBytes))
    return {
      fault: 'limit',
      limit: 'memoryBytes',
      message: `the program needed more than ${limits.memoryBytes} bytes of memory`,
    }
  if (code === cpuTimeSignal || stats.cpuMs >= limits.cpuMs)
    return {
      fault: 'limit',
      limit: 'cpuMs',
      message: `the program used more than ${limits.cpuMs} ms of CPU time`,
    }
  if (facts.wallMs >= limits.wallMs)
    return { fault: 'limit', limit: 'wallMs', message: `the program ran for more than ${limits.wallMs} ms` }
  // No process in the container can kill its first process, and we did not: it was the machine or its owner.
  if (code === killed) return { fault: 'host', message: 'the program was killed from outside' }
  return { fault: 'program', message: `the program exited with code ${code}`, exitCode: code }
}

/** Returns the failure when the written files are over a limit. */
export function classifySize(written: FolderSize, limits: Limits): Failure | undefined {
  return written.bytes > largestFile(limits) || written.diskBytes > limits.diskBytes
    ? writeLimitExceeded(limits)
    : undefined
}

/** The smaller of the two limits was reached first. */
function writeLimitExceeded({ diskBytes, outputBytes }: Limits): Failure & { fault: 'limit' } {
  const limit = diskBytes <= outputBytes ? 'diskBytes' : 'outputBytes'
  return {
    fault: 'limit',
    limit,
    message: `the program wrote more than ${Math.min(diskBytes, outputBytes)} bytes`,
  }
}
