import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeFrame, pieceBytes } from '../answer/answerFrames.ts'
import { type Frame, readFrames } from './readFrames.ts'

async function read(chunks: Buffer[]): Promise<Frame[]> {
  const frames: Frame[] = []
  for await (const { kind, content } of readFrames(Readable.from(chunks)))
    frames.push({ kind, content: Buffer.from(content) })
  return frames
}

it('reads the frames that were written, however they arrive', async () => {
  const frame = fc.record({ kind: fc.nat(255), content: fc.uint8Array({ maxLength: 30 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(frame), fc.integer({ min: 1, max: 20 }), async (frames, size) => {
      const all = Buffer.concat(frames.map(({ kind, content }) => encodeFrame(kind, content)))
      const chunks: Buffer[] = []
      for (let at = 0; at < all.length; at += size) chunks.push(all.subarray(at, at + size))
      const expected = frames.map(({ kind, content }) => ({ kind, content: Buffer.from(content) }))
      expect(await read(chunks)).toEqual(expected)
    }),
  )
})

it('rejects a frame larger than any of ours before it arrives', async () => {
  const head = Buffer.from([3, 0, 0, 0, 0])
  head.writeUInt32LE(pieceBytes + 1, 1)
  await expect(read([head])).rejects.toThrow('a frame has 65537 bytes')
})
