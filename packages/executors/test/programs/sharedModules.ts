import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A folder of prepared modules for a whole test file: each program is rewritten once, however many tests run it. */
export function sharedModules(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'muster-modules-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
