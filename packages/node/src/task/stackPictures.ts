import { crc32, deflateSync } from 'node:zlib'

/** A picture as rows of red, green and blue bytes. */
type Picture = { width: number; height: number; pixels: Buffer }

/**
 * Stacks the bands of a picture in the given order into a PNG. Undefined when they are not binary PPM files of one
 * width.
 */
export function stackPictures(bands: readonly Buffer[]): Buffer | undefined {
  const pictures = bands.map(readPpm)
  const [first] = pictures
  if (!first || pictures.some((each) => each?.width !== first.width)) return undefined
  const known = pictures as Picture[]
  return writePng({
    width: first.width,
    height: known.reduce((sum, { height }) => sum + height, 0),
    pixels: Buffer.concat(known.map(({ pixels }) => pixels)),
  })
}

function readPpm(file: Buffer): Picture | undefined {
  const header = /^P6\s(\d{1,6})\s(\d{1,6})\s255\s/.exec(file.toString('latin1', 0, 64))
  if (!header) return undefined
  const [width, height] = [Number(header[1]), Number(header[2])]
  const pixels = file.subarray(header[0].length)
  return pixels.length === width * height * 3 ? { width, height, pixels } : undefined
}

function writePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits, RGB
  const stride = width * 3
  const rows = Buffer.alloc(height * (stride + 1)) // each row begins with its filter type: none
  for (let y = 0; y < height; y++) pixels.copy(rows, y * (stride + 1) + 1, y * stride, (y + 1) * stride)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
