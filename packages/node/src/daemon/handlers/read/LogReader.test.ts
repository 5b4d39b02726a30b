import { expect, it } from 'vitest'
import { LogReader, mergeLogs } from './LogReader.ts'

type Line = { text: string; atMs: number }

/** Logs in memory: each line has its own time. */
function readersOf(...parts: Line[][]) {
  const bytesOf = (part: number) => Buffer.from(parts[part]!.map(({ text }) => text).join(''))
  const logs = {
    logs: (_: string, part: number, offset = 0, maxBytes = 1 << 20) => {
      const bytes = bytesOf(part).subarray(offset, offset + maxBytes)
      return { bytes, nextOffset: offset + bytes.length }
    },
    logWrittenAt: (_: string, part: number, offset: number) => {
      let until = 0
      for (const { text, atMs } of parts[part]!) {
        until += Buffer.byteLength(text)
        if (offset < until) return { atMs, until }
      }
      throw new Error('past the end')
    },
  }
  return parts.map((_, part) => new LogReader(logs, { taskId: '0x1', part, from: 0 }))
}

it('merges the logs of all parts in the order of writing', () => {
  const readers = readersOf(
    [
      { text: 'a\n', atMs: 1 },
      { text: 'd\n', atMs: 7 },
    ],
    [],
    [
      { text: 'b\n', atMs: 2 },
      { text: 'c\n', atMs: 3 },
    ],
  )
  expect([...mergeLogs(readers)].map(({ part, text, atMs }) => [part, text, atMs])).toEqual([
    [0, 'a\n', 1],
    [2, 'b\n', 2],
    [2, 'c\n', 3],
    [0, 'd\n', 7],
  ])
  expect([...mergeLogs(readers)]).toEqual([])
})

it('joins a character that two chunks share', () => {
  const bytes = Buffer.from('é!')
  const reader = new LogReader(
    {
      logs: (_, __, offset = 0) => ({ bytes: bytes.subarray(offset), nextOffset: bytes.length }),
      logWrittenAt: (_, __, offset) => ({ atMs: offset, until: offset + 1 }),
    },
    { taskId: '0x1', part: 0, from: 0 },
  )
  expect([...mergeLogs([reader])].map(({ text }) => text).join('')).toBe('é!')
})
