// Makes a coarser model, which a check must tell from the real one: `node examples/chat/coarsen.ts` prints its path.

import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchModel } from './fetchModel.ts'
import { readGguf } from './gguf/readGguf.ts'

/** ggml's type Q4_1: blocks of 32 values, with scale and minimum in 4 bytes and the values in 16 bytes, 4 bits each. */
const q4 = { type: 3, values: 32, headBytes: 4, bytes: 20 }

/** Returns the model whose feed-forward weights have 3 bits; makes it the first time. */
export async function coarsenModel(build: string): Promise<string> {
  const coarse = path.join(build, 'model-coarse.gguf')
  if (await stat(coarse).catch(() => undefined)) return coarse
  const file = await readFile(await fetchModel(build))
  coarsen(file)
  await writeFile(`${coarse}.${process.pid}`, file)
  await rename(`${coarse}.${process.pid}`, coarse)
  return coarse
}

/** Rounds the feed-forward weights of a GGUF file in place to 8 of their 16 levels. The size stays the same. */
export function coarsen(file: Buffer): void {
  const byte = Uint8Array.from({ length: 256 }, (_, pair) => (nearest(pair >> 4) << 4) | nearest(pair & 15))
  for (const { name, type, length, offset } of readGguf(file).tensors) {
    if (!name.includes('.ffn_') || name.includes('norm')) continue
    if (type !== q4.type) throw new Error(`Cannot coarsen ${name}: its type is ${type}, not Q4_1.`)
    const end = offset + (length / q4.values) * q4.bytes
    for (let block = offset; block < end; block += q4.bytes)
      for (let i = block + q4.headBytes; i < block + q4.bytes; i++) file[i] = byte[file[i]!]!
  }
}

/** The nearest of 8 levels that are evenly spread from 0 to 15. */
function nearest(level: number): number {
  return Math.round((Math.round((level * 7) / 15) * 15) / 7)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${await coarsenModel(path.join(import.meta.dirname, 'build'))}\n`)
