import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const build = path.resolve(import.meta.dirname, '../../packages/dashboard/build.ts')

/** Builds the dashboard in a child process if its sources have changed. Returns the error message if the build fails. */
export async function buildDashboard(): Promise<string | undefined> {
  try {
    await promisify(execFile)(process.execPath, [build], { timeout: 180_000 })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}
