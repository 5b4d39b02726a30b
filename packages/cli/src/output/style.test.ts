import { Writable } from 'node:stream'
import { WriteStream } from 'node:tty'
import { afterEach, expect, it, vi } from 'vitest'
import { forStream, styled } from './style.ts'

afterEach(() => vi.unstubAllEnvs())

/** A stream as Node has it for a terminal or a pipe. */
const stream = (isTTY: boolean) =>
  Object.assign(new Writable(), {
    isTTY,
    getColorDepth: WriteStream.prototype.getColorDepth,
  }) as unknown as NodeJS.WriteStream

function environment(values: Record<string, string>) {
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'CI']) vi.stubEnv(name, undefined)
  vi.stubEnv('TERM', 'xterm-256color')
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
}

const red = '\u001b[31mfailed\u001b[39m'

it.for([
  ['a terminal', true, {}, red],
  ['a pipe', false, {}, 'failed'],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, 'failed'],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, red],
] as const)('%s', ([, isTTY, values, text]) => {
  environment(values)
  expect(forStream(styled('red', 'failed'), stream(isTTY))).toBe(text)
})

it('keeps only styles that cannot hide text', () => {
  environment({ FORCE_COLOR: '1' })
  expect(forStream('a\u001b[8mb\u001b[2Jc\u001b[1md', stream(true))).toBe('a\ufffd[8mb\ufffd[2Jc\u001b[1md')
})
