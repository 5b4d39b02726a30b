import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../test/repository.ts'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-launcher-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Creates an npm that prints its arguments and folder and exits with a status. Returns the PATH to find it. */
async function fakeNpm(status: number): Promise<string> {
  const file = path.join(folder, 'npm')
  await writeFile(file, `#!/bin/sh\necho "npm $* in $(pwd)"\nexit ${status}\n`)
  await chmod(file, 0o755)
  return `${folder}${path.delimiter}${process.env.PATH}`
}

/** Returns the command of a desktop file, unquoted by the rules of the format: first escapes of the value, then of the quotes. */
async function desktopCommand(file: string): Promise<string> {
  const line = /^Exec=sh -c "(.*)" muster %k$/m.exec(await readFile(file, 'utf8'))
  if (!line) throw new Error(`${file} has no line Exec=sh -c "…" muster %k.`)
  return line[1]!.replaceAll('\\\\', '\\').replaceAll(/\\(["`$\\])/g, '$1')
}

it.each(['start.sh', 'start.command'])('%s runs npm start with --open in its own folder', async (name) => {
  const PATH = await fakeNpm(0)
  const { stdout } = await run(path.join(root, name), { cwd: folder, env: { PATH } })
  expect(stdout).toBe(`npm start -- --open in ${root}\n`)
})

it('muster.desktop runs start.sh in any folder', async () => {
  const PATH = await fakeNpm(0)
  // %k is the location of the desktop file
  const { stdout } = await run(
    'sh',
    [
      '-c',
      await desktopCommand(path.join(root, 'muster.desktop')),
      'muster',
      `file://${root}/muster.desktop`,
    ],
    { cwd: folder, env: { PATH } },
  )
  expect(stdout).toBe(`npm start -- --open in ${root}\n`)
})

it('start.sh reports missing npm and returns the exit code of npm start', async () => {
  await symlink((await run('which', ['dirname'])).stdout.trim(), path.join(folder, 'dirname'))
  const without = run('/bin/sh', [path.join(root, 'start.sh')], { env: { PATH: folder } })
  await expect(without).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Node 20 or newer'),
  })
  const PATH = await fakeNpm(3)
  await expect(run(path.join(root, 'start.sh'), { env: { PATH } })).rejects.toMatchObject({ code: 3 })
})

it.each(['start.sh', 'start.command', 'muster.desktop'])('%s is executable', async (name) => {
  expect((await stat(path.join(root, name))).mode & 0o111).toBe(0o111)
})
