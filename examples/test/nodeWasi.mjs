// Runs a module on Node's own WASI: node nodeWasi.mjs <module> <folder with in/ and out/> [args]
import { readFile } from 'node:fs/promises'
import { WASI } from 'node:wasi'

const [file, folder, ...args] = process.argv.slice(2)
const wasi = new WASI({
  version: 'preview1',
  args: ['program', ...args],
  env: { MUSTER_PART: process.env.MUSTER_PART ?? '0', MUSTER_PARTS: process.env.MUSTER_PARTS ?? '1' },
  preopens: { '/in': `${folder}/in`, '/out': `${folder}/out` },
})
const { instance } = await WebAssembly.instantiate(await readFile(file), wasi.getImportObject())
process.exitCode = wasi.start(instance)
