import { readFileSync } from 'node:fs'

/** A process that outlives the daemon, known by its pid and the moment it began. */
export type ProcessId = {
  pid: number /** Clock ticks since boot; undefined where the system does not tell. */
  began: string | undefined
}

/** From a line of /proc/<pid>/stat, or the bare pid. */
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

/** Sends a signal to the process and all below it, deepest first; those that are gone do not matter. */
export function signalTree(id: ProcessId, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  if (processState(id) === 'gone') return
  for (const pid of [...descendants(id.pid).reverse(), id.pid])
    try {
      process.kill(pid, signal)
    } catch {}
}

/** Processes below this one, in the order of the tree. */
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

/** The fields after the name, which may itself hold spaces and brackets. */
function fields(line: string): string[] | undefined {
  const close = line.lastIndexOf(')')
  return close < 0 ? undefined : line.slice(close + 2).split(' ')
}
