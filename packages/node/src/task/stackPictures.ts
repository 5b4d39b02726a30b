import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflate } from 'node:zlib'

/** A band of a picture: rows of red, green and blue bytes in a file. */
type Band = { file: string; start: number; width: number; height: number }

const maxHeaderBytes = 64
/** Rows that are read at once, in bytes. */
const pieceBytes = 2 ** 20

/**
 * Stacks the bands of a picture in the given order into a PNG at `target`. Returns false, and writes nothing, when they
 * are not binary PPM files of one width. The picture is compressed piece by piece outside this thread: strangers made it.
 */
export async function stackPictures(files: readonly string[], target: string): Promise<boolean> {
  const bands: Band[] = []
  for (const file of files) {
    const band = await readBand(file)
    if (!band || (bands[0] && bands[0].width !== band.width)) return false
    bands.push(band)
  }
  const [first] = bands
  if (!first || first.width === 0) return false
  const height = bands.reduce((sum, band) => sum + band.height, 0)
  await pipeline(
    Readable.from(rowsOf(bands)),
    createDeflate(),
    (pixels: AsyncIterable<Buffer>) => pngOf(first.width, height, pixels),
    createWriteStream(target, { mode: 0o600 }),
  )
  return true
}

async function readBand(file: string): Promise<Band | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
    const header = /^P6\s(\d{1,6})\s(\d{1,6})\s255\s/.exec(buffer.toString('latin1', 0, bytesRead))
    if (!header) return undefined
    const [width, height, start] = [Number(header[1]), Number(header[2]), header[0].length]
    const { size } = await handle.stat()
    return size - start === width * height * 3 ? { file, start, width, height } : undefined
  } finally {
    await handle.close()
  }
}

/** Yields the rows of all bands as a PNG has them: each begins with its filter, none. */
async function* rowsOf(bands: readonly Band[]): AsyncGenerator<Buffer> {
  for (const { file, start, width, height } of bands) {
    const stride = width * 3
    const atOnce = Math.max(1, Math.floor(pieceBytes / stride))
    const handle = await open(file)
    try {
      for (let y = 0; y < height; y += atOnce) {
        const count = Math.min(atOnce, height - y)
        const { buffer: pixels } = await handle.read(
          Buffer.alloc(count * stride),
          0,
          count * stride,
          start + y * stride,
        )
        const rows = Buffer.alloc(count * (stride + 1))
        for (let row = 0; row < count; row++)
          pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride)
        yield rows
      }
    } finally {
      await handle.close()
    }
  }
}

async function* pngOf(width: number, height: number, pixels: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits, RGB
  yield Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  yield chunk('IHDR', header)
  for await (const piece of pixels) yield chunk('IDAT', piece)
  yield chunk('IEND', Buffer.alloc(0))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
