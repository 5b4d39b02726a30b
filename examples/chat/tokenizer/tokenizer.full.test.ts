import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tokenizer } from '@huggingface/tokenizers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Random } from '../../Random.ts'
import { fetchEngine } from '../fetchEngine.ts'
import { fetchModel } from '../fetchModel.ts'
import { loadAddon } from '../server/LanguageModel.ts'
import { readTokenizer } from '../test/readTokenizer.ts'
import { canBuildChat, requireChat } from '../test/requireChat.ts'
import { writeTokenizer } from './writeTokenizer.ts'

const build = path.join(import.meta.dirname, '..', 'build')
const root = path.join(import.meta.dirname, '..', '..', '..')

const difficult = [
  'Hello world',
  '  two  spaces ',
  'a\n\n\nb\t\tc   ',
  ' \n x\r\n\r\n',
  '1234567890 3.14 ١٢٣ ² ½ Ⅷ A1b2',
  "don't we'll I'M they'RE 's 't",
  'naïve café e\u0301 ﬁ',
  '日本語のテキスト 한국어 עברית العربية',
  'emoji 😀👩‍👩‍👧‍👦🏳️‍🌈 𝒳𝓎',
  '\u00a0nbsp\u2003em\u3000wide\u0085\u2028\u200b\ufeff',
  'function f(x) { return x ** 2 } // ok\n---===',
  '<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n',
  '<|im_start|> x <|im_end <file_sep>a<repo_name><|endoftext|>',
]

/** Texts of random characters: ASCII, spaces, and all of Unicode. */
function randomTexts(count: number): string[] {
  const random = new Random(7)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const spaces = [9, 10, 13, 32, 160, 0x2003]
  const character = () => {
    const kinds = [32 + below(95), spaces[below(spaces.length)]!, below(0x3000), below(0x1ffff)]
    const code = kinds[below(kinds.length)]!
    return String.fromCodePoint(code >= 0xd800 && code < 0xe000 ? 65 : code)
  }
  return Array.from({ length: count }, () => Array.from({ length: 1 + below(12) }, character).join(''))
}

/** Consecutive pieces of a file of this repository. */
async function piecesOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8')
  return Array.from({ length: 100 }, (_, i) => text.slice(i * 97, (i + 1) * 97)).filter((each) => each !== '')
}

describe('the tokenizer of the model', () => {
  let tokenizer: Tokenizer
  let engineTokens: (text: string) => number[]

  beforeAll(async () => {
    if (!canBuildChat()) return
    tokenizer = await readTokenizer(await writeTokenizer(build))
    const addon = loadAddon(await fetchEngine(build))
    await addon.init()
    const options = { addonExports: addon, gpuLayers: 0, useMmap: true, vocabOnly: true }
    const model = new addon.AddonModel(await fetchModel(build), options)
    await model.init()
    engineTokens = (text) => [...model.tokenize(text, true)]
  }, 280_000)

  beforeEach(requireChat)

  const idsOf = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids

  it('gives the tokens of the engine, for prose, code and all of Unicode', async () => {
    const texts = [
      ...difficult,
      ...randomTexts(500),
      ...(await piecesOf('docs/protocol.md')),
      ...(await piecesOf('packages/core/src/stream/margin/missOf.ts')),
    ]
    expect(texts.length).toBeGreaterThan(600)
    for (const text of texts) expect([text, ...idsOf(text)]).toEqual([text, ...engineTokens(text)])
  })

  it('decodes its tokens to the same text', () => {
    const options = { skip_special_tokens: false, clean_up_tokenization_spaces: false }
    for (const text of difficult) expect(tokenizer.decode(idsOf(text), options)).toBe(text)
  })

  it('has the chat template and the end token', async () => {
    const config = JSON.parse(await readFile(path.join(build, 'tokenizer', 'tokenizer_config.json'), 'utf8'))
    expect(config.chat_template).toContain("'<|im_start|>assistant\n'")
    expect(idsOf(config.eos_token)).toEqual([2])
    expect(idsOf(config.bos_token)).toEqual([1])
  })
})
