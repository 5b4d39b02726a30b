import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the running test with these files in it, by their paths. */
export async function plantFiles(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-planted-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return root
}
