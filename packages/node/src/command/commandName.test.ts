import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commandName } from './commandName.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster command-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Creates a package.json at `home`, and returns the folder of muster installed below it. */
async function installedIn(home: string, manifest?: object): Promise<string> {
  const root = path.join(home, 'node_modules/@muster-network/muster')
  await mkdir(root, { recursive: true })
  if (manifest) await writeFile(path.join(home, 'package.json'), JSON.stringify(manifest))
  return root
}

it('is npx muster inside this clone, and the path of its program elsewhere', () => {
  const clone = path.resolve(import.meta.dirname, '../../../..')
  expect(commandName({ cwd: clone })).toBe('npx muster')
  expect(commandName({ cwd: path.join(clone, 'examples/tracer') })).toBe('npx muster')
  // npm looks for the command of the nearest package, and these have none
  const elsewhere = [path.join(clone, 'packages/cli/src'), path.join(clone, 'contracts')]
  for (const cwd of [...elsewhere, tmpdir(), path.dirname(clone), undefined])
    expect(commandName({ cwd })).toContain(path.join(clone, 'bin/muster.mjs'))
})

it('is muster after a global installation', async () => {
  const root = await installedIn(path.join(folder, 'lib'))
  expect(commandName({ cwd: folder, root })).toBe('muster')
})

it('repeats the package of npx', async () => {
  const root = await installedIn(folder, { _npx: { packages: ['@muster-network/muster'] } })
  expect(commandName({ cwd: tmpdir(), root })).toBe('npx @muster-network/muster')
  const tarball = await installedIn(folder, {
    _npx: { packages: ['file:dist/muster.tgz'] },
    dependencies: { '@muster-network/muster': "file:../it's mine/muster.tgz" },
  })
  const file = path.resolve(folder, "../it's mine/muster.tgz").replaceAll("'", "'\\''")
  expect(commandName({ cwd: tmpdir(), root: tarball })).toBe(`npx 'file:${file}'`)
})

it('is npx muster inside a project that depends on it, and a quoted path elsewhere', async () => {
  const root = await installedIn(folder, { name: 'mine' })
  expect(commandName({ cwd: path.join(folder, 'sub'), root })).toBe('npx muster')
  expect(commandName({ cwd: tmpdir(), root })).toBe(`'${path.join(root, 'bin/muster.mjs')}'`)
})
