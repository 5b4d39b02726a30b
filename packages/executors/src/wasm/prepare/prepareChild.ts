// node prepareChild.ts <folder>: waits until its standard input ends, then reads <folder>/module.wasm (or service.wasm), writes
// <folder>/rewritten.wasm and then answer.json. A module is untrusted, so parsing it happens in the same sandbox as running it.
// A process prepares one module and ends, so no module can affect another one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rewriteModule } from './rewriteModule.ts'
import { sampleModule } from './sampleModule.ts'

const folder = process.argv[2]!
const sources = { run: `${folder}/module.wasm`, service: `${folder}/service.wasm` }
// Loading the rewriter takes longer than rewriting a small module: a process that is started before its module is known does it now.
if (!Object.values(sources).some((source) => existsSync(source))) await rewriteModule(await sampleModule())
readFileSync(0)
const role = existsSync(sources.service) ? 'service' : 'run'
const result = await rewriteModule(new Uint8Array(readFileSync(sources[role])), role)
if (result.ok) {
  writeFileSync(`${folder}/rewritten.wasm`, result.bytes)
  const { digest, globals } = result
  writeFileSync(`${folder}/answer.json`, JSON.stringify({ ok: true, digest, globals }))
} else writeFileSync(`${folder}/answer.json`, JSON.stringify(result))
