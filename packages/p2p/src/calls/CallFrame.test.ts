import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBytes, expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { decodeCallFrame, encodeCallFrame } from './CallFrame.ts'

it('decodeCallFrame round-trips frames', () => {
  expectOnlyMusterErrors(decodeCallFrame)
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2, 3, 4), fc.nat(2 ** 32 - 1), anyBytes(), (kind, id, payload) => {
      const encoded = encodeCallFrame(kind as 0, id, payload)
      expect(decodeCallFrame(encoded.subarray(4))).toEqual({ kind, id, payload })
    }),
  )
})
