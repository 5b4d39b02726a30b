import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Returns the password of the key files, and creates it the first time. It is stored beside them, readable by the
 * owner alone, so that a daemon can start unattended. A copy of the key files alone is useless.
 */
export async function passwordOf(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'keys', 'password')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known !== '') return known.trim()
  const fresh = randomBytes(24).toString('base64url')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' })
  return fresh
}
