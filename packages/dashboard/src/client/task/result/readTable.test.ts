import { describe, expect, it } from 'vitest'
import { readTable } from './readTable.ts'

describe('a table', () => {
  it('parses quoted cells, up to a maximum of rows', () => {
    expect(readTable('a,"b, ""c"""\r\n1,2\n3,4\n', ',', 2)).toEqual([
      ['a', 'b, "c"'],
      ['1', '2'],
    ])
    expect(readTable('x\ty', '\t', 9)).toEqual([['x', 'y']])
  })
})
