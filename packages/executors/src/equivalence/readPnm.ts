import { type Image, imageSizeProblem } from './Image.ts'

/** Decodes a binary PPM (P6) or PGM (P5) of 8 or 16 bits, or returns why it cannot. */
export function readPnm(bytes: Uint8Array): Image | string {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  const match =
    /^P([56])(?:\s|#[^\n]*\n)+(\d{1,9})(?:\s|#[^\n]*\n)+(\d{1,9})(?:\s|#[^\n]*\n)+(\d{1,5})\s/.exec(head)
  if (match === null) return 'it is not a PPM or PGM image'
  const [width, height, max] = [Number(match[2]), Number(match[3]), Number(match[4])] as const
  const problem = imageSizeProblem(width, height)
  if (problem !== undefined) return problem
  if (max < 1 || max > 65_535) return `its largest value ${max} is not between 1 and 65535`
  const channels = match[1] === '6' ? 3 : 1
  const wide = max > 255 ? 2 : 1
  const data = bytes.subarray(match[0].length)
  if (data.length !== width * height * channels * wide)
    return `it has ${data.length} bytes of pixels instead of ${width * height * channels * wide}`

  const rgba = new Uint16Array(width * height * 4)
  const value = (at: number) => (wide === 1 ? data[at]! : data[at * 2]! * 256 + data[at * 2 + 1]!)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const raw = value(pixel * channels + (channels === 3 ? channel : 0))
      rgba[pixel * 4 + channel] = Math.round((Math.min(raw, max) * 65_535) / max)
    }
    rgba[pixel * 4 + 3] = 65_535
  }
  return { width, height, rgba }
}
