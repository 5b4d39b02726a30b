import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GeneratedPage } from '../docs/GeneratedPage.ts'
import { root } from '../test/repository.ts'
import { artifactModule } from './artifactModule.ts'
import { artifacts } from './artifacts.ts'

/** Yields the TypeScript module of each contract, from the compiled artifacts in contracts/out. */
export async function* bindings(): AsyncGenerator<GeneratedPage> {
  for (const { name, abi, code } of artifacts)
    yield {
      path: `packages/chain/src/contracts/generated/${name}.ts`,
      content: await artifactModule(name, abi, code, readArtifact),
    }
}

/** Returns the modules that differ from the compiled contracts. */
export async function staleBindings(): Promise<string[]> {
  const stale: string[] = []
  for await (const { path: file, content } of bindings())
    if ((await readFile(path.join(root, file), 'utf8').catch(() => '')) !== content) stale.push(file)
  return stale
}

/** Reads an artifact by `Name`, or by `File:Name` for a contract in another contract's file. */
async function readArtifact(named: string): Promise<string> {
  const [file, contract = file] = named.split(':')
  return readFile(path.join(root, 'contracts/out', `${file}.sol`, `${contract}.json`), 'utf8')
}
