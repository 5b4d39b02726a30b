import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { hasCode } from '@muster-network/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBytes } from '../../test/fuzzDecoder.ts'
import { blobIdOfList, decodeBlobList, encodeBlobList } from './BlobList.ts'
import { HolderPipe } from './HolderPipe.ts'
import { recordKeysOf, sealRecord } from './sealRecord.ts'

it('HolderPipe ends with a MusterError on any answer and never yields an unverified span', async () => {
  const content = sealRecord(recordKeysOf(randomBytes(32)), randomBytes(100))
  const { blake3 } = await import('@napi-rs/blake-hash')
  const listBytes = encodeBlobList([{ hash: blake3(content), bytes: content.length }])
  await fc.assert(
    fc.asyncProperty(fc.array(anyBytes(300), { minLength: 1, maxLength: 5 }), async (chunks) => {
      const stream = new PassThrough()
      const ended = Promise.withResolvers<unknown>()
      const pipe = new HolderPipe(stream, blobIdOfList(listBytes), {
        allocate: (length) => Buffer.alloc(length),
        onList: (list) => expect(list.equals(listBytes)).toBe(true),
        onSpan: (_, span) => expect(span.equals(content)).toBe(true),
        onEnd: ended.resolve,
        stallTimeoutMs: 10_000,
      })
      pipe.list = decodeBlobList(listBytes)
      pipe.requestList()
      pipe.request({ first: 0, count: 16 })
      stream.read()
      for (const chunk of chunks) stream.write(chunk)
      stream.end()
      expect(hasCode(await ended.promise)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
