import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Socket paths have at most 108 bytes on Linux and 104 on macOS. */
const pathLimit = 100

/** Returns a new socket path in a folder that only this user can enter. */
export function socketPathIn(directory: string): string {
  const name = `anvil-${randomBytes(4).toString('hex')}.sock`
  if (process.platform === 'win32') return `\\\\.\\pipe\\muster-${name}`
  const inside = path.resolve(directory, name)
  return Buffer.byteLength(inside) <= pathLimit
    ? inside
    : path.join(mkdtempSync(path.join(os.tmpdir(), 'muster-')), name)
}
