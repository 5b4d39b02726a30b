import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AnswerText, type DecodeLists } from './AnswerText.ts'

/** A tokenizer whose tokens are bytes; the first space of a text disappears, as with SentencePiece. */
const decode: DecodeLists = async (lists) =>
  lists.map((ids) => new TextDecoder().decode(Uint8Array.from(ids)).replace(/^ /, ''))

async function read(pieces: readonly (readonly number[])[]): Promise<string[]> {
  const text = new AnswerText(decode)
  const sent: string[] = []
  for (const ids of pieces) sent.push(await text.push(ids))
  return [...sent, await text.end()]
}

it('returns the whole text in pieces that never split a character', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((each) => each.isWellFormed())
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      async (whole, sizes) => {
        const bytes = [...Buffer.from(whole)]
        const pieces: number[][] = []
        for (let at = 0; bytes.length > 0; at++) pieces.push(bytes.splice(0, sizes[at % sizes.length]!))
        const sent = await read(pieces)
        expect(sent.join('')).toBe(new TextDecoder().decode(Buffer.from(whole)).replace(/^ /, ''))
        if (!whole.includes('\u{fffd}')) expect(sent.join('')).not.toContain('\u{fffd}')
      },
    ),
  )
})

it('does not wait for ever for a character that never comes', async () => {
  const sent = await read(Array.from({ length: 100 }, () => [0xf0]))
  expect(sent.findIndex((piece) => piece !== '')).toBeLessThan(10)
  expect((await read([[0x61, 0xf0]])).join('')).toBe('a\u{fffd}')
})
