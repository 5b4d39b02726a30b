import { inflateSync } from 'node:zlib'
import { type Image, imageSizeProblem } from './Image.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depthsOf: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

type Header = { width: number; height: number; depth: number; colour: number; channels: number }

/**
 * Decodes a PNG, or returns why it cannot (interlaced PNGs are not supported). A small decoder of our own,
 * because the bytes are untrusted: the size is known from the header before anything is inflated, and
 * inflating stops at that size.
 */
export function readPng(bytes: Uint8Array): Image | string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, 8).equals(signature) || file.length < 33) return 'it is not a PNG'
  const header = readHeader(file)
  if (typeof header === 'string') return header

  let palette: Buffer | undefined
  let transparency: Buffer | undefined
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > file.length) return 'it is truncated'
    const body = file.subarray(at + 8, at + 8 + length)
    if (type === 'PLTE') palette = body
    if (type === 'tRNS') transparency = body
    if (type === 'IDAT') parts.push(body)
    if (type === 'IEND') break
    at += 12 + length
  }
  if (header.colour === 3 && palette === undefined) return 'its palette is missing'

  const rowBytes = Math.ceil((header.width * header.channels * header.depth) / 8)
  const expected = (rowBytes + 1) * header.height
  let raw: Buffer
  try {
    raw = inflateSync(Buffer.concat(parts), { maxOutputLength: expected })
  } catch {
    return 'its pixels cannot be inflated'
  }
  if (raw.length !== expected) return 'it has too few pixels'
  if (!unfilter(raw, rowBytes, header)) return 'it uses an unknown filter'
  return {
    width: header.width,
    height: header.height,
    rgba: toRgba(raw, rowBytes, header, { palette, transparency }),
  }
}

function readHeader(file: Buffer): Header | string {
  if (file.toString('latin1', 12, 16) !== 'IHDR') return 'its header is missing'
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [depth, colour, compression, filter, interlace] = file.subarray(24, 29) as unknown as number[]
  const problem = imageSizeProblem(width, height)
  if (problem !== undefined) return problem
  if (interlace !== 0) return 'it is interlaced, which is not supported'
  if (compression !== 0 || filter !== 0 || !depthsOf[colour!]?.includes(depth!))
    return 'its PNG format is not supported'
  return { width, height, depth: depth!, colour: colour!, channels: channelsOf[colour!]! }
}

/** Undoes the filter of each row in place; returns false for an unknown filter. */
function unfilter(raw: Buffer, rowBytes: number, { height, channels, depth }: Header): boolean {
  const step = Math.max(1, (channels * depth) >> 3)
  for (let y = 0; y < height; y++) {
    const row = y * (rowBytes + 1) + 1
    const filter = raw[row - 1]!
    if (filter > 4) return false
    for (let i = 0; i < rowBytes; i++) {
      const left = i >= step ? raw[row + i - step]! : 0
      const up = y > 0 ? raw[row + i - rowBytes - 1]! : 0
      const corner = y > 0 && i >= step ? raw[row + i - rowBytes - 1 - step]! : 0
      const added =
        filter === 0
          ? 0
          : filter === 1
            ? left
            : filter === 2
              ? up
              : filter === 3
                ? (left + up) >> 1
                : paeth(left, up, corner)
      raw[row + i] = raw[row + i]! + added
    }
  }
  return true
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

function toRgba(
  raw: Buffer,
  rowBytes: number,
  { width, height, depth, colour, channels }: Header,
  { palette, transparency }: { palette: Buffer | undefined; transparency: Buffer | undefined },
): Uint16Array {
  const rgba = new Uint16Array(width * height * 4)
  const maxSample = 2 ** depth - 1
  // The transparent colour of images without alpha channel and palette.
  const transparentColour =
    (colour === 0 || colour === 2) && transparency !== undefined ? transparency : undefined
  for (let y = 0; y < height; y++) {
    const row = y * (rowBytes + 1) + 1
    const sample = (index: number): number => {
      if (depth === 8) return raw[row + index]!
      if (depth === 16) return raw.readUInt16BE(row + index * 2)
      const bit = index * depth
      return (raw[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & maxSample
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (colour === 3) {
        const entry = sample(x)
        for (let c = 0; c < 3; c++) rgba[at + c] = (palette![entry * 3 + c] ?? 0) * 257
        rgba[at + 3] = (transparency?.[entry] ?? 255) * 257
        continue
      }
      const colours = channels >= 3 ? 3 : 1
      let isTransparent = transparentColour !== undefined && transparentColour.length >= colours * 2
      for (let c = 0; c < 3; c++) {
        const from = colours === 3 ? c : 0
        const value = sample(x * channels + from)
        if (isTransparent && value !== transparentColour!.readUInt16BE(from * 2)) isTransparent = false
        rgba[at + c] = Math.round((value * 65_535) / maxSample)
      }
      const hasAlpha = colour === 4 || colour === 6
      rgba[at + 3] = hasAlpha
        ? Math.round((sample(x * channels + channels - 1) * 65_535) / maxSample)
        : isTransparent
          ? 0
          : 65_535
    }
  }
  return rgba
}
