import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const build = path.resolve(import.meta.dirname, '../../packages/dashboard/build.ts')

/** Builds the pages, in a process of its own, if their sources have changed. Returns why that failed, if it did. */
export async function buildDashboard(): Promise<string | undefined> {
  try {
    await promisify(execFile)(process.execPath, [build], { timeout: 180_000 })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}
