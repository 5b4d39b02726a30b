import { hasCode } from '@muster-network/core'

/**
 * Whether a replay failed by this machine's own disk, quota or shutdown, which says nothing about the executor. Nobody
 * else can bring it about: how large work and states may be is in the task, and a peer's errors do not come with these codes.
 */
export function isHostFault(error: unknown): boolean {
  if (hasCode(error)) return hasCode(error, 'NET_BLOB_QUOTA', 'EXEC_HOST') || error.code.startsWith('BUG_')
  return error instanceof Error && 'errno' in error
}
