import { stripVTControlCharacters } from 'node:util'
import { expect, it, vi } from 'vitest'
import { LogLines } from './LogLines.ts'

const chunk = (part: number, text: string, atMs = 0) => ({ part, text, atMs, offset: 0, nextOffset: 0 })
const read = (lines: LogLines, ...chunks: ReturnType<typeof chunk>[]) =>
  stripVTControlCharacters(chunks.map((each) => lines.add(each)).join('') + lines.rest())

it('keeps the lines of parts whole when their chunks alternate', () => {
  const lines = new LogLines({ withPrefix: true, raw: false, times: false })
  const text = read(
    lines,
    chunk(0, 'row 1\nro'),
    chunk(1, 'one\ntwo'),
    chunk(0, 'w 2\n'),
    chunk(1, ' and a half'),
  )
  expect(text).toBe('[0] row 1\n[1] one\n[0] row 2\n[1] two and a half\n')
})

it('shows the time at which a line began', () => {
  vi.stubEnv('TZ', 'UTC')
  const lines = new LogLines({ withPrefix: false, raw: false, times: true })
  expect(read(lines, chunk(0, 'a\nb', 1_000), chunk(0, 'c\nd\n', 61_000))).toBe(
    '1970-01-01 00:00:01 a\n1970-01-01 00:00:01 bc\n1970-01-01 00:01:01 d\n',
  )
  vi.unstubAllEnvs()
})

it('replaces control codes unless the raw text is wanted', () => {
  const add = (raw: boolean) =>
    new LogLines({ withPrefix: false, raw, times: false }).add(chunk(0, '\u001b[31mx\n'))
  expect([add(false), add(true)]).toEqual(['\ufffd[31mx\n', '\u001b[31mx\n'])
})
