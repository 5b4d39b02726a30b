import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from './support.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-machine-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('reset deletes the data folder after confirmation, and only a folder that muster wrote', async () => {
  await writeFile(path.join(dataDir, 'thesis.txt'), 'mine')
  const foreign = await run(['reset', '--yes'], dataDir)
  expect([foreign.code, foreign.err]).toEqual([2, expect.stringContaining('has no file that muster wrote')])
  await writeFile(path.join(dataDir, 'api.token'), 'x')
  expect((await run(['reset'], dataDir)).code).toBe(2)
  expect(existsSync(dataDir)).toBe(true)
  expect((await run(['reset', '--yes'], dataDir)).code).toBe(0)
  expect(existsSync(dataDir)).toBe(false)
})

it('reset fails while a daemon runs', async () => {
  await writeFile(path.join(dataDir, 'api.token'), 'x')
  await writeFile(path.join(dataDir, 'api.json'), JSON.stringify({ port: 1, token: 'x', pid: process.pid }))
  const { code, err } = await run(['reset', '--yes'], dataDir)
  expect([code, err]).toEqual([2, expect.stringContaining(`A daemon (pid ${process.pid}) uses`)])
})

it('completion scripts complete commands and options', async () => {
  const { out } = await run(['completion', 'bash'], dataDir)
  const ask = (words: string[]) =>
    spawnSync(
      'bash',
      [
        '-c',
        `${out}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _muster; echo "\${COMPREPLY[@]}"`,
      ],
      { encoding: 'utf8' },
    ).stdout.trim()
  expect(ask(['muster', 'sub'])).toBe('submit')
  expect(ask(['muster', 'submit', '--max'])).toBe('--max-spend')
  expect(ask(['muster', 'join', '--ph'])).toBe('--phrase-file')
  expect((await run(['completion', 'fish'], dataDir)).out).toContain("-l max-spend -d '")
  expect((await run(['completion', 'tcsh'], dataDir)).code).toBe(2)
})

it('init lists the templates and rejects a folder with files', async () => {
  expect((await run(['init'], dataDir)).out).toContain('render')
  await mkdir(path.join(dataDir, 'full'))
  await writeFile(path.join(dataDir, 'full/x'), '')
  const { code, err } = await run(['init', 'render', path.join(dataDir, 'full')], dataDir)
  expect([code, err]).toEqual([2, expect.stringContaining('is not empty')])
})

it('config set and unset change the settings file, and reject what no daemon could read', async () => {
  const file = path.join(dataDir, 'config.yaml')
  await writeFile(file, '# mine\nlog: { level: warn }\n')
  const set = await run(['config', 'set', 'ports.api', '4321'], dataDir)
  expect([set.code, set.out]).toEqual([0, `ports.api is 4321 in ${file}\n`])
  expect(await readFile(file, 'utf8')).toBe('# mine\nlog: { level: warn }\nports:\n  api: 4321\n')
  expect((await run(['config', 'show'], dataDir)).out).toContain('api: 4321')
  const wrong = await run(['config', 'set', 'ports.api', 'many'], dataDir)
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Invalid value "many": ports.api')])
  const unknown = await run(['config', 'set', 'port', '1'], dataDir)
  expect([unknown.code, unknown.err]).toEqual([
    2,
    expect.stringMatching(/Unknown setting "port"[\s\S]*ports\.peer/),
  ])
  expect(JSON.parse((await run(['config', 'unset', 'ports.api', '--json'], dataDir)).out)).toEqual({
    file,
    setting: 'ports.api',
    value: null,
    changed: true,
  })
  expect(await readFile(file, 'utf8')).toBe('# mine\nlog: { level: warn }\n')
})
