import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { executorVersion } from '../executorVersion.ts'

const wasmFolder = path.resolve(import.meta.dirname, '..')
/** The folders of the sandboxed process's code; they import nothing outside each other but binaryen. */
const folders = ['answer', 'prepare', 'rewrite', 'run', 'wasi']
/** Files in `prepare` that belong to the daemon. */
const daemonOnly = new Set(['ModuleCache.ts', 'SpareProcess.ts'])

/**
 * Builds a folder with the sandbox's code as plain JavaScript, once per version of the code. A process that
 * strips types itself takes three times as long to start, and would see the whole package.
 */
export async function buildSandboxCode(dir: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const folder of folders)
    for (const name of (await readdir(path.join(wasmFolder, folder))).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts') && !daemonOnly.has(name))
        sources.set(`${folder}/${name}`, await readFile(path.join(wasmFolder, folder, name), 'utf8'))
  // modules are cached by this hash: with another Node, binaryen or version of ours they are prepared again
  const versions = [process.version, await binaryenVersion(), executorVersion]
  const hash = createHash('sha256').update(JSON.stringify([versions, [...sources]]))
  const home = path.join(dir, `code-${hash.digest('hex').slice(0, 32)}`)
  if (await stat(home).catch(() => undefined)) return home

  const building = path.join(dir, `building-${randomUUID()}`)
  try {
    for (const folder of folders) await mkdir(path.join(building, folder), { recursive: true })
    await writeFile(path.join(building, 'package.json'), '{"type":"module"}')
    for (const [name, source] of sources) {
      const plain = stripQuietly(source).replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
      await writeFile(path.join(building, name.replace(/\.ts$/, '.js')), plain)
    }
    // Without a sandbox that mounts binaryen, the rewriter finds the package by this link.
    await mkdir(path.join(building, 'node_modules'))
    await symlink(binaryenFolder(), path.join(building, 'node_modules', 'binaryen'))
    await rename(building, home).catch(async (error) => {
      if (!(await stat(home).catch(() => undefined))) throw error
    })
    return home
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

/** Suppresses the experimental warning: the daemon itself runs with type stripping, so its user knows. */
function stripQuietly(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

async function binaryenVersion(): Promise<unknown> {
  const text = await readFile(path.join(binaryenFolder(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version?: unknown }).version
}

export function binaryenFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve('binaryen')))
}
