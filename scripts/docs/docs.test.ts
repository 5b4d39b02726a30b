import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { daemonLayers, importTable } from '../test/importTable.ts'
import { root } from '../test/repository.ts'
import { pages } from './pages.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const markdown = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**'] }).sort()

describe('generated pages', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s matches the sources', async (_, page) => {
    const { path: file, content } = await page()
    expect(existsSync(path.join(root, file)) ? read(file) : '', 'run: npm run docs').toBe(content)
  })
})

describe('every page', () => {
  it.each(markdown)('%s names only existing npm scripts and muster commands', (file) => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
    const text = read(file)
    for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) expect(scripts).toContain(name)
    const commands = musterCommands()
    for (const [, name] of text.matchAll(/`(?:npx )?muster ([a-z]+)[^`]*`/g)) expect(commands).toContain(name)
  })
})

it('ARCHITECTURE.md shows the enforced import table', () => {
  const drawn = Object.fromEntries(
    [...read('ARCHITECTURE.md').matchAll(/^\| `packages\/(\w+)` *\|[^|]*\|([^|]*)\|$/gm)].map(
      ([, name, imports]) => [name, imports!.trim() === 'nothing of ours' ? [] : imports!.trim().split(', ')],
    ),
  )
  expect(drawn).toEqual(importTable)
})

it('ARCHITECTURE.md shows every folder of the daemon, with the layers that are enforced', () => {
  const rows = rowsOf('Inside the daemon').map(([first]) => namesIn(first!))
  const folders = readdirSync(path.join(root, daemonLayers.folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(rows.flat().sort()).toEqual(folders.sort())
  expect(rows.slice(0, daemonLayers.rows.length)).toEqual(daemonLayers.rows)
})

it('ARCHITECTURE.md names a file that exists for each step of a task', () => {
  const steps = rowsOf('How a task walks').map((cells) => namesIn(cells.at(-1)!))
  expect(steps.length).toBeGreaterThan(15)
  expect(steps.every((files) => files.length > 0)).toBe(true)
  expect(steps.flat().filter((file) => !existsSync(path.join(root, daemonLayers.folder, file)))).toEqual([])
})

/** The cells of each table row below a heading of ARCHITECTURE.md, without the header rows. */
function rowsOf(heading: string): string[][] {
  const section = read('ARCHITECTURE.md').split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row]) => row!.split('|'))
    .filter((cells) => cells[0]!.trim().length > 0 && namesIn(cells.join(' ')).length > 0)
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
}

it('hints of errors name only existing muster commands', () => {
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
