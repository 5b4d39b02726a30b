import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const build = path.resolve(import.meta.dirname, '../../examples/build.ts')

/**
 * Builds the program of the demo task if its sources have changed, and returns its path. The child process starts before
 * this function returns, so it runs while the caller loads modules and has no time for anything else.
 */
export async function buildProgram(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [build, 'tracer'], { timeout: 180_000 })
  return stdout.trim()
}
