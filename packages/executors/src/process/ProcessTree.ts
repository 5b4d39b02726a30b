import { readFileSync } from 'node:fs'

/** A process that outlives the daemon, identified by its pid and start time. */
export type ProcessId = {
  pid: number /** Clock ticks since boot; undefined where the system does not provide it. */
  began: string | undefined
}

/** Parses a line of /proc/<pid>/stat, or a bare pid. */
export function parseProcessId(line: string): ProcessId | undefined {
  const pid = Number.parseInt(line, 10)
  if (!Number.isSafeInteger(pid) || pid <= 1) return undefined
  return { pid, began: fields(line)?.[19] }
}

export type ProcessState = 'running' | 'paused' | 'gone'

export function processState({ pid, began }: ProcessId): ProcessState {
  const line = readStat(pid)
  if (line === undefined) {
    if (began !== undefined) return 'gone'
    try {
      process.kill(pid, 0)
      return 'running'
    } catch {
      return 'gone'
    }
  }
  const now = fields(line)
  if (now === undefined || now[19] !== began || now[0] === 'Z' || now[0] === 'X') return 'gone'
  return now[0] === 'T' ? 'paused' : 'running'
}

/** Signals the process and all its descendants, deepest first; processes that are gone are ignored. */
export function signalTree(id: ProcessId, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  if (processState(id) === 'gone') return
  for (const pid of [...descendants(id.pid).reverse(), id.pid])
    try {
      process.kill(pid, signal)
    } catch {}
}

/** The descendants of a process, in tree order. */
export function descendants(pid: number): number[] {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  } catch {
    return []
  }
  const children = text.split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}

function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}

/** The fields after the process name, which may itself contain spaces and parentheses. */
function fields(line: string): string[] | undefined {
  const close = line.lastIndexOf(')')
  return close < 0 ? undefined : line.slice(close + 2).split(' ')
}
