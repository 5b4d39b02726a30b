import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { ByteSource } from './ByteSource.ts'
import { type Image, imageSizeProblem, rowsPerBand, UnreadableImage } from './Image.ts'
import { type PngFormat, toRgba, unfilter } from './pngRows.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depthsOf: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** Compressed bytes for the inflater at once: a file may have millions of chunks of a byte. */
const pieceBytes = 65_536
const maxPaletteBytes = 3 * 256

/**
 * Decodes a PNG, or returns why it cannot (interlaced PNGs are not supported). A small decoder of our own,
 * because the bytes are untrusted: the size is known from the header before anything is inflated, inflating
 * stops at that size, and only a few rows are in memory.
 */
export function readPng(file: ByteSource): Image | string {
  if (file.bytes < 33 || !file.read(0, 8).equals(signature)) return 'it is not a PNG'
  const format = readHeader(file)
  if (typeof format === 'string') return format
  const colours: { palette?: Buffer; transparency?: Buffer } = {}
  for (const { type, at, length } of chunksOf(file)) {
    if (at + length + 4 > file.bytes) return 'it is truncated'
    if (type !== 'PLTE' && type !== 'tRNS') continue
    const content = Buffer.from(file.read(at, Math.min(length, maxPaletteBytes)))
    colours[type === 'PLTE' ? 'palette' : 'transparency'] = content
  }
  if (format.colour === 3 && colours.palette === undefined) return 'its palette is missing'
  const { width, height } = format
  return { width, height, bands: () => bandsOf(file, { ...format, ...colours }) }
}

/** Yields the chunks of a file up to its end. */
function* chunksOf(file: ByteSource): Generator<{ type: string; at: number; length: number }> {
  for (let at = 8; at + 12 <= file.bytes; ) {
    const head = file.read(at, 8)
    const chunk = { length: head.readUInt32BE(0), type: head.toString('latin1', 4, 8), at: at + 8 }
    if (chunk.type === 'IEND') return
    yield chunk
    at += 12 + chunk.length
  }
}

function readHeader(file: ByteSource): PngFormat | string {
  const header = file.read(8, 25)
  if (header.toString('latin1', 4, 8) !== 'IHDR') return 'its header is missing'
  const [width, height] = [header.readUInt32BE(8), header.readUInt32BE(12)]
  const [depth, colour, compression, filter, interlace] = header.subarray(16, 21) as unknown as number[]
  const problem = imageSizeProblem(width, height)
  if (problem !== undefined) return problem
  if (interlace !== 0) return 'it is interlaced, which is not supported'
  if (compression !== 0 || filter !== 0 || !depthsOf[colour!]?.includes(depth!))
    return 'its PNG format is not supported'
  return { width, height, depth: depth!, colour: colour!, channels: channelsOf[colour!]! }
}

async function* bandsOf(file: ByteSource, format: PngFormat): AsyncGenerator<Uint16Array> {
  const { width, height, channels, depth } = format
  const rowBytes = Math.ceil((width * channels * depth) / 8)
  const band = Buffer.alloc((rowBytes + 1) * Math.min(rowsPerBand(width), height))
  /** The last row of the band before, which the first row of a band refers to. */
  let above: Uint8Array = new Uint8Array(rowBytes)
  let [filled, rowsLeft] = [0, height]
  const inflated = Readable.from(compressedOf(file)).pipe(createInflate())
  try {
    for await (const piece of inflated as AsyncIterable<Buffer>) {
      for (let at = 0; at < piece.length; ) {
        const rows = Math.min(rowsPerBand(width), rowsLeft)
        if (rows === 0) throw new UnreadableImage('its pixels cannot be inflated')
        const bytes = rows * (rowBytes + 1)
        const copied = piece.copy(band, filled, at, at + bytes - filled)
        at += copied
        filled += copied
        if (filled < bytes) continue
        const complete = band.subarray(0, bytes)
        if (!unfilter(complete, above, format)) throw new UnreadableImage('it uses an unknown filter')
        yield toRgba(complete, format)
        above = Uint8Array.from(complete.subarray(bytes - rowBytes))
        rowsLeft -= rows
        filled = 0
      }
    }
  } catch (error) {
    if (error instanceof UnreadableImage) throw error
    throw new UnreadableImage('its pixels cannot be inflated')
  } finally {
    inflated.destroy()
  }
  if (rowsLeft > 0) throw new UnreadableImage('it has too few pixels')
}

function* compressedOf(file: ByteSource): Generator<Buffer> {
  let parts: Buffer[] = []
  let bytes = 0
  for (const { type, at, length } of chunksOf(file)) {
    if (type !== 'IDAT') continue
    for (let done = 0; done < length; ) {
      const part = Buffer.from(file.read(at + done, Math.min(length - done, pieceBytes)))
      done += part.length
      parts.push(part)
      bytes += part.length
      if (bytes < pieceBytes) continue
      yield Buffer.concat(parts)
      parts = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(parts)
}
