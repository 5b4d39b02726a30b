import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../scripts/test/repository.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { atTerminal } from './support/atTerminal.ts'
import { freePort } from './support/freePort.ts'

// The package as a user installs it: packed by npm, installed by npm into an empty prefix, run outside of the clone.

const run = promisify(execFile)
const minutes = 60_000

let folder: string
let work: string
let dataDir: string
let tarball: string
let env: NodeJS.ProcessEnv

type Outcome = { code: number; out: string; err: string }

/** Runs a command in an empty folder; its environment finds only what npm installed. */
async function inWork(command: string, ...args: string[]): Promise<Outcome> {
  const options = { cwd: work, env, maxBuffer: 64 * 2 ** 20, timeout: 9 * minutes }
  return run(command, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      err: error.stderr,
    }),
  )
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-installed-'))
  work = path.join(folder, 'work')
  dataDir = path.join(folder, 'data')
  await mkdir(work)
  const packed = await run(process.execPath, [path.join(root, 'scripts/package/pack.ts'), folder], {
    maxBuffer: 64 * 2 ** 20,
  })
  tarball = packed.stdout.trim()
  const prefix = path.join(folder, 'prefix')
  // without the settings of the npm that runs this test, and with those of the machine, such as its certificates
  const machine = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)/i.test(name))
  env = {
    ...Object.fromEntries(machine),
    PATH: `${path.join(prefix, 'bin')}${path.delimiter}${process.env.PATH}`,
    HOME: folder,
    MUSTER_DATA_DIR: dataDir,
    MUSTER_PORT_API: String(await freePort()),
    MUSTER_PORT_PEER: String(await freePort()),
    // one cache for both installations, so that npm fetches each package once
    npm_config_cache: path.join(folder, 'npm-cache'),
  }
  await run('npm', ['install', '--global', '--prefix', prefix, '--no-audit', '--no-fund', tarball], {
    cwd: work,
    env,
  })
}, 15 * minutes)
afterAll(async () => {
  if (existsSync(path.join(dataDir, 'api.json'))) await inWork('muster', 'down')
  await rm(folder, { recursive: true, force: true })
}, 2 * minutes)

it('packs everything into a few megabytes', async () => {
  expect(path.basename(tarball)).toMatch(/^muster-network-muster-\d+\.\d+\.\d+\.tgz$/)
  expect((await stat(tarball)).size).toBeLessThan(5e6)
})

it('prints its version and its help outside of the clone', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(await inWork('muster', '--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
  expect((await inWork('muster', 'status')).err).toContain('hint: Run muster up to start it')
})

it('runs a task on a local network of its own, and every hint can be pasted', {
  timeout: 14 * minutes,
}, async () => {
  const up = await inWork('muster', 'up', '--detach')
  expect(up).toMatchObject({
    code: 0,
    out: expect.stringMatching(/muster is up: http[\s\S]*stop: muster down/),
  })
  const page = await fetch(/http:\S+/.exec(up.out)![0])
  expect(await page.text()).toContain('<title>muster</title>')
  expect((await inWork('muster', 'init', 'render', 'my-task')).out).toContain(
    'with: muster submit my-task/task.yaml',
  )
  // a picture so small that a council replays it in time on a machine that runs other tests
  const file = path.join(work, 'my-task', 'task.yaml')
  const text = await readFile(file, 'utf8')
  const small = text.replace(/"640".*"64"/, '"64", --height, "36", --samples, "4"')
  expect(small).not.toBe(text)
  await writeFile(file, small)
  const submitted = await inWork('muster', 'submit', 'my-task/task.yaml', '--yes')
  expect(submitted.code, submitted.err).toBe(0)
  expect(submitted.out).toMatch(/download the result: muster pull 0x/)
  expect((await inWork('muster', 'pull', 'last', 'result')).code).toBe(0)
  expect(await readdir(path.join(work, 'result'))).toContain('picture.png')
  expect((await inWork('muster', 'down')).out).toBe('stopped\n')
})

it('Ctrl-C at a question cancels', async (context) => {
  skipWithout(context, 'Python 3')
  const reset = atTerminal(['reset'], dataDir, { command: ['muster'], cwd: work, env })
  await reset.sees('[y/N]')
  reset.type('\u0003')
  await reset.sees('Cancelled; nothing was done.')
  expect(await reset.ended).toBe(130)
  expect(reset.screen()).not.toMatch(/\n\s+at /)
})

it('runs with npx from its tarball, and repeats it in its hints', { timeout: 10 * minutes }, async () => {
  await rm(path.join(folder, 'prefix'), { recursive: true })
  const none = await inWork('npx', '--yes', `file:${tarball}`, 'status')
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringContaining(`Run npx file:${tarball} up to start it`),
  ])
})
