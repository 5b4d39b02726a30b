// Compiles the AssemblyScript examples to WebAssembly: `node examples/build.ts [name…]` builds the named examples, or all.

import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const wasmExamples = ['tracer', 'trainer', 'aligner'] as const
/** Programs that a client sends with a task to compare or check results. */
export const wasmFunctions = ['comparator', 'verifier'] as const
export type WasmExample = (typeof wasmExamples)[number] | (typeof wasmFunctions)[number]

const root = path.dirname(fileURLToPath(import.meta.url))
const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js')

const options = [
  '--optimizeLevel=3',
  '--shrinkLevel=0',
  '--converge',
  // Exports the top-level code as `_start`, as a WASI command must, instead of a start section.
  '--exportStart=_start',
  // No garbage collector: the examples allocate their buffers once.
  '--runtime=stub',
  // Failed checks call proc_exit instead of an import from `env`.
  '--use=abort=assembly/fail/abort',
]

/**
 * Options of Node for the compiler, which is WebAssembly itself and runs for seconds: optimising it takes longer than it saves.
 * The compiler would start a second process to set the last one.
 */
const nodeOptions = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--enable-source-maps']

/**
 * Builds one example and returns the path of its module, `examples/<name>/build/<name>.wasm`. Reuses the module if its
 * sources, the options and the compiler have not changed.
 */
export async function buildExample(name: WasmExample): Promise<string> {
  const target = path.join(root, name, 'build', `${name}.wasm`)
  const stamp = `${target}.sources`
  const hash = await hashSources(name)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return target

  // Several tests may build at the same time: each writes its own file, and the rename is atomic.
  await mkdir(path.dirname(target), { recursive: true })
  const temporary = `${target}.${randomUUID()}`
  await promisify(execFile)(
    process.execPath,
    [...nodeOptions, compiler, `${name}/assembly/index.ts`, `--outFile=${temporary}`, ...options],
    { cwd: root, timeout: 120_000 },
  )
  await rename(temporary, target)
  await writeFile(`${temporary}.sources`, hash)
  await rename(`${temporary}.sources`, stamp)
  return target
}

/** Hashes the compiler's version, the options and every source file that the example may import. */
async function hashSources(name: WasmExample): Promise<string> {
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json') as { version: string }
  const hash = createHash('sha256').update(JSON.stringify([version, options]))
  const imported = name === 'verifier' ? ['aligner'] : []
  for (const folder of ['.', name, ...imported].map((each) => path.join(root, each, 'assembly'))) {
    for (const file of (await readdir(folder)).sort())
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(folder, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2)
  const wanted = [...wasmExamples, ...wasmFunctions].filter(
    (name) => names.length === 0 || names.includes(name),
  )
  for (const file of await Promise.all(wanted.map(buildExample))) process.stdout.write(`${file}\n`)
}
