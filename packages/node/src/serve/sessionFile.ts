import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const StoredSession = z.object({ hash: z.string(), expiresMs: z.int() })
export type StoredSession = z.infer<typeof StoredSession>

const SessionFile = z.object({ sessions: z.array(StoredSession) })

/** Returns the sessions in the file. A file that is absent or damaged has none: the owner opens a new link. */
export function readSessionFile(file: string): StoredSession[] {
  try {
    return SessionFile.parse(JSON.parse(readFileSync(file, 'utf8'))).sessions
  } catch {
    return []
  }
}

/** Replaces the file in one step, so that a crash leaves the old or the new sessions. */
export function writeSessionFile(file: string, sessions: readonly StoredSession[]): void {
  const fresh = `${file}.new`
  writeFileSync(fresh, JSON.stringify({ sessions }), { mode: 0o600 })
  renameSync(fresh, file)
}
