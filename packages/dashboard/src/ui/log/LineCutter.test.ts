import { expect, it } from 'vitest'
import { LineCutter } from './LineCutter.ts'

const texts = (cutter: LineCutter, ...pieces: string[]) =>
  cutter.cut(pieces.map((text) => ({ atMs: 1, text }))).map((line) => line.text)

it('makes whole lines of pieces that end anywhere', () => {
  const cutter = new LineCutter()
  expect(texts(cutter, 'one\ntw', 'o\n\nthr')).toEqual(['one', 'two', ''])
  expect(texts(cutter, 'ee\n')).toEqual(['three'])
})

it('numbers lines on, and cuts endless ones', () => {
  const cutter = new LineCutter()
  const lines = cutter.cut([{ atMs: 1, text: 'x'.repeat(4500) }])
  expect(lines.map((line) => [line.number, line.text.length])).toEqual([
    [1, 2000],
    [2, 2000],
  ])
  expect(cutter.cut([{ atMs: 2, text: '\n' }])).toEqual([{ number: 3, atMs: 2, text: 'x'.repeat(500) }])
})
