import { hasCode, MusterError } from '@muster-network/core'

/**
 * Whether a replay failed by this machine's own disk, quota or shutdown, which says nothing about the executor. How large
 * work and states may be is in the task, so that nobody can bring this about by serving more.
 */
export function isHostFault(error: unknown): boolean {
  if (hasCode(error)) return hasCode(error, 'NET_BLOB_QUOTA', 'EXEC_HOST') || error.code.startsWith('BUG_')
  return error instanceof Error && 'errno' in error
}

/**
 * What an executor was asked for. Errors keep their codes between peers: one that it tells about its own machine must not
 * be taken for one of ours, or serving an error instead of a state would silence whoever judges.
 */
export async function askedOf<T>(executor: Promise<T>): Promise<T> {
  try {
    return await executor
  } catch (error) {
    if (!hasCode(error) || !isHostFault(error)) throw error
    throw new MusterError('NET_HANDLER_FAILED', `the executor says: ${error.message}`, { cause: error })
  }
}
