import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { revertHints } from './revertHints.ts'

it('has a hint for every error that our contracts declare, and for no other', () => {
  const sources = globSync('src/**/*.sol', {
    cwd: path.resolve(import.meta.dirname, '../../../../contracts'),
  })
  const declared = sources.flatMap((file) =>
    [
      ...readFileSync(path.resolve(import.meta.dirname, '../../../../contracts', file), 'utf8').matchAll(
        /^\s*error (\w+)\(/gm,
      ),
    ].map((match) => match[1]!),
  )
  expect(Object.keys(revertHints).sort()).toEqual([...new Set(declared)].sort())
})
