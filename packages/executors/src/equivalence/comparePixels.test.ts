import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceOf } from './ByteSource.ts'
import { comparePixels as compareSources } from './comparePixels.ts'
import type { PixelRule } from './EquivalenceRule.ts'
import { UnreadableImage } from './Image.ts'
import { readPng } from './readPng.ts'

const comparePixels = (a: Uint8Array, b: Uint8Array, rule: PixelRule) =>
  compareSources(sourceOf(a), sourceOf(b), rule)

/** Decodes a whole PNG; the reason when it cannot be read. */
async function pixelsOf(file: Buffer): Promise<Uint16Array | string> {
  const image = readPng(sourceOf(file))
  if (typeof image === 'string') return image
  const values: number[] = []
  try {
    for await (const band of image.bands()) values.push(...band)
  } catch (error) {
    if (error instanceof UnreadableImage) return error.message
    throw error
  }
  return Uint16Array.from(values)
}

const exact: PixelRule = { how: 'pixels', tolerance: 0, share: 0 }

function ppm(width: number, height: number, pixels: ArrayLike<number>): Buffer {
  return Buffer.concat([
    Buffer.from(`P6\n# made by a test\n${width} ${height}\n255\n`),
    Uint8Array.from(pixels),
  ])
}

type PngParts = {
  width: number
  height: number
  depth?: number
  colour?: number
  rows: Buffer
  extra?: Buffer
  level?: number
}

function png({
  width,
  height,
  depth = 8,
  colour = 2,
  rows,
  extra = Buffer.alloc(0),
  level = 6,
}: PngParts): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    extra,
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** Rows of an RGB image, row y with filter y modulo 5, as an encoder would write them. */
function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = width * 3
  const out: number[] = []
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : pixels[y * stride + x]!)
  for (let y = 0; y < height; y++) {
    const kind = y % 5
    out.push(kind)
    for (let x = 0; x < stride; x++) {
      const [left, up, corner] = [at(x - 3, y), at(x, y - 1), x < 3 ? 0 : at(x - 3, y - 1)]
      const guess = left + up - corner
      const nearest = [left, up, corner].reduce((best, candidate) =>
        Math.abs(guess - candidate) < Math.abs(guess - best) ? candidate : best,
      )
      out.push((at(x, y) - [0, left, up, (left + up) >> 1, nearest][kind]!) & 255)
    }
  }
  return Buffer.from(out)
}

const noise = Uint8Array.from({ length: 7 * 11 * 3 }, (_, i) => (i * 73 + (i >> 3) * 29) & 255)

describe('comparePixels', () => {
  it('finds the same pixels in different files: PNG at two compression levels, and PPM', async () => {
    const rows = filtered(7, 11, noise)
    const [small, large] = [
      png({ width: 7, height: 11, rows, level: 9 }),
      png({ width: 7, height: 11, rows, level: 0 }),
    ]
    expect(small.equals(large)).toBe(false)
    expect(await comparePixels(small, large, exact)).toEqual({ same: true, distance: 0 })
    expect(await comparePixels(small, ppm(7, 11, noise), exact)).toEqual({ same: true, distance: 0 })
  })

  it('explains the first differing pixel, the number of differing pixels and the PSNR', async () => {
    const other = Uint8Array.from(noise)
    other[3 * (7 * 4 + 2)]! ^= 64
    other[3 * 70]! ^= 3
    expect(
      (await comparePixels(ppm(7, 11, noise), ppm(7, 11, other), exact)).explanation,
    ).toMatchInlineSnapshot(
      `"pixel (2, 4) is (233, 50, 123) against (169, 50, 123); 2 of 77 pixels differ by more than 0 of 255; PSNR 36.88 dB"`,
    )
  })

  it('allows a tolerance per channel and a share of pixels beyond it', async () => {
    const flat = new Uint8Array(300).fill(100)
    const slightly = flat.map((value) => value + 2)
    const spots = Uint8Array.from(slightly)
    spots[0] = 200
    const rule: PixelRule = { how: 'pixels', tolerance: 2, share: 0 }
    expect(await comparePixels(ppm(10, 10, flat), ppm(10, 10, slightly), rule)).toMatchObject({
      same: true,
      distance: 1,
    })
    expect(await comparePixels(ppm(10, 10, flat), ppm(10, 10, spots), rule)).toMatchObject({
      same: false,
      distance: 50,
    })
    expect((await comparePixels(ppm(10, 10, flat), ppm(10, 10, spots), { ...rule, share: 0.01 })).same).toBe(
      true,
    )
  })

  it('requires the minimum PSNR', async () => {
    const flat = new Uint8Array(300).fill(100)
    const off = flat.map((value) => value + 8)
    const rule: PixelRule = { how: 'pixels', tolerance: 255, share: 0 }
    // 8 of 255 on three of four channels: 20·log10(255/8) + 10·log10(4/3) = 31.32 dB.
    expect((await comparePixels(ppm(10, 10, flat), ppm(10, 10, off), { ...rule, minPsnr: 31 })).same).toBe(
      true,
    )
    const comparison = await comparePixels(ppm(10, 10, flat), ppm(10, 10, off), { ...rule, minPsnr: 32 })
    expect(comparison.same).toBe(false)
    expect(comparison.explanation).toContain('PSNR 31.32 dB, at least 32 required')
  })

  it('reads palettes, 1-bit grey, alpha and 16 bits', async () => {
    const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0]))
    const two = await pixelsOf(
      png({ width: 2, height: 1, depth: 1, colour: 3, rows: Buffer.from([0, 0b0100_0000]), extra: palette }),
    )
    expect(two).toEqual(Uint16Array.from([65535, 0, 0, 65535, 0, 65535, 0, 65535]))
    const bits = await pixelsOf(
      png({ width: 3, height: 1, depth: 1, colour: 0, rows: Buffer.from([0, 0b1010_0000]) }),
    )
    expect(bits).toEqual(
      Uint16Array.from([65535, 65535, 65535, 65535, 0, 0, 0, 65535, 65535, 65535, 65535, 65535]),
    )
    const alpha = await pixelsOf(
      png({ width: 1, height: 1, depth: 16, colour: 6, rows: Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8]) }),
    )
    expect(alpha).toEqual(Uint16Array.from([0x0102, 0x0304, 0x0506, 0x0708]))
  })

  it('does not inflate more than the header declares, nor images over the size limit', async () => {
    const bomb = png({ width: 1, height: 1, rows: Buffer.alloc(50 * 2 ** 20) })
    expect(await pixelsOf(bomb)).toBe('its pixels cannot be inflated')
    expect(await pixelsOf(png({ width: 2 ** 30, height: 2 ** 30, rows: Buffer.alloc(1) }))).toContain(
      'more than',
    )
    expect((await comparePixels(Buffer.from('P6 99999 99999 255 '), ppm(1, 1, [1, 2, 3]), exact)).same).toBe(
      false,
    )
  })

  it('returns a symmetric answer for any input, also for broken files', async () => {
    const whole = png({ width: 7, height: 11, rows: filtered(7, 11, noise) })
    const other = ppm(
      7,
      11,
      noise.map((value) => value ^ 5),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
        const broken = cut ? whole.subarray(0, at) : Buffer.from(whole)
        if (!cut) broken[at] = value
        const [there, back] = [
          await comparePixels(broken, other, exact),
          await comparePixels(other, broken, exact),
        ]
        expect([there.same, there.distance]).toEqual([back.same, back.distance])
        expect((await comparePixels(broken, Buffer.from(broken), exact)).same).toBe(true)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})
