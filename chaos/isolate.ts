import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const flags = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']
/** Says to the inner process that it is isolated. */
const mark = 'MUSTER_CHAOS_ISOLATED'

/** Whether this process runs in namespaces that `runIsolated` made. */
export const isIsolated = process.env[mark] === '1'

/** Whether this machine can make the namespaces: Linux, as root. */
export function canIsolate(): boolean {
  if (process.getuid?.() !== 0) return false
  return spawnSync('unshare', [...flags, 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' }).status === 0
}

/**
 * Runs this command again in mount, network and process namespaces of its own. Small disks, cut links and every process of
 * the game are invisible to the machine, and disappear with the game however it ends.
 */
export async function runIsolated(): Promise<number> {
  const child = spawn(
    'unshare',
    [...flags, process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
      env: { ...process.env, [mark]: '1' },
    },
  )
  // unshare ignores milder signals; the kernel ends everything in the namespace with it
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGKILL'))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
