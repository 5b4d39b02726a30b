import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { importTable } from '../test/importTable.ts'
import { root } from '../test/repository.ts'
import { pages } from './pages.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const markdown = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**'] }).sort()

describe('generated pages', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s is what the sources say', async (_, page) => {
    const { path: file, content } = await page()
    expect(existsSync(path.join(root, file)) ? read(file) : '', 'run: npm run docs').toBe(content)
  })
})

describe('every page', () => {
  it.each(markdown)('%s names only npm scripts and muster commands that exist', (file) => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
    const text = read(file)
    for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) expect(scripts).toContain(name)
    const commands = musterCommands()
    for (const [, name] of text.matchAll(/`(?:npx )?muster ([a-z]+)[^`]*`/g)) expect(commands).toContain(name)
  })
})

it('ARCHITECTURE.md draws the import table that is enforced', () => {
  const drawn = Object.fromEntries(
    [...read('ARCHITECTURE.md').matchAll(/^\| `packages\/(\w+)` *\|[^|]*\|([^|]*)\|$/gm)].map(
      ([, name, imports]) => [name, imports!.trim() === 'nothing of ours' ? [] : imports!.trim().split(', ')],
    ),
  )
  expect(drawn).toEqual(importTable)
})

it('ARCHITECTURE.md shows every folder of the daemon, and none that is not there', () => {
  const page = read('ARCHITECTURE.md')
  const tableOf = (heading: string) => page.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  const named = (cells: IterableIterator<RegExpMatchArray>) =>
    [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`([\w/]+)`/g)].map(([, folder]) => folder!))
  const folders = readdirSync(path.join(root, 'packages/node/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(named(tableOf('Inside the daemon').matchAll(/^\|([^|]*)\|/gm)).sort()).toEqual(folders.sort())
  const walked = named(tableOf('How a task walks').matchAll(/\|([^|]*)\|$/gm))
  expect(walked.length).toBeGreaterThan(10)
  expect(walked.filter((folder) => !existsSync(path.join(root, 'packages/node/src', folder)))).toEqual([])
})

it('hints of errors name only muster commands that exist', () => {
  const commands = musterCommands()
  for (const { hint } of Object.values<{ hint: string }>(errorCodes))
    for (const [, name] of hint.matchAll(/(?<!that )\bmuster ([a-z]+)/g))
      expect(commands, hint).toContain(name)
})

let commandNames: string[] | undefined
function musterCommands(): string[] {
  commandNames ??= [
    ...spawnSync(process.execPath, [path.join(root, 'packages/cli/src/main.ts'), '--help'], {
      encoding: 'utf8',
    }).stdout.matchAll(/^ {2}([a-z]+)\b/gm),
  ].map((match) => match[1]!)
  return commandNames
}
