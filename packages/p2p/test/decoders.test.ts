import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { hasCode } from '@muster-network/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BlobId, isBlobId } from '../src/blobs/BlobId.ts'
import { blobIdOfList, decodeBlobList, encodeBlobList } from '../src/blobs/BlobList.ts'
import { type BlobRequest, decodeBlobRequest, encodeBlobRequest } from '../src/blobs/BlobRequest.ts'
import { HolderPipe } from '../src/blobs/HolderPipe.ts'
import { decodeManifest, whyUnsafe } from '../src/blobs/Manifest.ts'
import { openRecord, recordKeysOf, sealRecord } from '../src/blobs/sealRecord.ts'
import { decodeCallFrame, encodeCallFrame } from '../src/calls/CallFrame.ts'
import { isPeerId } from '../src/identity/PeerId.ts'
import { RelayToTarget, TargetToRelay } from '../src/relay/RelayMessage.ts'
import { serverNameOf } from '../src/relay/serverNameOf.ts'
import { FrameReader, frame } from '../src/wire/FrameReader.ts'
import { decodeJson } from '../src/wire/json.ts'
import { clientHello } from './clientHello.ts'

const bytes = (maxLength = 200) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array))
/** Runs a decoder on anything: it answers or throws one of our errors, and nothing else. */
function neverBreaks(decode: (input: Buffer) => unknown, input = bytes(2000)): void {
  fc.assert(
    fc.property(input, (value) => {
      try {
        decode(value)
      } catch (error) {
        expect(hasCode(error)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
}

describe('decoders', () => {
  it('frames come out as they went in, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(bytes(), { maxLength: 10 }),
        fc.array(fc.integer({ min: 1, max: 50 })),
        (bodies, cuts) => {
          const all = Buffer.concat(bodies.map(frame))
          const reader = new FrameReader(1000)
          const out: Buffer[] = []
          let at = 0
          for (const cut of [...cuts, all.length]) {
            out.push(...reader.push(all.subarray(at, at + cut)))
            at += cut
          }
          expect(out.map((body) => body.toString('hex'))).toEqual(bodies.map((body) => body.toString('hex')))
          expect(reader.pendingBytes).toBe(0)
        },
      ),
    )
    neverBreaks((input) => new FrameReader(100).push(input))
    expect(() => new FrameReader(10).push(Buffer.from('0000000b', 'hex'))).toThrow(
      expect.objectContaining({ code: 'NET_LIMIT' }),
    )
  })

  it('call frames', () => {
    neverBreaks(decodeCallFrame)
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3, 4), fc.nat(2 ** 32 - 1), bytes(), (kind, id, payload) => {
        const encoded = encodeCallFrame(kind as 0, id, payload)
        expect(decodeCallFrame(encoded.subarray(4))).toEqual({ kind, id, payload })
      }),
    )
  })

  it('JSON messages, also of the relay', () => {
    for (const schema of [RelayToTarget, TargetToRelay, z.object({ a: z.int() })]) {
      neverBreaks((input) => decodeJson(schema, input, 'x'))
      neverBreaks(
        (input) => decodeJson(schema, input, 'x'),
        fc.json().map((text) => Buffer.from(text)),
      )
    }
  })

  it('peer and blob ids', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 56, maxLength: 56 }), (text) => {
        expect(isPeerId(text)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isBlobId(text)).toBe(/^[0-9a-f]{64}$/.test(text))
      }),
    )
  })

  it('the server name, from the first bytes of a real dialler and from anything else', async () => {
    const name = 'abcdefgh.muster'
    const hello = await clientHello(name)
    expect(serverNameOf(hello)).toEqual({ kind: 'name', name })
    for (let length = 0; length < hello.length; length += 7) {
      expect(serverNameOf(hello.subarray(0, length)).kind).toBe('incomplete')
    }
    // The same message in two records.
    const half = 100
    const record = (part: Buffer) =>
      Buffer.concat([hello.subarray(0, 3), Buffer.of(part.length >> 8, part.length & 255), part])
    const cut = Buffer.concat([record(hello.subarray(5, 5 + half)), record(hello.subarray(5 + half))])
    expect(serverNameOf(cut)).toEqual({ kind: 'name', name })
    const mutated = fc
      .tuple(fc.nat(hello.length - 1), fc.nat(255), fc.nat(hello.length))
      .map(([at, value, end]) => {
        const copy = Buffer.from(hello)
        copy[at] = value
        return copy.subarray(0, end)
      })
    fc.assert(
      fc.property(fc.oneof(bytes(300), mutated), (input) => {
        expect(['name', 'incomplete', 'invalid']).toContain(serverNameOf(input).kind)
      }),
      { numRuns: 2000 },
    )
  })

  it('lists of blobs', () => {
    neverBreaks(decodeBlobList)
    neverBreaks((input) => decodeBlobList(Buffer.concat([Buffer.from('MBL1'), input])))
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

  it('requests for blobs', () => {
    neverBreaks(decodeBlobRequest)
    const id = 'ab'.repeat(32) as BlobId
    const requests: BlobRequest[] = [
      { kind: 'list', id },
      { kind: 'read', id, first: 2 ** 32 - 1, count: 64 },
    ]
    for (const request of requests) expect(decodeBlobRequest(encodeBlobRequest(request))).toEqual(request)
  })

  it('manifests: no accepted path leaves its folder', () => {
    neverBreaks(decodeManifest)
    const segment = fc.constantFrom('..', '.', '', 'a', 'b', '/', '\\', 'c:', '\u0000', 'x'.repeat(300))
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const path = segments.join('/')
        if (whyUnsafe(path) !== undefined) return
        const resolved = new URL(path.split('/').map(encodeURIComponent).join('/'), 'file:///root/in/')
          .pathname
        expect(resolved.startsWith('/root/in/')).toBe(true)
        expect(resolved.length).toBeGreaterThan('/root/in/'.length)
      }),
      { numRuns: 2000 },
    )
    const manifest = (...paths: string[]) =>
      Buffer.from(
        JSON.stringify({ version: 1, files: paths.map((path) => ({ path, bytes: 0, executable: false })) }),
      )
    for (const paths of [
      ['a', 'a'],
      ['a', 'a/b'],
      ['a/b', 'a'],
    ]) {
      expect(() => decodeManifest(manifest(...paths))).toThrow(
        expect.objectContaining({ code: 'NET_BLOB_UNSAFE' }),
      )
    }
    expect(decodeManifest(manifest('a/b', 'a/c', 'ab')).files.length).toBe(3)
    // folders are entries of the disk too, and a few letters of a path make one
    expect(decodeManifest(manifest('a/b/c/d', 'a/b/e'), 5).files.length).toBe(2)
    expect(() => decodeManifest(manifest('a/b/c/d', 'a/b/e'), 4)).toThrow('more than 4 files and folders')
  })

  it('records: any changed bit is noticed', () => {
    const keys = recordKeysOf(randomBytes(32))
    neverBreaks((input) => openRecord(keys, input))
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.nat(),
        fc.nat(7),
        (content, at, bit) => {
          const sealed = sealRecord(keys, content)
          expect(openRecord(keys, sealed)).toEqual(Buffer.from(content))
          sealed[at % sealed.length]! ^= 1 << bit
          expect(() => openRecord(keys, sealed)).toThrow(
            expect.objectContaining({ code: 'NET_BLOB_CORRUPT' }),
          )
        },
      ),
    )
  })

  it('answers of a holder: anything ends the pipe with one of our errors, and never yields an unchecked span', async () => {
    const content = sealRecord(recordKeysOf(randomBytes(32)), randomBytes(100))
    const { blake3 } = await import('@napi-rs/blake-hash')
    const listBytes = encodeBlobList([{ hash: blake3(content), bytes: content.length }])
    await fc.assert(
      fc.asyncProperty(fc.array(bytes(300), { minLength: 1, maxLength: 5 }), async (chunks) => {
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
        pipe.askList()
        pipe.ask({ first: 0, count: 16 })
        stream.read()
        for (const chunk of chunks) stream.write(chunk)
        stream.end()
        expect(hasCode(await ended.promise)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
