import assert from 'node:assert/strict'
import { Duplex } from 'node:stream'
import { hasCode, unsafePathReason } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import fc from 'fast-check'
import { z } from 'zod'
import {
  type BlobList,
  blobIdOfList,
  decodeBlobList,
  encodeBlobList,
} from '../../packages/p2p/src/blobs/BlobList.ts'
import { decodeBlobRequest, encodeBlobRequest } from '../../packages/p2p/src/blobs/BlobRequest.ts'
import {
  DeletionReceipt,
  signDeletion,
  verifyDeletion,
} from '../../packages/p2p/src/blobs/DeletionReceipt.ts'
import { HolderPipe } from '../../packages/p2p/src/blobs/HolderPipe.ts'
import { decodeManifest, ManifestFile } from '../../packages/p2p/src/blobs/Manifest.ts'
import { openRecord, recordKeysOf, sealRecord } from '../../packages/p2p/src/blobs/sealRecord.ts'
import { createIdentity } from '../../packages/p2p/src/identity/Identity.ts'
import { decodeJson } from '../../packages/p2p/src/wire/json.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const keys = recordKeysOf(Buffer.alloc(32, 1))
const content = Buffer.from('the content of a record')
const record = sealRecord(keys, content)
const list = encodeBlobList([
  { hash: blake3(record), bytes: record.length },
  { hash: blake3(content), bytes: 65_564 },
])
const entriesOf = ({ count, offsets, hash }: BlobList) =>
  Array.from({ length: count }, (_, index) => ({
    hash: hash(index),
    bytes: offsets[index + 1]! - offsets[index]!,
  }))

const blobList: Decoder = {
  name: 'blob-list',
  inputs: () => mutatedBytes([list, encodeBlobList([])], { words: [list.subarray(4, 40)] }),
  decode(input) {
    assert.deepEqual(encodeBlobList(entriesOf(decodeBlobList(input))), input)
    return 'accepted'
  },
}

const id = blobIdOfList(list)
const blobRequest: Decoder = {
  name: 'blob-request',
  inputs: () =>
    mutatedBytes([
      encodeBlobRequest({ kind: 'list', id }),
      encodeBlobRequest({ kind: 'read', id, first: 3, count: 64 }),
    ]),
  decode(input) {
    assert.deepEqual(encodeBlobRequest(decodeBlobRequest(input)), input)
    return 'accepted'
  },
}

const Manifest = z.strictObject({ version: z.literal(1), files: z.array(ManifestFile) })

const manifest: Decoder = {
  name: 'blob-manifest',
  inputs: () =>
    mutatedJson(valuesOf(Manifest, ['a', 'a/b', 'in/data.csv', 'é', '../x', 'a//b', '/a', 'con.txt'])),
  async decode(input): Promise<Verdict> {
    const { files } = await decodeManifest(input, { limit: 100 })
    const paths = new Set(files.map(({ path }) => path))
    assert.equal(paths.size, files.length)
    for (const path of paths) assert.equal(unsafePathReason(path), undefined)
    return 'accepted'
  },
}

const sealedRecord: Decoder = {
  name: 'blob-record',
  inputs: () => mutatedBytes([record, sealRecord(keys, Buffer.of(0))]),
  decode(input) {
    // the nonce follows from the content, so there is one sealed form
    assert.deepEqual(sealRecord(keys, openRecord(keys, input)), input)
    return 'accepted'
  },
}

const answers = [
  Buffer.concat([Buffer.of(0, 0, 0, 0, list.length), list, Buffer.of(0), record]),
  Buffer.concat([Buffer.of(1, 9), Buffer.from('NET_LIMIT')]),
]

/** The answers of a node that stores a blob. */
const holderPipe: Decoder = {
  name: 'blob-answers',
  weight: 0.3,
  inputs: () => mutatedBytes(answers, { words: [record, list, Buffer.from('NET_BLOB_MISSING')] }),
  async decode(input) {
    const stream = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
    const ended = Promise.withResolvers<unknown>()
    let spans = 0
    const pipe = new HolderPipe(stream, id, {
      allocate: (length) => Buffer.alloc(length),
      onList: (bytes) => assert.deepEqual(bytes, list),
      onSpan: (_, bytes) => {
        assert.deepEqual(bytes, record)
        spans++
      },
      onEnd: ended.resolve,
      stallTimeoutMs: 10_000,
    })
    pipe.list = decodeBlobList(list)
    pipe.requestList()
    pipe.request({ first: 0, count: 1 })
    for (let at = 0; at < input.length; at += 40) stream.push(input.subarray(at, at + 40))
    stream.push(null)
    const error = await ended.promise
    assert.ok(hasCode(error), String(error))
    return spans > 0 ? 'accepted' : 'refused'
  },
}

const identity = createIdentity()
const facts = { taskId: `0x${'ab'.repeat(32)}`, keyDestroyed: true, blobs: [id], atMs: 1 }
const receipt = signDeletion(identity, facts)

const deletionReceipt: Decoder = {
  name: 'deletion-receipt',
  weight: 0.5,
  inputs: () =>
    mutatedJson(fc.oneof(fc.constant<unknown>(receipt), valuesOf(DeletionReceipt, [identity.peerId]))),
  decode(input) {
    const parsed = decodeJson(DeletionReceipt, input, 'a receipt')
    if (!verifyDeletion(parsed)) return 'refused'
    // without the key, nobody changes the facts of a receipt that verifies
    const { signature, ...signed } = parsed
    const { signature: _, ...original } = receipt
    assert.deepEqual(signed, original)
    return 'accepted'
  },
}

export const decoders = [blobList, blobRequest, manifest, sealedRecord, holderPipe, deletionReceipt]
