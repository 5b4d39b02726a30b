// `npm run contracts`: compiles the contracts and writes what the TypeScript side uses of them.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forge, root } from '../test/repository.ts'
import { runCommand } from '../test/runCommand.ts'
import { artifactModule } from './artifactModule.ts'
import { artifacts } from './artifacts.ts'

const { code } = await runCommand([forge(), 'build', '--skip', 'test'], { cwd: root })
if (code !== 0) process.exit(code)
for (const { name, abi, code: created } of artifacts) {
  const file = path.join('packages/chain/src/contracts/generated', `${name}.ts`)
  await writeFile(path.join(root, file), await artifactModule(name, abi, created, readArtifact))
  process.stdout.write(`${file}\n`)
}

/** `Name`, or `File:Name` for a contract in another contract's file. */
async function readArtifact(named: string): Promise<string> {
  const [file, contract = file] = named.split(':')
  return readFile(path.join(root, 'contracts/out', `${file}.sol`, `${contract}.json`), 'utf8')
}
