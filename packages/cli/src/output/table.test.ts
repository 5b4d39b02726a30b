import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { formatFacts, formatTable } from './table.ts'
import { textWidth } from './textWidth.ts'

const rows = [
  { id: '0xabcdef', name: 'a task with quite a long name', place: 'de', note: 'something about it' },
  { id: '0x123456', name: '日本語のタスク', place: 'us-east', note: '' },
]
const columns = [
  { title: 'ID', cell: (row: (typeof rows)[0]) => row.id },
  { title: 'NAME', cell: (row: (typeof rows)[0]) => row.name, shrinks: 2 },
  { title: 'PLACE', cell: (row: (typeof rows)[0]) => row.place, style: () => 'green' as const },
  { title: 'NOTE', cell: (row: (typeof rows)[0]) => row.note, shrinks: 1 },
]
const plain = (width: number) => stripVTControlCharacters(formatTable(rows, columns, width))

it('is as wide as necessary without a terminal', () => {
  expect(plain(Number.POSITIVE_INFINITY)).toMatchInlineSnapshot(`
    "ID        NAME                           PLACE    NOTE
    0xabcdef  a task with quite a long name  de       something about it
    0x123456  日本語のタスク                 us-east
    "
  `)
})

it('shortens the least important column first, then the next, then leaves them out', () => {
  expect(plain(60)).toMatchInlineSnapshot(`
    "ID        NAME                           PLACE    NOTE
    0xabcdef  a task with quite a long name  de       something…
    0x123456  日本語のタスク                 us-east
    "
  `)
  expect(plain(48)).toMatchInlineSnapshot(`
    "ID        NAME                 PLACE    NOTE
    0xabcdef  a task with quite…   de       somethi…
    0x123456  日本語のタスク       us-east
    "
  `)
  expect(plain(28).split('\n')[0]).toBe('ID        NAME      PLACE')
  expect(plain(20).split('\n')[0]).toBe('ID        PLACE')
})

it.each([28, 36, 48, 60, 80, 120])('fits %i columns with wide characters', (width) => {
  for (const line of plain(width).split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(width)
})

it('lets no cell of a stranger move the cursor or colour the text', () => {
  const text = formatTable([{ name: '\u001b[31mred\u001b[2J\n' }], [{ title: 'X', cell: (row) => row.name }])
  expect(stripVTControlCharacters(text)).toBe('X\n\ufffd[31mred\ufffd[2J\n')
})

it('continues a long value of a fact below its start', () => {
  const text = stripVTControlCharacters(
    formatFacts(
      [
        ['a', 'one two three four'],
        ['name', 'x'],
      ],
      16,
    ),
  )
  expect(text).toBe('a     one two\n      three four\nname  x\n')
})
