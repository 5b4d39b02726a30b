/** Rejects a task file with mistakes before the daemon is called. @throws SPEC_INVALID, SPEC_UNREADABLE */
export async function checkTaskFile(file: string): Promise<void> {
  const { requireTaskFile } = await import('@muster-network/node/files')
  await requireTaskFile(file)
}
