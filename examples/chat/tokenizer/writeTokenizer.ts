// Writes the model's tokenizer: `node examples/chat/tokenizer/writeTokenizer.ts` prints the folder.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchModel } from '../fetchModel.ts'
import { readGguf } from '../gguf/readGguf.ts'
import { tokenizerOf } from './tokenizerOf.ts'

/** Writes tokenizer.json and tokenizer_config.json, with the chat template, from the metadata of the model; returns their folder. */
export async function writeTokenizer(build: string): Promise<string> {
  const folder = path.join(build, 'tokenizer')
  await mkdir(folder, { recursive: true })
  const { tokenizer, config } = tokenizerOf(readGguf(await readFile(await fetchModel(build))))
  for (const [name, value] of [
    ['tokenizer.json', tokenizer],
    ['tokenizer_config.json', config],
  ] as const) {
    // A rename, because several tests may write at the same time.
    const written = path.join(build, `${name}.${process.pid}`)
    await writeFile(written, `${JSON.stringify(value)}\n`)
    await rename(written, path.join(folder, name))
  }
  return folder
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${await writeTokenizer(path.join(import.meta.dirname, '..', 'build'))}\n`)
