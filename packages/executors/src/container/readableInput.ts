import { realpath, stat } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'

/**
 * The program runs as another user than the daemon, so files that only the daemon may read would be
 * unreadable.
 *
 * @throws EXEC_RUN_INVALID
 */
export async function readableInput(inputDir: string): Promise<string> {
  const stats = await stat(inputDir).catch(() => undefined)
  if (!stats?.isDirectory())
    throw new MusterError(
      'EXEC_RUN_INVALID',
      `the input folder ${inputDir} does not exist or is not a folder`,
    )
  if (process.getuid?.() === 0 && (stats.mode & 0o005) !== 0o005)
    throw new MusterError('EXEC_RUN_INVALID', `the input folder ${inputDir} cannot be read by other users`, {
      hint: 'Give it mode 0755 and its files 0644; its parent folder can stay private.',
    })
  return realpath(inputDir)
}
