import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'

/** Reads the tokenizer that `writeTokenizer` wrote. */
export async function readTokenizer(folder: string): Promise<Tokenizer> {
  const [tokenizer, config] = await Promise.all(
    ['tokenizer.json', 'tokenizer_config.json'].map(async (name) =>
      JSON.parse(await readFile(path.join(folder, name), 'utf8')),
    ),
  )
  return new Tokenizer(tokenizer, config)
}
