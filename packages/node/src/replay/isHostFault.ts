import { hasCode } from '@muster-network/core'

/**
 * Whether a replay failed because of this machine's own disk, memory, quota or shutdown, which proves nothing about the executor.
 * No peer can provoke such a fault: the task bounds the size of work and states, and errors of peers never carry these codes.
 */
export function isHostFault(error: unknown): boolean {
  if (hasCode(error)) return hasCode(error, 'NET_BLOB_QUOTA', 'EXEC_HOST') || error.code.startsWith('BUG_')
  if (!(error instanceof Error)) return false
  // a failed system call, and a size that Node or the engine cannot read or allocate at once
  return 'errno' in error || ownLimits.test('code' in error ? `${error.code}` : error.message)
}

const ownLimits =
  /^ERR_(FS_FILE_TOO_LARGE|MEMORY_ALLOCATION_FAILED|STRING_TOO_LONG|BUFFER_TOO_LARGE)$|allocation failed|^Invalid (typed array|string|array buffer) length/
