import type { Prescription } from '@muster-network/core'

/** Rejects a task file with mistakes before the daemon is called. @throws SPEC_INVALID, SPEC_UNREADABLE */
export async function checkTaskFile(file: string): Promise<Prescription> {
  const { requireTaskFile } = await import('@muster-network/node/files')
  return requireTaskFile(file)
}

/** Also rejects a task that cannot be posted. @throws SPEC_INVALID, SPEC_UNREADABLE, SPEC_UNSUPPORTED */
export async function checkPostable(file: string): Promise<void> {
  const { requireBatch } = await import('@muster-network/node/files')
  requireBatch(await checkTaskFile(file))
}
