import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { blake3 } from '@napi-rs/blake-hash'
import fc from 'fast-check'
import type { BlobId } from '../../packages/p2p/src/blobs/BlobId.ts'
import { decodeBlobList, encodeBlobList } from '../../packages/p2p/src/blobs/BlobList.ts'
import type { BlobStore } from '../../packages/p2p/src/blobs/BlobStore.ts'
import { unpackPath } from '../../packages/p2p/src/blobs/openBlob.ts'
import { recordBytes, recordKeysOf, sealRecord } from '../../packages/p2p/src/blobs/sealRecord.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { scratchFolder } from '../inputs/scratchFolder.ts'

const key = Buffer.alloc(32, 3)
const keys = recordKeysOf(key)

/** A store with one blob in memory, sealed as its packer would seal these contents. */
function storeOf(contents: readonly Buffer[]): BlobStore {
  const records = contents.map((content) => sealRecord(keys, content))
  const list = decodeBlobList(
    encodeBlobList(records.map((each) => ({ hash: blake3(each), bytes: each.length }))),
  )
  const data = Buffer.concat(records)
  const handle = {
    async read(buffer: Buffer, offset: number, length: number, position: number) {
      return { bytesRead: data.copy(buffer, offset, position, position + length), buffer }
    },
    async close() {},
  }
  return { list: async () => list, openData: async () => handle } as unknown as BlobStore
}

/** The records of a folder blob with this manifest: the manifest itself, and the content that each file declares. */
function recordsOf(manifest: Buffer): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(manifest.length)
  const head = Buffer.concat([length, manifest])
  const heads = Array.from({ length: Math.ceil(head.length / recordBytes) }, (_, index) =>
    head.subarray(index * recordBytes, (index + 1) * recordBytes),
  )
  let files: unknown
  try {
    files = (JSON.parse(manifest.toString('utf8')) as { files?: unknown }).files
  } catch {
    return heads
  }
  const sizes = (Array.isArray(files) ? files : []).map((each: { bytes?: unknown } | null) => each?.bytes)
  const small = sizes.filter((size) => typeof size === 'number' && size > 0 && size <= 1_000)
  return [...heads, ...small.map((size) => Buffer.alloc(size as number))]
}

const names = [
  'a',
  'b',
  'in/data.csv',
  'in/more/x',
  'é',
  'A',
  '.hidden',
  'x'.repeat(260),
  '../x',
  'a/b',
  '/etc',
  'a\u0000b',
  'aux',
  'a:b',
  'a\\b',
]
const file = fc.record({
  path: fc.constantFrom(...names),
  bytes: fc.constantFrom(0, 1, 1_000, 70_000),
  executable: fc.boolean(),
})
const parent = scratchFolder()
let count = 0

/** A folder that a stranger packed, unpacked to the disk. */
const folders: Decoder = {
  name: 'blob-folders',
  weight: 0.03,
  inputs: () => mutatedJson(fc.record({ version: fc.constant(1), files: fc.array(file, { maxLength: 3 }) })),
  async decode(input): Promise<Verdict> {
    const name = `folder-${count++}`
    const target = path.join(parent, name)
    try {
      await unpackPath('00'.repeat(32) as BlobId, target, {
        store: storeOf(recordsOf(input)),
        key,
        maxEntries: 50,
      })
      return 'accepted'
    } finally {
      // the folder appears complete or not at all, and nothing appears beside it
      assert.deepEqual(
        readdirSync(parent).filter((each) => each !== name),
        [],
      )
      rmSync(target, { recursive: true, force: true })
    }
  },
}

export const decoders = [folders]
