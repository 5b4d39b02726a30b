import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceOf } from './ByteSource.ts'
import { compareTensors as compareSources, numberDistance } from './compareTensors.ts'
import type { TensorRule } from './EquivalenceRule.ts'

const compareTensors = (a: Uint8Array, b: Uint8Array, rule: TensorRule) =>
  compareSources(sourceOf(a), sourceOf(b), rule)

const rule: TensorRule = { how: 'tensors', absolute: 1e-6, relative: 1e-3 }

function safetensors(tensors: Record<string, { dtype: string; shape: number[]; data: Uint8Array }>): Buffer {
  const header: Record<string, unknown> = { __metadata__: { made: 'by a test' } }
  let size = 0
  for (const [name, { dtype, shape, data }] of Object.entries(tensors)) {
    header[name] = { dtype, shape, data_offsets: [size, size + data.length] }
    size += data.length
  }
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(json.length))
  return Buffer.concat([length, json, ...Object.values(tensors).map(({ data }) => data)])
}

function floats(...values: number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(values).buffer)
}

function npy(descr: string, shape: string, data: Uint8Array, order = 'False'): Buffer {
  const text = `{'descr': '${descr}', 'fortran_order': ${order}, 'shape': (${shape}), }`.padEnd(117)
  const head = Buffer.from(`\x93NUMPY\x01\x00\x00\x00${text}\n`, 'latin1')
  head.writeUInt16LE(118, 8)
  return Buffer.concat([head, data])
}

describe('compareTensors', () => {
  const weights = (...values: number[]) =>
    safetensors({
      bias: { dtype: 'F32', shape: [2], data: floats(0, 1) },
      w: { dtype: 'F32', shape: [2, 2], data: floats(...values) },
    })

  it('accepts numbers within the tolerance and returns their distance', () => {
    const comparison = compareTensors(weights(1, 2, 3, 4), weights(1, 2, 3, 4.002), rule)
    expect(comparison.same).toBe(true)
    expect(comparison.distance).toBeGreaterThan(0.4)
    expect(comparison.distance).toBeLessThan(0.6)
  })

  it('explains the first number out of tolerance', () => {
    const comparison = compareTensors(weights(1, 2, 3, 4), weights(1, 2.0001, 3.25, 5), rule)
    expect(comparison.explanation).toMatchInlineSnapshot(
      `"w[1, 0] is 3 against 3.25: 76.9 times the tolerance (absolute 0.000001, relative 0.001)"`,
    )
    // The distance is that of the worst number, not of the first.
    expect(comparison.distance).toBeGreaterThan(190)
    expect(comparison.same).toBe(false)
  })

  it('ignores metadata and the order in which tensors are stored', () => {
    const a = { dtype: 'F32', shape: [1], data: floats(7) }
    const b = { dtype: 'F32', shape: [1], data: floats(8) }
    expect(compareTensors(safetensors({ a, b }), safetensors({ b, a }), rule)).toEqual({
      same: true,
      distance: 0,
    })
  })

  it('detects different names, types and shapes', () => {
    const one = (name: string, dtype: string, shape: number[]) =>
      safetensors({ [name]: { dtype, shape, data: floats(1, 2) } })
    const base = one('w', 'F32', [2])
    expect(
      [one('v', 'F32', [2]), one('w', 'I32', [2]), one('w', 'F32', [2, 1])].map(
        (other) => compareTensors(base, other, rule).explanation,
      ),
    ).toMatchInlineSnapshot(`
      [
        "different tensors: w against v",
        "w has type F32 against I32",
        "w has shape [2] against [2,1]",
      ]
    `)
  })

  it('reads half precision, bfloat16 and 64-bit integers exactly', () => {
    const halves = (bits: number[]) => new Uint8Array(Uint16Array.from(bits).buffer)
    const longs = (value: bigint) => new Uint8Array(BigInt64Array.from([value]).buffer)
    const exact: TensorRule = { how: 'tensors', absolute: 0, relative: 0 }
    const file = (dtype: string, data: Uint8Array) => safetensors({ x: { dtype, shape: [1], data } })
    expect(
      compareTensors(file('F16', halves([0x3c00])), file('F16', halves([0xc100])), exact).explanation,
    ).toContain('x[0] is 1 against -2.5')
    expect(
      compareTensors(file('BF16', halves([0x3f80])), file('BF16', halves([0x4049])), exact).explanation,
    ).toContain('x[0] is 1 against 3.140625')
    expect(
      compareTensors(file('I64', longs(2n ** 62n)), file('I64', longs(2n ** 62n + 1n)), exact).same,
    ).toBe(false)
  })

  it('compares npy files, of either byte order, but not of different layouts', () => {
    const big = Buffer.alloc(8)
    big.writeFloatBE(1)
    big.writeFloatBE(2, 4)
    expect(compareTensors(npy('>f4', '2,', big), npy('>f4', '2,', Buffer.from(big)), rule).same).toBe(true)
    expect(
      compareTensors(npy('<f4', '2,', floats(1, 2)), npy('<f4', '2,', floats(1, 2.1)), rule).explanation,
    ).toContain('the array[1] is 2 against 2.0999999046')
    const square = floats(1, 2, 3, 4)
    expect(compareTensors(npy('<f4', '2, 2', square), npy('<f4', '2, 2', square, 'True'), rule).same).toBe(
      false,
    )
  })

  it('refuses tensors that overlap, which would take more time than their file has bytes', () => {
    const header = (offsets: [number, number][]) =>
      Buffer.from(
        JSON.stringify(
          Object.fromEntries(
            offsets.map(([from, to], i) => [
              `t${i}`,
              { dtype: 'F32', shape: [(to - from) / 4], data_offsets: [from, to] },
            ]),
          ),
        ),
      )
    const file = (offsets: [number, number][], value: number) => {
      const json = header(offsets)
      const length = Buffer.alloc(8)
      length.writeBigUInt64LE(BigInt(json.length))
      return Buffer.concat([length, json, floats(1, 2, 3, value)])
    }
    const compare = (offsets: [number, number][]) =>
      compareTensors(file(offsets, 4), file(offsets, 5), rule).explanation
    expect(
      compare([
        [0, 16],
        [0, 16],
      ]),
    ).toContain('its tensors overlap')
    expect(
      compare([
        [0, 8],
        [4, 16],
      ]),
    ).toContain('its tensors overlap')
    expect(
      compare([
        [8, 16],
        [0, 8],
        [8, 8],
      ]),
    ).toContain('t0[1] is 4 against 5')
  })

  it('compares tensors that are larger than a piece, and reports the right number', () => {
    const many = new Float32Array(700_000).fill(1)
    const other = Float32Array.from(many)
    other[600_001] = 2
    const file = (numbers: Float32Array) =>
      safetensors({
        a: { dtype: 'F32', shape: [1], data: floats(3) },
        big: { dtype: 'F32', shape: [7, 100_000], data: new Uint8Array(numbers.buffer) },
        z: { dtype: 'F32', shape: [1], data: floats(4) },
      })
    expect(compareTensors(file(many), file(other), rule).explanation).toContain(
      'big[6, 1] is 1 against 2: 500 times',
    )
  })

  it('refuses a header of more tensors than any model has before it is parsed', () => {
    const header = (fill: string, count: number) => {
      const json = Buffer.from(`{${Array.from({ length: count }, (_, n) => `"${n}":${fill}`).join(',')}}`)
      const length = Buffer.alloc(8)
      length.writeBigUInt64LE(BigInt(json.length))
      return Buffer.concat([length, json])
    }
    for (const hostile of [header('[[[]]]', 10), header('{}', 400_000), header('{"a":[{}]}', 1)])
      expect(compareTensors(hostile, weights(1, 2, 3, 4), rule).explanation).toContain('more than 100000')
  })

  it('reports invalid files as different and never throws', () => {
    const invalidFiles = [
      Buffer.from('\xff\xff\xff\xff\xff\xff\xff\xff{}', 'latin1'),
      safetensors({ w: { dtype: 'F32', shape: [1_000_000_000, 1_000_000_000], data: floats(1) } }),
      safetensors({ w: { dtype: '__proto__', shape: [1], data: floats(1) } }),
      npy('<O8', '1,', new Uint8Array(8)),
      npy('<f4', '99999999999999999999', new Uint8Array(4)),
    ]
    for (const invalid of invalidFiles) {
      expect(compareTensors(invalid, weights(1, 2, 3, 4), rule).same).toBe(false)
      expect(compareTensors(invalid, Buffer.from(invalid), rule)).toEqual({ same: true, distance: 0 })
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        const broken = weights(1, 2, 3, 4)
        broken.set(noise.subarray(0, Math.min(noise.length, broken.length)), 0)
        return typeof compareTensors(broken, weights(1, 2, 3, 4), rule).same === 'boolean'
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('numberDistance', () => {
  it('is symmetric and 0 for a number and itself, for every float', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0, 5e-324))
    fc.assert(
      fc.property(number, number, (x, y) => {
        expect(numberDistance(x, y, rule)).toBe(numberDistance(y, x, rule))
        expect(numberDistance(x, x, rule)).toBe(0)
      }),
      { seed: 7 },
    )
  })
})
