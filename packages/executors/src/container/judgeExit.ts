import type { Failure } from '../Run.ts'
import type { Limits } from '../RunSpec.ts'
import type { Accounts } from './cgroup.ts'
import type { FolderSize } from './measureFolder.ts'
import type { Breach } from './RunFolder.ts'
import { largestFile } from './runArguments.ts'

export type ExitFacts = {
  code: number
  limits: Limits
  accounts: Accounts
  wallMs: number
  written: FolderSize
  /** What our own watch ended it for. */
  breach?: Breach
  /** Whether the engine ever got as far as running the program, and whether it saw the kernel kill for memory. */
  started: boolean
  oomKilled: boolean
  /** The last line of the log: the engine's complaint, when the program never ran. */
  lastLine: string
}

const killed = 137
const cpuTimeSignal = 152
const notExecutable = 126
const notFound = 127

/** Whose fault a run's failure is, or undefined when it succeeded. Pure: the market charges by this answer. */
export function judgeExit(facts: ExitFacts): Failure | undefined {
  const { code, limits, accounts, breach, written } = facts
  if (breach !== undefined) return { fault: 'limit', ...breach }
  const overLimit = judgeSize(written, limits)
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
  if (written.largestFileBytes >= largestFile(limits)) return tooMuchWritten(limits)
  if (facts.oomKilled || (accounts.memoryRefusals > 0 && accounts.peakMemoryBytes >= limits.memoryBytes))
    return {
      fault: 'limit',
      limit: 'memoryBytes',
      message: `it needed more than ${limits.memoryBytes} bytes of memory`,
    }
  if (code === cpuTimeSignal || accounts.cpuMs >= limits.cpuMs)
    return { fault: 'limit', limit: 'cpuMs', message: `it computed for more than ${limits.cpuMs} ms` }
  if (facts.wallMs >= limits.wallMs)
    return { fault: 'limit', limit: 'wallMs', message: `it ran for more than ${limits.wallMs} ms` }
  // Nobody in the container can kill its first process, and we did not: it was the machine or its owner.
  if (code === killed) return { fault: 'host', message: 'it was killed from outside' }
  return { fault: 'program', message: `it ended with code ${code}`, exitCode: code }
}

/** Whether what was written is more than allowed. */
export function judgeSize(written: FolderSize, limits: Limits): Failure | undefined {
  return written.bytes > largestFile(limits) || written.diskBytes > limits.diskBytes
    ? tooMuchWritten(limits)
    : undefined
}

/** The smaller of the two limits is the one that was met first. */
function tooMuchWritten({ diskBytes, outputBytes }: Limits): Failure & { fault: 'limit' } {
  const limit = diskBytes <= outputBytes ? 'diskBytes' : 'outputBytes'
  return { fault: 'limit', limit, message: `it wrote more than ${Math.min(diskBytes, outputBytes)} bytes` }
}
