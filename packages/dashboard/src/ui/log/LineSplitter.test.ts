import { expect, it } from 'vitest'
import { LineSplitter } from './LineSplitter.ts'

const texts = (splitter: LineSplitter, ...chunks: string[]) =>
  splitter.split(chunks.map((text) => ({ atMs: 1, text }))).map((line) => line.text)

it('assembles whole lines from chunks', () => {
  const splitter = new LineSplitter()
  expect(texts(splitter, 'one\ntw', 'o\n\nthr')).toEqual(['one', 'two', ''])
  expect(texts(splitter, 'ee\n')).toEqual(['three'])
})

it('continues line numbers, and splits endless lines', () => {
  const splitter = new LineSplitter()
  const lines = splitter.split([{ atMs: 1, text: 'x'.repeat(4500) }])
  expect(lines.map((line) => [line.number, line.text.length])).toEqual([
    [1, 2000],
    [2, 2000],
  ])
  expect(splitter.split([{ atMs: 2, text: '\n' }])).toEqual([{ number: 3, atMs: 2, text: 'x'.repeat(500) }])
})
