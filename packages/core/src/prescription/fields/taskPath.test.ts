import { describe, expect, it } from 'vitest'
import { readTaskPath } from './taskPath.ts'

describe('paths', () => {
  it('are normalised', () => {
    expect(readTaskPath('./in//a/')).toEqual({ ok: true, path: 'in/a' })
    expect(readTaskPath('./')).toEqual({ ok: true, path: '.' })
  })

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/..',
    'C:\\x',
    'C:/x',
    '~/x',
    '~root',
    'a\\b',
    'a\u0000b',
    'file:///x',
    'https://x/y',
  ])('%j is rejected', (text) => expect(readTaskPath(text).ok).toBe(false))
})
