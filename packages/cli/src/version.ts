import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of this muster, as its package says. */
export const version = (
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
).version
