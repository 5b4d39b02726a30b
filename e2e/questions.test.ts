import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../scripts/test/repository.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { atTerminal } from './support/atTerminal.ts'

it.for([
  ['Ctrl-C', '\u0003', 130, 'Cancelled; nothing was done.'],
  ['Ctrl-C through npx', '\u0003', 130, 'Cancelled; nothing was done.', ['npx', 'muster']],
  ['Ctrl-D', '\u0004', 130, 'Cancelled; nothing was done.'],
  ['no', 'n\r', 2, 'Not confirmed; nothing was done.'],
] as const)(
  '%s at a question changes nothing and says so in a sentence',
  async ([, keys, code, text, command], context) => {
    skipWithout(context, 'Python 3')
    const dataDir = await mkdtemp(path.join(tmpdir(), 'muster-questions-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    await writeFile(path.join(dataDir, 'api.token'), '')
    const reset = atTerminal(['reset'], dataDir, { cwd: root, ...(command && { command }) })
    await reset.sees('[y/N]')
    reset.type(keys)
    await reset.sees(text)
    expect(await reset.ended).toBe(code)
    expect(reset.screen()).not.toMatch(/\n\s+at /)
    expect(existsSync(dataDir)).toBe(true)
  },
)
