import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { fetchBlob, MemoryDirectory, type PeerNode, packBytes } from '../src/index.ts'
import { keeping, key, openStore, startHolder } from './blobFixtures.ts'
import { startNode } from './startNodes.ts'

describe('a holder', () => {
  /** Serves the blob protocol by hand. */
  async function startEvil(
    directory: MemoryDirectory,
    answer: (request: Buffer, stream: Duplex) => void,
  ): Promise<PeerNode> {
    const node = await startNode(directory)
    node.handlePipe('blobs', async () => ({
      run: (stream) => {
        stream.on('error', () => {})
        stream.on('data', (chunk: Buffer) => {
          for (let at = 0; at + 41 <= chunk.length; at += 41) answer(chunk.subarray(at, at + 41), stream)
        })
        stream.resume()
      },
    }))
    return node
  }

  async function setting() {
    const directory = new MemoryDirectory()
    const good = await startHolder(directory)
    const content = randomBytes(3 << 20)
    const id = await packBytes([content], { store: good.store, key, keeping })
    const list = await good.store.listBytes(id)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(list.length)
    return {
      directory,
      good,
      id,
      fetcher: await startHolder(directory),
      listAnswer: Buffer.concat([Buffer.of(0), length, list]),
    }
  }

  const evils: [string, string, (listAnswer: Buffer) => (request: Buffer, stream: Duplex) => void][] = [
    [
      'serves another list',
      'NET_BLOB_CORRUPT',
      () => (_, stream) => void stream.write(Buffer.from('00000000046d424c31', 'hex')),
    ],
    [
      'announces a list of 4 GB',
      'NET_LIMIT',
      () => (_, stream) => void stream.write(Buffer.from('00ffffffff', 'hex')),
    ],
    [
      'answers with rubbish',
      'NET_MESSAGE_INVALID',
      () => (_, stream) => void stream.write(Buffer.of(7, 7, 7)),
    ],
    [
      'serves records full of zeros',
      'NET_BLOB_CORRUPT',
      (listAnswer) => (request, stream) =>
        void stream.write(request[0] === 0 ? listAnswer : Buffer.alloc(1_100_000)),
    ],
    [
      'says that it has nothing after all',
      'NET_BLOB_MISSING',
      (listAnswer) => (request, stream) =>
        void stream.write(
          request[0] === 0 ? listAnswer : Buffer.concat([Buffer.of(1, 16), Buffer.from('NET_BLOB_MISSING')]),
        ),
    ],
  ]
  it.each(evils)(
    'that %s is dropped, named with %s, and the fetch goes on from others',
    async (_, code, make) => {
      const { directory, good, id, fetcher, listAnswer } = await setting()
      const evil = await startEvil(directory, make(listAnswer))
      const { faults } = await fetchBlob(id, {
        ...fetcher,
        holders: [evil.peerId, good.node.peerId],
        keeping,
      })
      expect(fetcher.store.has(id)).toBe(true)
      // The good holder may have been done before the other could lie.
      for (const fault of faults) expect(fault).toMatchObject({ peerId: evil.peerId, error: { code } })
      const alone = await startHolder(directory)
      await expect(fetchBlob(id, { ...alone, holders: [evil.peerId], keeping })).rejects.toMatchObject({
        code: code === 'NET_BLOB_CORRUPT' ? 'NET_BLOB_CORRUPT' : 'NET_BLOB_MISSING',
      })
    },
  )

  it('that breaks off in the middle of each answer cannot end the fetch, only delay it', async () => {
    const { directory, good, id, fetcher, listAnswer } = await setting()
    const evil = await startEvil(directory, (request, stream) => {
      if (request[0] === 0) stream.write(listAnswer)
      else stream.end(Buffer.concat([Buffer.of(0), randomBytes(100)]))
    })
    await fetchBlob(id, { ...fetcher, holders: [evil.peerId, good.node.peerId], keeping, retries: 1 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('that never answers is given up, and the fetch goes on from others', async () => {
    const { directory, good, id, fetcher } = await setting()
    const mute = await startEvil(directory, () => {})
    const patience = { stallTimeoutMs: 100, retries: 0, keeping }
    await expect(fetchBlob(id, { ...fetcher, holders: [mute.peerId], ...patience })).rejects.toMatchObject({
      code: 'NET_BLOB_MISSING',
    })
    await fetchBlob(id, {
      ...fetcher,
      holders: [mute.peerId, good.node.peerId],
      ...patience,
      stallTimeoutMs: 5000,
    })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('cannot make a fetch hang that has no room for the blob', async () => {
    const { good, id, fetcher } = await setting()
    const store = await openStore(1 << 20)
    const fetch = fetchBlob(id, { ...fetcher, store, holders: [good.node.peerId], keeping })
    await expect(fetch).rejects.toMatchObject({ code: 'NET_BLOB_QUOTA' })
    expect(store.usedBytes).toBe(0)
  })

  it('is told off for a request that makes no sense', async () => {
    const { good, fetcher } = await setting()
    const pipe = await fetcher.node.openPipe(good.node.peerId, 'blobs', {})
    pipe.on('error', () => {})
    pipe.write(Buffer.alloc(41, 0xff))
    pipe.resume()
    await once(pipe, 'end')
  })
})
