import type { ByteSource } from './ByteSource.ts'
import { atDistance, type Comparison, differs, identical, inTolerances } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import type { PixelRule } from './EquivalenceRule.ts'
import { type Image, UnreadableImage } from './Image.ts'
import { readPng } from './readPng.ts'
import { readPnm } from './readPnm.ts'

/** One step of an 8-bit channel in the 16 bits that images are decoded to. */
const step = 257

/**
 * Compares the pixels of two images (PNG, PPM or PGM, also of different formats); other files are compared by
 * bytes.
 */
export async function comparePixels(a: ByteSource, b: ByteSource, rule: PixelRule): Promise<Comparison> {
  const bytes = compareBytes(a, b)
  if (bytes.same) return identical
  const left = readImage(a)
  const right = readImage(b)
  const notComparable = (why: string) => differs(`${bytes.explanation}; not comparable as images (${why})`)
  if (typeof left === 'string') return notComparable(`first: ${left}`)
  if (typeof right === 'string') return notComparable(`second: ${right}`)
  if (left.width !== right.width || left.height !== right.height)
    return differs(`${left.width} × ${left.height} pixels against ${right.width} × ${right.height}`)
  try {
    return await compareImages(left, right, rule)
  } catch (error) {
    if (error instanceof UnreadableImage) return notComparable(error.message)
    throw error
  }
}

async function compareImages(a: Image, b: Image, rule: PixelRule): Promise<Comparison> {
  const pixels = a.width * a.height
  /** How many pixels differ by each number of 16-bit steps, by their worst channel. */
  const counts = new Uint32Array(65_536)
  let squares = 0
  let first: { pixel: number; left: string; right: string } | undefined
  let done = 0
  for await (const [left, right] of bandsOfBoth(a, b)) {
    for (let at = 0; at < left.length; at += 4) {
      let worst = 0
      for (let c = 0; c < 4; c++) {
        const difference = Math.abs(left[at + c]! - right[at + c]!)
        squares += difference * difference
        if (difference > worst) worst = difference
      }
      counts[worst]!++
      if (worst > rule.tolerance * step && first === undefined)
        first = { pixel: done + at / 4, left: colour(left, at), right: colour(right, at) }
    }
    done += left.length / 4
  }
  const largest = differenceOfAllBut(counts, Math.floor(rule.share * pixels))
  const psnr =
    squares === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10((65_535 ** 2 * pixels * 4) / squares)
  const byPixels = inTolerances(largest, rule.tolerance * step)
  // Noise above the allowed decibels, as the ratio of the errors.
  const byNoise = rule.minPsnr === undefined || squares === 0 ? 0 : 10 ** ((rule.minPsnr - psnr) / 20)
  if (byPixels === 0 && byNoise === 0) return identical

  const beyond = pixels - cumulative(counts, rule.tolerance * step)
  const location =
    first === undefined
      ? ''
      : `pixel (${first.pixel % a.width}, ${Math.floor(first.pixel / a.width)}) is ${first.left} against ${first.right}; `
  const share = `${beyond} of ${pixels} pixels differ by more than ${rule.tolerance} of 255`
  const noise = `PSNR ${psnr.toFixed(2)} dB${rule.minPsnr === undefined ? '' : `, at least ${rule.minPsnr} required`}`
  return atDistance(Math.max(byPixels, byNoise), `${location}${share}; ${noise}`)
}

/** Yields the bands of two images of the same size, side by side. */
async function* bandsOfBoth(a: Image, b: Image): AsyncGenerator<[Uint16Array, Uint16Array]> {
  const [left, right] = [a.bands()[Symbol.asyncIterator](), b.bands()[Symbol.asyncIterator]()]
  try {
    for (;;) {
      // Both are asked to the end, so that a broken end is found in either.
      const [one, other] = [await left.next(), await right.next()]
      if (one.done || other.done) return
      yield [one.value, other.value]
    }
  } finally {
    await left.return?.()
    await right.return?.()
  }
}

/** The largest difference after the `ignored` worst pixels are left out. */
function differenceOfAllBut(counts: Uint32Array, ignored: number): number {
  let left = ignored
  for (let difference = counts.length - 1; difference > 0; difference--) {
    left -= counts[difference]!
    if (left < 0) return difference
  }
  return 0
}

function cumulative(counts: Uint32Array, upTo: number): number {
  let sum = 0
  for (let difference = 0; difference <= Math.min(upTo, 65_535); difference++) sum += counts[difference]!
  return sum
}

function colour(rgba: Uint16Array, at: number): string {
  const channels = [...rgba.subarray(at, at + 4)].map((value) => Math.round(value / 25.7) / 10)
  return `(${(channels[3] === 255 ? channels.slice(0, 3) : channels).join(', ')})`
}

function readImage(file: ByteSource): Image | string {
  return file.read(0, 1)[0] === 0x89 ? readPng(file) : readPnm(file)
}
