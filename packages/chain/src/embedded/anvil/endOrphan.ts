import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

type Note = { pid: number; socketPath: string }

/** Records the process of a directory, so that the next start can kill it if its daemon was killed. */
export async function noteProcess(directory: string, note: Note): Promise<void> {
  const file = path.join(directory, 'anvil.pid')
  await writeFile(file, JSON.stringify(note), { mode: 0o600 }).catch(() => {}) // a full disk must not prevent the start
}

/**
 * Kills the anvil that a killed daemon left behind. On Linux it died with its parent; elsewhere it would run forever. The
 * system reuses pids, so its command line must name our socket.
 */
export async function endOrphan(directory: string): Promise<void> {
  const file = path.join(directory, 'anvil.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  try {
    const { pid, socketPath } = JSON.parse(text) as Note
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'args='])
    if (stdout.includes(socketPath)) process.kill(pid, 'SIGKILL')
    await rm(socketPath, { force: true })
  } catch {
    // no such process, or no ps on this system
  }
  await rm(file, { force: true })
}
