import { describe, expect, it } from 'vitest'
import { readPixmap } from './readPixmap.ts'

describe('a pixmap', () => {
  const head = new TextEncoder().encode('P6\n# made by a test\n2 1\n255\n')

  it('decodes into pixels', () => {
    const read = readPixmap(new Uint8Array([...head, 1, 2, 3, 4, 5, 6]))
    expect(read).toMatchObject({ width: 2, height: 1 })
    expect([...read!.rgba]).toEqual([1, 2, 3, 255, 4, 5, 6, 255])
  })

  it('is rejected when its header claims more than its data, or when it is another format', () => {
    expect(readPixmap(new Uint8Array([...head, 1, 2, 3]))).toBeUndefined()
    expect(readPixmap(new TextEncoder().encode('P6 999999 999999 255 x'))).toBeUndefined()
    expect(readPixmap(new TextEncoder().encode('noise'))).toBeUndefined()
  })
})
