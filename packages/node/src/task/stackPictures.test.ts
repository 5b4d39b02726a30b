import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { stackPictures } from './stackPictures.ts'

const ppm = (width: number, height: number, fill: number) =>
  Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), Buffer.alloc(width * height * 3, fill)])

it('stacks bands of one width into one PNG, first on top', () => {
  const png = stackPictures([ppm(2, 1, 10), ppm(2, 2, 20)])!
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 3])
  const length = png.readUInt32BE(33)
  const rows = inflateSync(png.subarray(41, 41 + length))
  const row = (value: number) => [0, ...Array(6).fill(value)]
  expect([...rows]).toEqual([...row(10), ...row(20), ...row(20)])
})

it('returns nothing for files that are not bands of one picture', () => {
  expect(stackPictures([])).toBeUndefined()
  expect(stackPictures([ppm(2, 1, 0), ppm(3, 1, 0)])).toBeUndefined()
  expect(stackPictures([ppm(2, 1, 0), Buffer.from('text')])).toBeUndefined()
  expect(stackPictures([ppm(2, 2, 0).subarray(0, -1)])).toBeUndefined()
})
