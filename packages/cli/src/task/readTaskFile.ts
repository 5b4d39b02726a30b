/** Tells every mistake of a task file before anything else is done. @throws SPEC_INVALID, SPEC_UNREADABLE */
export async function readTaskFile(file: string): Promise<void> {
  const { requirePrescription } = await import('@muster-network/node/files')
  requirePrescription(file)
}
