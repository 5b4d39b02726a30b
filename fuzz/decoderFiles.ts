import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Decoder } from './Decoder.ts'

const folder = path.join(import.meta.dirname, 'decoders')

/** The files of `fuzz/decoders`, each of which exports `decoders`. */
export function decoderFiles(): string[] {
  return globSync('*.ts', { cwd: folder }).sort()
}

/** Loads one of them: a process that fuzzes one decoder does not load the packages of the others. */
export async function loadDecoders(file: string): Promise<readonly Decoder[]> {
  const module = (await import(pathToFileURL(path.resolve(folder, file)).href)) as {
    decoders: readonly Decoder[]
  }
  return module.decoders
}

/** All decoders with their files. */
export async function allDecoders(): Promise<{ file: string; decoder: Decoder }[]> {
  const loaded = await Promise.all(
    decoderFiles().map(async (file) => (await loadDecoders(file)).map((decoder) => ({ file, decoder }))),
  )
  return loaded.flat()
}
