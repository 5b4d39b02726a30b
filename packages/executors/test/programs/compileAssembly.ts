import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { testCache } from './sharedModules.ts'

const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js')
/** The options that docs/services.md names. */
const options = ['--optimize', '--runtime=stub', '--exportStart=_initialize']

/** Compiles a service in AssemblyScript, once per source, and returns the path of its module. */
export async function compileAssembly(source: string): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([options, source]))
    .digest('hex')
  const dir = path.join(testCache, 'assembly')
  const target = path.join(dir, `${hash.slice(0, 32)}.wasm`)
  if (await stat(target).catch(() => undefined)) return target
  await mkdir(dir, { recursive: true })
  const work = await mkdtemp(path.join(dir, 'building-'))
  try {
    await writeFile(path.join(work, 'service.ts'), source)
    const args = [compiler, 'service.ts', '--outFile=service.wasm', ...options]
    await promisify(execFile)(process.execPath, args, { cwd: work, timeout: 120_000 })
    await rename(path.join(work, 'service.wasm'), target)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return target
}
