import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, toolTemplate, writeTokenizer } from '../../../test/gateway/support.ts'
import { LoadedTokenizer } from './LoadedTokenizer.ts'

let dir: string
let tokenizer: LoadedTokenizer
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-tokenizer-'))
  tokenizer = new LoadedTokenizer(await writeTokenizer(path.join(dir, 'plain')))
})
afterAll(() => rm(dir, { recursive: true }))

describe('LoadedTokenizer', () => {
  it('encodes and decodes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(tokenizer.decode(tokenizer.encode(text))).toBe(text)
        expect(tokenizer.reencode(tokenizer.encode(text))).toBe(tokenizer.encode(text).length)
      }),
    )
  })

  it('counts no more tokens than the text has: splitting words earns nothing', () => {
    const split = bytesOf('hello')
    expect(tokenizer.decode(split)).toBe('hello')
    expect(split.length).toBe(5)
    expect(tokenizer.reencode(split)).toBe(1)
  })

  it('gives ids that are no tokens no text and no pay', () => {
    for (const ids of [[4_000_000_000], [999, 1_000], [2 ** 31]]) {
      expect(tokenizer.decode(ids)).toBe('')
      expect(tokenizer.reencode(ids)).toBe(0)
    }
    expect(tokenizer.decode([...bytesOf('a'), 5_000, ...bytesOf('b'), 256])).toBe('ab')
  })

  it('renders a conversation with its template, special tokens included', () => {
    expect(tokenizer.render({ messages: [{ role: 'user', content: 'hi' }] })).toBe(
      '<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n',
    )
    expect(tokenizer.encodeChat({ messages: [{ role: 'user', content: 'hi' }] }).slice(0, 2)).toEqual([
      257, 117,
    ])
  })

  it('knows the end tokens and how the template writes tool calls', async () => {
    expect(tokenizer.facts).toEqual({ endTokens: [256], hasTemplate: true, toolFormat: 'none' })
    const folder = await writeTokenizer(path.join(dir, 'tools'), toolTemplate)
    await writeFile(path.join(folder, 'generation_config.json'), '{"eos_token_id": [256, 257, "x"]}')
    expect(new LoadedTokenizer(folder).facts).toMatchObject({ endTokens: [256, 257], toolFormat: 'tagged' })
  })

  it('reads a template from a file of its own, and refuses a chat without a template', async () => {
    const folder = await writeTokenizer(path.join(dir, 'file'), '')
    await writeFile(path.join(folder, 'chat_template.jinja'), 'only {{ messages[0].content }}')
    expect(new LoadedTokenizer(folder).render({ messages: [{ role: 'user', content: 'x' }] })).toBe('only x')
  })

  it('refuses a template that grows without bounds', async () => {
    const repeat = '{% for i in range(100000) %}{{ messages[0].content }}{% endfor %}'
    const large = new LoadedTokenizer(await writeTokenizer(path.join(dir, 'large'), repeat))
    expect(() => large.render({ messages: [{ role: 'user', content: 'x'.repeat(1_000) }] })).toThrow(
      'too long',
    )
  })
})
