// Compiles the AssemblyScript examples to WebAssembly: `node examples/build.ts` builds all, or those named after it.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const wasmExamples = ['tracer', 'trainer', 'aligner'] as const
/** Functions that a client sends with a task: not work, but what the work is judged by. */
export const wasmFunctions = ['judge', 'verifier'] as const
export type WasmExample = (typeof wasmExamples)[number] | (typeof wasmFunctions)[number]

const root = path.dirname(fileURLToPath(import.meta.url))
const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js')

const options = [
  '--optimizeLevel=3',
  '--shrinkLevel=0',
  '--converge',
  // The top-level code becomes `_start`, as WASI commands have it, and not a start section.
  '--exportStart=_start',
  // Nothing is freed: the examples allocate their buffers once.
  '--runtime=stub',
  // Failed checks end through proc_exit instead of an import from `env`.
  '--use=abort=assembly/fail/abort',
]

/**
 * Builds one example and returns the path of its module, `examples/<name>/build/<name>.wasm`. A module whose sources,
 * options and compiler have not changed is kept, so that asking again costs milliseconds.
 */
export async function buildExample(name: WasmExample): Promise<string> {
  const target = path.join(root, name, 'build', `${name}.wasm`)
  const stamp = `${target}.sources`
  const hash = await hashSources(name)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return target

  // Several tests may build at once: each makes its own file, and renaming replaces a whole one by a whole one.
  await mkdir(path.dirname(target), { recursive: true })
  const made = `${target}.${process.pid}`
  await promisify(execFile)(
    process.execPath,
    [compiler, `${name}/assembly/index.ts`, `--outFile=${made}`, ...options],
    { cwd: root, timeout: 120_000 },
  )
  await rename(made, target)
  await writeFile(`${stamp}.${process.pid}`, hash)
  await rename(`${stamp}.${process.pid}`, stamp)
  return target
}

/** Over the compiler's version, the options and every source file that the example may import. */
async function hashSources(name: WasmExample): Promise<string> {
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json') as { version: string }
  const hash = createHash('sha256').update(JSON.stringify([version, options]))
  const borrowed = name === 'verifier' ? ['aligner'] : []
  for (const folder of ['.', name, ...borrowed].map((each) => path.join(root, each, 'assembly'))) {
    for (const file of (await readdir(folder)).sort())
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(folder, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2)
  for (const name of [...wasmExamples, ...wasmFunctions])
    if (named.length === 0 || named.includes(name)) process.stdout.write(`${await buildExample(name)}\n`)
}
