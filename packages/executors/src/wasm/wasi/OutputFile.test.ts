import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunkBytes, FreeChunks, OutputFile } from './OutputFile.ts'

const near = fc.constantFrom(0, 1, 511, 512, 513, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes)
const step = fc.oneof(
  fc.record({ size: fc.oneof(near, fc.nat(200_000)) }),
  fc.record({ at: fc.oneof(near, fc.nat(200_000)), bytes: fc.uint8Array({ maxLength: 70_000 }) }),
)

describe('OutputFile', () => {
  it('has the content of one large buffer, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const free = new FreeChunks(1 << 20)
        const [file, other] = [new OutputFile(free), new OutputFile(free)]
        let plain = Buffer.alloc(0)
        const resize = (size: number) => {
          plain = Buffer.concat([plain.subarray(0, size), Buffer.alloc(Math.max(0, size - plain.length))])
          file.resize(size)
          other.resize(300_000 - (size % 300_000))
        }
        for (const each of steps)
          if ('size' in each) resize(each.size)
          else {
            resize(Math.max(plain.length, each.at + each.bytes.length))
            plain.set(each.bytes, each.at)
            file.write(each.at, each.bytes)
          }
        expect(file.size).toBe(plain.length)
        expect(Buffer.concat([...file.pieces()]).equals(plain)).toBe(true)
        const part = Buffer.alloc(Math.floor(plain.length / 2))
        file.read(plain.length - part.length, part)
        expect(part.equals(plain.subarray(plain.length - part.length))).toBe(true)
        expect(file.capacity).toBe(Math.ceil(plain.length / 512) * 512)
      }),
      { numRuns: 60 },
    )
  })
})
