import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder for decoders that read files. It is removed with the process. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-fuzz-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
