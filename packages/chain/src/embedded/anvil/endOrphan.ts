import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

type Note = { pid: number; socketPath: string }

/** Notes which process serves a directory, so that the next start can end it if its daemon was killed. */
export async function noteProcess(directory: string, note: Note): Promise<void> {
  const file = path.join(directory, 'anvil.pid')
  await writeFile(file, JSON.stringify(note), { mode: 0o600 }).catch(() => {}) // a full disk is no reason not to run
}

/**
 * Ends the anvil that a killed daemon left behind. On Linux it has died with its parent; elsewhere it would sit there
 * for ever. A process id is used again by the system, so its command line must name our socket.
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
    // no such process, or no ps on this system: nothing that could be done
  }
  await rm(file, { force: true })
}
