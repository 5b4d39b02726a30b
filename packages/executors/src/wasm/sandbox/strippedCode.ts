import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const wasmFolder = path.resolve(import.meta.dirname, '..')
/** The folders whose files a sandboxed process runs; they import nothing outside each other but binaryen. */
const folders = ['prepare', 'rewrite', 'run', 'wasi']
/** Of `prepare`, what belongs to the daemon. */
const daemonOnly = new Set(['ModuleCache.ts'])

/**
 * A folder with the sandbox's code as plain JavaScript, made once for each version of it. A process that must strip types
 * first takes three times as long to start, and would see all of the package.
 */
export async function strippedCode(dir: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const folder of folders)
    for (const name of (await readdir(path.join(wasmFolder, folder))).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts') && !daemonOnly.has(name))
        sources.set(`${folder}/${name}`, await readFile(path.join(wasmFolder, folder, name), 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify([process.version, [...sources]]))
  const home = path.join(dir, `code-${hash.digest('hex').slice(0, 32)}`)
  if (await stat(home).catch(() => undefined)) return home

  const making = path.join(dir, `making-${randomUUID()}`)
  try {
    for (const folder of folders) await mkdir(path.join(making, folder), { recursive: true })
    await writeFile(path.join(making, 'package.json'), '{"type":"module"}')
    for (const [name, source] of sources) {
      const plain = stripQuietly(source).replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
      await writeFile(path.join(making, name.replace(/\.ts$/, '.js')), plain)
    }
    // Where there is no sandbox to put it in place, the one package that rewriting needs is found by this link.
    await mkdir(path.join(making, 'node_modules'))
    await symlink(binaryenFolder(), path.join(making, 'node_modules', 'binaryen'))
    await rename(making, home).catch(async (error) => {
      if (!(await stat(home).catch(() => undefined))) throw error
    })
    return home
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** The daemon itself runs by the same stripping: that it is still called experimental is no news to its user. */
function stripQuietly(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

export function binaryenFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve('binaryen')))
}
