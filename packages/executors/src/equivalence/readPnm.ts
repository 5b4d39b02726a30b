import type { ByteSource } from './ByteSource.ts'
import { type Image, imageSizeProblem, rowsPerBand } from './Image.ts'

/** Decodes a binary PPM (P6) or PGM (P5) of 8 or 16 bits, or returns why it cannot. */
export function readPnm(file: ByteSource): Image | string {
  const head = file.read(0, 512).toString('latin1')
  const match =
    /^P([56])(?:\s|#[^\n]*\n)+(\d{1,9})(?:\s|#[^\n]*\n)+(\d{1,9})(?:\s|#[^\n]*\n)+(\d{1,5})\s/.exec(head)
  if (match === null) return 'it is not a PPM or PGM image'
  const [width, height, max] = [Number(match[2]), Number(match[3]), Number(match[4])] as const
  const problem = imageSizeProblem(width, height)
  if (problem !== undefined) return problem
  if (max < 1 || max > 65_535) return `its largest value ${max} is not between 1 and 65535`
  const channels = match[1] === '6' ? 3 : 1
  const wide = max > 255 ? 2 : 1
  const start = match[0].length
  const rowBytes = width * channels * wide
  if (file.bytes - start !== rowBytes * height)
    return `it has ${file.bytes - start} bytes of pixels instead of ${rowBytes * height}`

  return {
    width,
    height,
    async *bands() {
      for (let y = 0; y < height; y += rowsPerBand(width)) {
        const rows = Math.min(rowsPerBand(width), height - y)
        yield toRgba(file.read(start + y * rowBytes, rows * rowBytes), { channels, wide, max })
      }
    },
  }
}

function toRgba(
  data: Buffer,
  { channels, wide, max }: { channels: number; wide: number; max: number },
): Uint16Array {
  const pixels = data.length / (channels * wide)
  const rgba = new Uint16Array(pixels * 4)
  const value = (at: number) => (wide === 1 ? data[at]! : data[at * 2]! * 256 + data[at * 2 + 1]!)
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const raw = value(pixel * channels + (channels === 3 ? channel : 0))
      rgba[pixel * 4 + channel] = Math.round((Math.min(raw, max) * 65_535) / max)
    }
    rgba[pixel * 4 + 3] = 65_535
  }
  return rgba
}
