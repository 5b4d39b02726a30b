import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validTaskFiles } from '../../packages/core/test/validTaskFiles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'))

/** Task files of every kind, and those of the examples. */
export const taskFiles = [...validTaskFiles, ...read('examples/*/task.yaml')]

/** The definitions of the networks. */
export const networkTexts = read('networks/*.json').filter(
  (text) => !text.includes('"$defs"') && !text.includes('draft/2020-12'),
)
