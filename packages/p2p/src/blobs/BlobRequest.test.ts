import { expect, it } from 'vitest'
import { expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobRequest, decodeBlobRequest, encodeBlobRequest } from './BlobRequest.ts'

it('decodeBlobRequest round-trips requests', () => {
  expectOnlyMusterErrors(decodeBlobRequest)
  const id = 'ab'.repeat(32) as BlobId
  const requests: BlobRequest[] = [
    { kind: 'list', id },
    { kind: 'read', id, first: 2 ** 32 - 1, count: 64 },
  ]
  for (const request of requests) expect(decodeBlobRequest(encodeBlobRequest(request))).toEqual(request)
})
