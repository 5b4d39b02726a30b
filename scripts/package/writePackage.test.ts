import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../test/repository.ts'
import { writePackage } from './writePackage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-package-'))
  await writePackage(folder, { built: false })
}, 180_000)
afterAll(() => rm(folder, { recursive: true }))

const manifest = () =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string
    bin: Record<string, string>
    dependencies: Record<string, string>
    optionalDependencies: Record<string, string>
  }

it('has a name of our own, exact versions, and Node 24 for every platform', () => {
  const { name, bin, dependencies, optionalDependencies } = manifest()
  expect({ name, bin }).toEqual({ name: '@muster-network/muster', bin: { muster: 'bin/muster.mjs' } })
  expect(Object.keys(optionalDependencies)).toHaveLength(5)
  for (const version of Object.values({ ...dependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

it('every module is JavaScript, and imports only its own files and its dependencies', () => {
  const wrong: string[] = []
  const modules = globSync('**/*.{js,mjs,ts}', { cwd: folder })
  for (const file of modules) {
    const { module, errors } = parseSync(
      file.replace(/\.mjs$/, '.js'),
      readFileSync(path.join(folder, file), 'utf8'),
    )
    if (errors.length > 0 || file.endsWith('.ts')) wrong.push(`${file} is not JavaScript`)
    const named = [
      ...module.staticImports.map((each) => each.moduleRequest.value),
      ...module.staticExports.flatMap((each) =>
        each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
      ),
    ]
    for (const name of named) {
      if (name.startsWith('node:')) continue
      const found = name.startsWith('.')
        ? existsSync(path.resolve(folder, path.dirname(file), name))
        : dependencyOf(name) in manifest().dependencies
      if (!found) wrong.push(`${file} imports ${name}`)
    }
  }
  expect(modules.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

const dependencyOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

it('has no tests, and stays small', () => {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.filter((entry) => /\.test\.|\.snap$/.test(entry.name))).toEqual([])
  const bytes = files.reduce(
    (sum, entry) => sum + readFileSync(path.join(entry.parentPath, entry.name)).length,
    0,
  )
  expect(bytes).toBeLessThan(15e6)
})

it('runs on the Node of this machine, with the packages that npm installs', async () => {
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const run = (...args: string[]) =>
    spawnSync('node', [path.join(folder, 'bin/muster.mjs'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, MUSTER_DATA_DIR: path.join(folder, 'data') },
    })
  expect(run('--help').stdout).toContain('start the daemon')
  expect(run('init').stdout).toContain('render')
  expect(run('status')).toMatchObject({ status: 1, stderr: expect.stringContaining('No daemon is running') })
})
