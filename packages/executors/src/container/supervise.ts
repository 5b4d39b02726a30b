import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { type ProcessId, parseProcessId } from '../process/ProcessTree.ts'

/**
 * Stays with the engine's command when the daemon dies: stores the first bytes of the log, counts the rest,
 * and writes the exit code last. A shell, because it starts in a millisecond and uses almost no memory. $1 is
 * the run's folder, $2 the number of log bytes, then the command.
 */
const script = `
cd "$1" || exit 1
bytes=$2
shift 2
if command -v stdbuf >/dev/null; then first='stdbuf -o0 head'; else first=head; fi
{ "$@" </dev/null 2>&1; echo $? >exit.new; } | { $first -c "$bytes" >log; wc -c >dropped; }
mv exit.new exit
`

/** Only the variables that the engine needs: none of the daemon's secrets are passed on. */
const inheritedVariables = [
  'PATH',
  'HOME',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
  'DOCKER_HOST',
  'TMPDIR',
]

/** Starts the engine's command under a supervisor that outlives the daemon. @throws EXEC_HOST */
export async function supervise(
  folder: string,
  logBytes: number,
  command: readonly string[],
): Promise<{ child: ChildProcess; supervisor: ProcessId }> {
  const child = spawn('sh', ['-c', script, 'muster-run', folder, `${logBytes}`, ...command], {
    detached: true,
    stdio: 'ignore',
    env: engineEnvironment(),
  })
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw new MusterError('EXEC_HOST', 'the supervisor shell of the run could not be started', { cause })
  }
  child.on('error', () => {})
  child.unref()
  const line = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => `${child.pid}`)
  return { child, supervisor: parseProcessId(line)! }
}

/** The environment of the engine's command. */
export function engineEnvironment(): Record<string, string> {
  return Object.fromEntries(
    inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}
