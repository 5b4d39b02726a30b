import { expect, it } from 'vitest'
import { Parser } from 'yaml'
import { parsePrescription } from '../parsePrescription.ts'
import { mostKeysOf } from './mostKeysOf.ts'

const most = (text: string) => mostKeysOf([...new Parser().parse(text)])

it('finds the largest mapping, in blocks and in braces, wherever it is', () => {
  expect(most('- 1\n- 2\n')).toBe(0)
  expect(most('a: 1\nb: [1, 2, 3, 4]\n')).toBe(2)
  expect(most('a: { b: 1, c: 2, d: 3 }\n')).toBe(3)
  expect(most('- { a: { b: [{ c: 1, d: 2 }] } }\n')).toBe(2)
  expect(most(`${'['.repeat(30_000)}`)).toBe(0)
})

it('keeps task files whose keys the parser would compare for a minute from it', () => {
  const keys = Array.from({ length: 16_000 }, (_, n) => `${String.fromCodePoint(0x4e00 + n)}:`)
  for (const text of [keys.join('\n'), `{${keys.slice(0, 12_000).join(' ,')}}`]) {
    const parsed = parsePrescription(text, { fileName: 'task.yaml' })
    expect(parsed).toMatchObject({ ok: false, problems: [{ what: 'a mapping has too many keys' }] })
  }
})
