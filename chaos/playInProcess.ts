import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ChaosResult } from './playChaos.ts'

/** Plays a game in a process of its own, as the command does. Returns its metrics, and all that it printed. */
export async function playInProcess(
  ...args: string[]
): Promise<{ metrics: ChaosResult['metrics'] | undefined; log: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts'), '--json', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, log] = await Promise.all([text(child.stdout), text(child.stderr)])
  const last = out.trim().split('\n').at(-1)
  return {
    metrics: last ? (JSON.parse(last) as { metrics: ChaosResult['metrics'] }).metrics : undefined,
    log,
  }
}
