import { describe, expect, it } from 'vitest'
import { unsafePathReason } from './unsafePathReason.ts'

describe('a path from outside', () => {
  it.each(['a', 'in/data.bin', '.hidden', 'a..b/..c', 'ä/\u2028', 'x'.repeat(255)])('may be %j', (path) =>
    expect(unsafePathReason(path)).toBeUndefined(),
  )

  it.each([
    '',
    '.',
    '..',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    'x\n/../../y',
    'x\u2028/../y',
    'a\\..\\b',
    'C:/x',
    'a\0b',
    'é'.repeat(128),
  ])('must not be %j', (path) => expect(unsafePathReason(path)).toEqual(expect.any(String)))
})
