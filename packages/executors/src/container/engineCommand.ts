import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { MusterError } from '@muster-network/core'

const run = promisify(execFile)

export type CommandOptions = {
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** Added to the environment of this process. */
  env?: Record<string, string>
}

/**
 * Runs a command of the container engine and returns its output.
 *
 * @throws EXEC_HOST with the engine's last line of stderr when it fails or times out
 */
export async function engineCommand(
  command: string,
  args: readonly string[],
  { timeoutMs = 30_000, signal, env }: CommandOptions = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      timeout: timeoutMs,
      maxBuffer: 16 * 2 ** 20,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
      ...(env && { env: { ...process.env, ...env } }),
    })
    return stdout
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    const { stderr, message } = error as { stderr?: string; message: string }
    const lastLine = stderr?.trim().split('\n').at(-1)
    throw new MusterError('EXEC_HOST', `${command} ${args[0]} failed: ${lastLine || message}`, {
      cause: error,
    })
  }
}
