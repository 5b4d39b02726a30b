import path from 'node:path'

/** A run's folder. `io` is written by the sandboxed process and not trusted; the rest is the daemon's. */
export function runFolder(dir: string, runId: string) {
  const home = path.join(dir, 'runs', runId)
  return {
    home,
    io: path.join(home, 'io'),
    /** What was started: written before the process is. */
    started: path.join(home, 'started.json'),
    /** The process, by its own hand. */
    pid: path.join(home, 'pid'),
    stderr: path.join(home, 'stderr'),
    /** Why the daemon killed it, if it did. */
    killed: path.join(home, 'killed.json'),
    /** How it ended: written once, then nothing changes any more. */
    outcome: path.join(home, 'outcome.json'),
  }
}

export type RunFolder = ReturnType<typeof runFolder>
