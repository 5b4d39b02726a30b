import { type ExitCode, exitCodes } from '../output/exitCodes.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'

/**
 * Runs `follow` until it ends or the user presses Ctrl-C, which only stops following: the task continues, a message says
 * how to follow it again, and the exit code is `detached`.
 */
export async function followUntilInterrupt(
  taskId: string,
  options: { json?: boolean },
  follow: (signal: AbortSignal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const detached = new AbortController()
  const stop = () => detached.abort()
  process.once('SIGINT', stop)
  try {
    const code = await follow(detached.signal)
    if (!detached.signal.aborted) return code
  } catch (error) {
    if (!detached.signal.aborted) throw error
  } finally {
    process.off('SIGINT', stop)
  }
  print(
    options,
    { taskId, detached: true },
    () => `\nThe task continues; to follow it: ${ownCommand(`status ${shortId(taskId)}`)}\n`,
  )
  return exitCodes.detached
}
