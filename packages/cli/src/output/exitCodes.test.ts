import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exitCodes } from './exitCodes.ts'

it('docs/cli.md lists exactly the exit codes', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/cli.md'), 'utf8')
  const section = page.split('## Exit codes')[1]!.split('##')[0]!
  const listed = [...section.matchAll(/^\| (\d+) \|/gm)].map((match) => Number(match[1]))
  expect(listed).toEqual(Object.values(exitCodes))
})
