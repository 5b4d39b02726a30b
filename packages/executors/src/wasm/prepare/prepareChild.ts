// node prepareChild.ts <folder>: reads <folder>/module.wasm, writes <folder>/rewritten.wasm and then
// answer.json. A module is untrusted, so parsing it happens in the same sandbox as running it.
import { readFileSync, writeFileSync } from 'node:fs'
import { rewriteModule } from './rewriteModule.ts'

const folder = process.argv[2]!
const result = await rewriteModule(new Uint8Array(readFileSync(`${folder}/module.wasm`)))
if (result.ok) {
  writeFileSync(`${folder}/rewritten.wasm`, result.bytes)
  const { digest, globals } = result
  writeFileSync(`${folder}/answer.json`, JSON.stringify({ ok: true, digest, globals }))
} else writeFileSync(`${folder}/answer.json`, JSON.stringify(result))
