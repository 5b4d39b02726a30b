import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeCharacters } from './wholeCharacters.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Uint8Array, size: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of wholeCharacters(inPieces(bytes, size))) pieces.push(piece)
  return pieces
}

it('yields the same text in pieces that begin and end with a character', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 5 }), async (input, size) => {
      const text = input.toWellFormed()
      const pieces = await read(Buffer.from(text), size)
      expect(Buffer.concat(pieces).toString('utf8')).toBe(text)
      expect(pieces.every((piece) => (piece[0]! & 0xc0) !== 0x80)).toBe(true)
    }),
  )
})

it.each([[[0xff]], [[0x61, 0x80]], [[0xf0, 0x9f]]])('refuses bytes that are not UTF-8: %o', async (bytes) => {
  await expect(read(Uint8Array.from(bytes), 1)).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
})
