import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTokens, type TokenLine } from './readTokens.ts'

async function* pieces(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text as string)
}

async function read(...texts: (string | Uint8Array)[]): Promise<TokenLine[]> {
  const lines: TokenLine[] = []
  for await (const line of readTokens(pieces(...texts))) lines.push(line)
  return lines
}

describe('readTokens', () => {
  it('reads lines wherever they are cut', async () => {
    const text = '{"ids":[1,2]}\n{"ids":[3]}\n{"end":"stop"}\n'
    for (let at = 0; at < text.length; at++)
      expect(await read(text.slice(0, at), text.slice(at))).toEqual([
        { ids: [1, 2] },
        { ids: [3] },
        { end: 'stop' },
      ])
  })

  it('reads nothing behind the end', async () => {
    expect(await read('{"end":"length"}\nnonsense')).toEqual([{ end: 'length' }])
  })

  it.each([
    ['nothing', ''],
    ['no end', '{"ids":[1]}\n'],
    ['half a line', '{"ids":[1]}\n{"end":"stop"}'],
    ['no JSON', 'tokens\n'],
    ['a negative id', '{"ids":[-1]}\n'],
    ['an id beyond 32 bits', '{"ids":[4294967296]}\n'],
    ['a fraction', '{"ids":[1.5]}\n'],
    ['no ids', '{"ids":[]}\n'],
    ['too many ids', `{"ids":[${'1,'.repeat(4_096)}1]}\n`],
    ['unknown fields', '{"ids":[1],"more":1}\n'],
    ['an unknown end', '{"end":"cut"}\n'],
    ['a line without an end', '1'.repeat(70_000)],
  ])('refuses %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
  })

  it('never fails in another way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 6 }), async (chunks) => {
        const outcome = await read(...chunks).catch((error: { code: string }) => error.code)
        expect(Array.isArray(outcome) || outcome === 'EXEC_SERVICE_DOWN').toBe(true)
      }),
    )
  })
})
