import path from 'node:path'

/**
 * Paths of a run's folder. `io` is written by the sandboxed process and untrusted; the rest is written by the
 * daemon.
 */
export function runFolder(dir: string, runId: string) {
  const home = path.join(dir, 'runs', runId)
  return {
    home,
    io: path.join(home, 'io'),
    /** Parameters of the start, written before the process is started. */
    started: path.join(home, 'started.json'),
    /** The pid, written by the process itself. */
    pid: path.join(home, 'pid'),
    stderr: path.join(home, 'stderr'),
    /** Why the daemon killed the run, if it did. */
    killed: path.join(home, 'killed.json'),
    /** The outcome: written once and final. */
    outcome: path.join(home, 'outcome.json'),
  }
}

export type RunFolder = ReturnType<typeof runFolder>
