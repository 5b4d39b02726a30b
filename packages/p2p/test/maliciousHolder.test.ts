import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { fetchBlob, MemoryDirectory, type PeerNode, packBytes } from '../src/index.ts'
import { key, openStore, pin, startHolder } from './blobFixtures.ts'
import { startNode } from './startNodes.ts'

describe('a holder', () => {
  /** Starts a node that answers the blob protocol with custom bytes. */
  async function startMaliciousHolder(
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

  async function setup() {
    const directory = new MemoryDirectory()
    const good = await startHolder(directory)
    const content = randomBytes(3 << 20)
    const id = await packBytes([content], { store: good.store, key, pin })
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

  const attacks: [string, string, (listAnswer: Buffer) => (request: Buffer, stream: Duplex) => void][] = [
    [
      'serves the wrong list',
      'NET_BLOB_CORRUPT',
      () => (_, stream) => void stream.write(Buffer.from('00000000046d424c31', 'hex')),
    ],
    [
      'announces a list of 4 GB',
      'NET_LIMIT',
      () => (_, stream) => void stream.write(Buffer.from('00ffffffff', 'hex')),
    ],
    [
      'answers with an unknown status',
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
      'reports the blob as missing after serving its list',
      'NET_BLOB_MISSING',
      (listAnswer) => (request, stream) =>
        void stream.write(
          request[0] === 0 ? listAnswer : Buffer.concat([Buffer.of(1, 16), Buffer.from('NET_BLOB_MISSING')]),
        ),
    ],
  ]
  it.each(attacks)(
    'that %s is dropped, reported with %s, and the fetch continues with others',
    async (_, code, make) => {
      const { directory, good, id, fetcher, listAnswer } = await setup()
      const malicious = await startMaliciousHolder(directory, make(listAnswer))
      const { faults } = await fetchBlob(id, {
        ...fetcher,
        holders: [malicious.peerId, good.node.peerId],
        pin,
      })
      expect(fetcher.store.has(id)).toBe(true)
      // The good holder may have finished before the malicious one answered.
      for (const fault of faults) expect(fault).toMatchObject({ peerId: malicious.peerId, error: { code } })
      const alone = await startHolder(directory)
      await expect(fetchBlob(id, { ...alone, holders: [malicious.peerId], pin })).rejects.toMatchObject({
        code: code === 'NET_BLOB_CORRUPT' ? 'NET_BLOB_CORRUPT' : 'NET_BLOB_MISSING',
      })
    },
  )

  it('that disconnects in the middle of each answer delays the fetch but cannot fail it', async () => {
    const { directory, good, id, fetcher, listAnswer } = await setup()
    const malicious = await startMaliciousHolder(directory, (request, stream) => {
      if (request[0] === 0) stream.write(listAnswer)
      else stream.end(Buffer.concat([Buffer.of(0), randomBytes(100)]))
    })
    await fetchBlob(id, { ...fetcher, holders: [malicious.peerId, good.node.peerId], pin, retries: 1 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('that never answers times out, and the fetch continues with others', async () => {
    const { directory, good, id, fetcher } = await setup()
    const silent = await startMaliciousHolder(directory, () => {})
    const timeouts = { stallTimeoutMs: 100, retries: 0, pin }
    await expect(fetchBlob(id, { ...fetcher, holders: [silent.peerId], ...timeouts })).rejects.toMatchObject({
      code: 'NET_BLOB_MISSING',
    })
    await fetchBlob(id, {
      ...fetcher,
      holders: [silent.peerId, good.node.peerId],
      ...timeouts,
      stallTimeoutMs: 5000,
    })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('cannot make a fetch hang when the quota is too small for the blob', async () => {
    const { good, id, fetcher } = await setup()
    const store = await openStore(1 << 20)
    const fetch = fetchBlob(id, { ...fetcher, store, holders: [good.node.peerId], pin })
    await expect(fetch).rejects.toMatchObject({ code: 'NET_BLOB_QUOTA' })
    expect(store.usedBytes).toBe(0)
  })

  it('closes the pipe on an invalid request', async () => {
    const { good, fetcher } = await setup()
    const pipe = await fetcher.node.openPipe(good.node.peerId, 'blobs', {})
    pipe.on('error', () => {})
    pipe.write(Buffer.alloc(41, 0xff))
    pipe.resume()
    await once(pipe, 'end')
  })
})
