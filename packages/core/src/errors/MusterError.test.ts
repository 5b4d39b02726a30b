import { describe, expect, it } from 'vitest'
import { hasCode, MusterError } from './MusterError.ts'

describe('MusterError', () => {
  it('defaults hint and retryable to those of its code', () => {
    const plain = new MusterError('SPEC_INVALID', '3 mistakes')
    expect(plain).toMatchObject({ code: 'SPEC_INVALID', retryable: false, message: '3 mistakes' })
    expect(plain.hint).toContain('docs/task-file.md')
    expect(new MusterError('SPEC_INVALID', 'x', { hint: 'h', retryable: true })).toMatchObject({
      hint: 'h',
      retryable: true,
    })
  })

  it('keeps the cause', () => {
    const cause = new Error('inner')
    expect(new MusterError('BUG_UNREACHABLE', 'x', { cause }).cause).toBe(cause)
  })
})

describe('hasCode', () => {
  it('recognises an error from another copy of the module by its code', () => {
    const foreign = Object.assign(new Error('x'), { code: 'SPEC_INVALID' })
    expect(hasCode(foreign)).toBe(true)
    expect(hasCode(foreign, 'SPEC_INVALID')).toBe(true)
    expect(hasCode(foreign, 'CONFIG_INVALID')).toBe(false)
  })

  it('rejects other errors and other values', () => {
    for (const other of [
      new Error('x'),
      Object.assign(new Error('x'), { code: 'ENOENT' }),
      null,
      'SPEC_INVALID',
      undefined,
    ])
      expect(hasCode(other)).toBe(false)
  })
})
