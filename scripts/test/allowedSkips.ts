import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './repository.ts'

const entries: { reason: string; why: string }[] = JSON.parse(
  readFileSync(path.join(root, '.ci/allowed-skips.json'), 'utf8'),
)

/** The reasons for which a test may be skipped in CI: hardware and services that no CI machine has. */
export const allowedSkips: ReadonlySet<string> = new Set(entries.map((entry) => entry.reason))
