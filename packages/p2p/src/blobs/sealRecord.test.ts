import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { openRecord, recordKeysOf, sealRecord } from './sealRecord.ts'

it('openRecord detects any changed bit', () => {
  const keys = recordKeysOf(randomBytes(32))
  expectOnlyMusterErrors((input) => openRecord(keys, input))
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), fc.nat(7), (content, at, bit) => {
      const sealed = sealRecord(keys, content)
      expect(openRecord(keys, sealed)).toEqual(Buffer.from(content))
      sealed[at % sealed.length]! ^= 1 << bit
      expect(() => openRecord(keys, sealed)).toThrow(expect.objectContaining({ code: 'NET_BLOB_CORRUPT' }))
    }),
  )
})
