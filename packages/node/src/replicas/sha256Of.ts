import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Hashes a small file, such as a program. */
export async function sha256Of(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
