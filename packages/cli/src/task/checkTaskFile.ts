/** Rejects a task file with mistakes before the daemon is called. @throws SPEC_INVALID, SPEC_UNREADABLE */
export async function checkTaskFile(file: string): Promise<void> {
  const { requirePrescription } = await import('@muster-network/node/files')
  requirePrescription(file)
}
