import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBytes, expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { FrameReader, frame } from './FrameReader.ts'

it('FrameReader returns the frames unchanged, however the bytes are chunked', () => {
  fc.assert(
    fc.property(
      fc.array(anyBytes(), { maxLength: 10 }),
      fc.array(fc.integer({ min: 1, max: 50 })),
      (bodies, cuts) => {
        const all = Buffer.concat(bodies.map(frame))
        const reader = new FrameReader({ maxBytes: 1000 })
        const out: Buffer[] = []
        let at = 0
        for (const cut of [...cuts, all.length]) {
          out.push(...reader.readAll(all.subarray(at, at + cut)))
          at += cut
        }
        expect(out.map((body) => body.toString('hex'))).toEqual(bodies.map((body) => body.toString('hex')))
        expect(reader.isEmpty).toBe(true)
      },
    ),
  )
  expectOnlyMusterErrors((input) => [...new FrameReader({ maxBytes: 100 }).readAll(input)])
  expect(() => new FrameReader({ maxBytes: 10 }).readOne(Buffer.from('0000000b', 'hex'))).toThrow(
    expect.objectContaining({ code: 'NET_LIMIT' }),
  )
})
