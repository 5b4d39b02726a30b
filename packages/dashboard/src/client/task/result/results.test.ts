import { describe, expect, it } from 'vitest'
import { readPixmap } from './readPixmap.ts'
import { readTable } from './readTable.ts'

describe('a table', () => {
  it('is read with quoted cells, up to a number of rows', () => {
    expect(readTable('a,"b, ""c"""\r\n1,2\n3,4\n', ',', 2)).toEqual([
      ['a', 'b, "c"'],
      ['1', '2'],
    ])
    expect(readTable('x\ty', '\t', 9)).toEqual([['x', 'y']])
  })
})

describe('a pixmap', () => {
  const head = new TextEncoder().encode('P6\n# made by a test\n2 1\n255\n')

  it('is read into pixels', () => {
    const read = readPixmap(new Uint8Array([...head, 1, 2, 3, 4, 5, 6]))
    expect(read).toMatchObject({ width: 2, height: 1 })
    expect([...read!.rgba]).toEqual([1, 2, 3, 255, 4, 5, 6, 255])
  })

  it('is refused when it promises more than it has, or is something else', () => {
    expect(readPixmap(new Uint8Array([...head, 1, 2, 3]))).toBeUndefined()
    expect(readPixmap(new TextEncoder().encode('P6 999999 999999 255 x'))).toBeUndefined()
    expect(readPixmap(new TextEncoder().encode('noise'))).toBeUndefined()
  })
})
