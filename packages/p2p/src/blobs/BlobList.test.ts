import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { decodeBlobList, encodeBlobList } from './BlobList.ts'

it('decodeBlobList round-trips record lists', () => {
  expectOnlyMusterErrors(decodeBlobList)
  expectOnlyMusterErrors((input) => decodeBlobList(Buffer.concat([Buffer.from('MBL1'), input])))
  const record = fc.record({
    hash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    bytes: fc.integer({ min: 29, max: 65_564 }),
  })
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (records) => {
      const list = decodeBlobList(encodeBlobList(records))
      expect(list.count).toBe(records.length)
      records.forEach(({ hash, bytes }, index) => {
        expect(list.hash(index)).toEqual(Buffer.from(hash))
        expect(list.offsets[index + 1]! - list.offsets[index]!).toBe(bytes)
      })
    }),
  )
})
