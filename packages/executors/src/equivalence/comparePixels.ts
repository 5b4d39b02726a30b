import { atDistance, type Comparison, differs, identical, inTolerances } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import type { PixelRule } from './EquivalenceRule.ts'
import type { Image } from './Image.ts'
import { readPng } from './readPng.ts'
import { readPnm } from './readPnm.ts'

/** One step of an 8-bit channel in the 16 bits that images are decoded to. */
const step = 257

/**
 * Compares the pixels of two images (PNG, PPM or PGM, also of different formats); other files are compared by
 * bytes.
 */
export function comparePixels(a: Uint8Array, b: Uint8Array, rule: PixelRule): Comparison {
  const bytes = compareBytes(a, b)
  if (bytes.same) return identical
  const left = readImage(a)
  const right = readImage(b)
  if (typeof left === 'string' || typeof right === 'string') {
    const why = typeof left === 'string' ? `first: ${left}` : `second: ${right as string}`
    return differs(`${bytes.explanation}; not comparable as images (${why})`)
  }
  if (left.width !== right.width || left.height !== right.height)
    return differs(`${left.width} × ${left.height} pixels against ${right.width} × ${right.height}`)
  return compareImages(left, right, rule)
}

function compareImages(a: Image, b: Image, rule: PixelRule): Comparison {
  const pixels = a.width * a.height
  /** How many pixels differ by each number of 16-bit steps, by their worst channel. */
  const counts = new Uint32Array(65_536)
  let squares = 0
  let first = -1
  for (let pixel = 0; pixel < pixels; pixel++) {
    let worst = 0
    for (let c = 0; c < 4; c++) {
      const difference = Math.abs(a.rgba[pixel * 4 + c]! - b.rgba[pixel * 4 + c]!)
      squares += difference * difference
      if (difference > worst) worst = difference
    }
    counts[worst]!++
    if (worst > rule.tolerance * step && first < 0) first = pixel
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
    first < 0
      ? ''
      : `pixel (${first % a.width}, ${Math.floor(first / a.width)}) is ${colour(a, first)} against ${colour(b, first)}; `
  const share = `${beyond} of ${pixels} pixels differ by more than ${rule.tolerance} of 255`
  const noise = `PSNR ${psnr.toFixed(2)} dB${rule.minPsnr === undefined ? '' : `, at least ${rule.minPsnr} required`}`
  return atDistance(Math.max(byPixels, byNoise), `${location}${share}; ${noise}`)
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

function colour({ rgba }: Image, pixel: number): string {
  const channels = [...rgba.subarray(pixel * 4, pixel * 4 + 4)].map((value) => Math.round(value / 25.7) / 10)
  return `(${(channels[3] === 255 ? channels.slice(0, 3) : channels).join(', ')})`
}

function readImage(bytes: Uint8Array): Image | string {
  return bytes[0] === 0x89 ? readPng(bytes) : readPnm(bytes)
}
