import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const main = path.resolve(import.meta.dirname, '../src/main.ts')
const dataDir = path.join(tmpdir(), 'muster-command-test')

function muster(args: string[], env: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: tmpdir(), MUSTER_DATA_DIR: dataDir, ...env },
  })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

it('doctor --json prints one object and nothing else', () => {
  const { code, out, err } = muster(['doctor', '--json'])
  const report = JSON.parse(out) as { ok: boolean; findings: { name: string }[] }
  expect({ code, err, ok: report.ok }).toEqual({ code: 0, err: '', ok: true })
  expect(report.findings.length).toBeGreaterThan(6)
})

it('doctor ends with a summary', () => {
  expect(muster(['doctor']).out).toMatch(/\nmuster can run on this machine.*\n$/)
})

it('config show prints the effective settings', () => {
  expect(muster(['config', 'show'], { MUSTER_PORT_API: '4321' }).out).toContain('api: 4321')
})

it('prints an invalid setting with a hint, as text and as JSON, with exit code 2', () => {
  const text = muster(['config', 'show'], { MUSTER_PORT_API: 'x' })
  expect(text).toMatchObject({ code: 2, out: '' })
  expect(text.err).toMatch(/ports\.api[\s\S]*hint: [\s\S]*code: CONFIG_INVALID/)
  const json = muster(['config', 'show', '--json'], { MUSTER_PORT_API: 'x' })
  expect(JSON.parse(json.err)).toMatchObject({ error: { code: 'CONFIG_INVALID' } })
})

it('suggests the right command for a mistyped one, with exit code 2', () => {
  const { code, err } = muster(['docter'])
  expect(code).toBe(2)
  expect(err).toContain('Did you mean doctor?')
})

it('lists the commands with --help or without arguments, with exit code 0', () => {
  for (const args of [['--help'], []]) {
    const { code, out } = muster(args)
    expect(code).toBe(0)
    expect(out).toContain('doctor')
  }
})

it('validate lists every mistake with its position and exits with code 2', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-validate-'))
  const file = path.join(folder, 'task.yaml')
  try {
    writeFileSync(
      file,
      'version: 1\nkind: batch\nname: tea\nmodel: { wasm: none.wasm, parts: 0 }\ncolour: red\n',
    )
    const text = muster(['validate', file])
    expect(text.code).toBe(2)
    expect(text.out).toMatch(
      /task\.yaml:4:\d+ [\s\S]*none\.wasm[\s\S]*task\.yaml:5:1 [\s\S]*colour[\s\S]*\d+ mistakes\n$/,
    )
    const json = muster(['validate', '--json', file])
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ line: 5 })]),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('validate reports a missing file with a hint', () => {
  const { code, err } = muster(['validate', 'no-such-task.yaml'])
  expect(code).toBe(2)
  expect(err).toMatch(/no-such-task\.yaml cannot be read: there is no such file\n {2}hint: /)
})
