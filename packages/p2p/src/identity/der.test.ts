import { describe, expect, it } from 'vitest'
import { integer, oid, sequence, utf8 } from './der.ts'

describe('der', () => {
  it('encodes elements as the standard requires', () => {
    expect(integer(Buffer.of(0, 0, 0x80)).toString('hex')).toBe('02020080')
    expect(oid(1, 2, 840, 113549).toString('hex')).toBe('06062a864886f70d')
    expect(sequence(Buffer.alloc(200)).subarray(0, 3).toString('hex')).toBe('3081c8')
    expect(sequence(Buffer.alloc(300)).subarray(0, 4).toString('hex')).toBe('3082012c')
    expect(utf8('é').toString('hex')).toBe('0c02c3a9')
  })
})
