import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBlobId } from './BlobId.ts'

it('isBlobId accepts only 64 hex digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isBlobId(text)).toBe(/^[0-9a-f]{64}$/.test(text))
    }),
  )
})
