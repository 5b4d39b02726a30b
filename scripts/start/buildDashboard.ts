import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const build = path.resolve(import.meta.dirname, '../../packages/dashboard/build.ts')

/** Builds the dashboard in a child process if its sources have changed. Returns the error message if the build fails. */
export async function buildDashboard(): Promise<string | undefined> {
  try {
    const built = promisify(execFile)(process.execPath, [build], { timeout: 180_000 })
    leaveCoresToNetwork(built.child.pid)
    await built
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}

/** The network starts at the same time and the picture waits for it; the pages can take what is left of the cores. */
function leaveCoresToNetwork(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // the build has ended, or the system forbids it
  }
}
