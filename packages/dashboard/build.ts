// `node packages/dashboard/build.ts`: builds the pages into dist/ unless dist/ is up to date.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = import.meta.dirname

/** Folder of the built pages. */
export const pagesDir = path.join(here, 'dist')

const marker = path.join(pagesDir, 'built-from.txt')

/** Builds the pages if their sources have changed; takes about two seconds. */
export async function ensureBuilt(): Promise<string> {
  const sources = await digestOfSources()
  const isBuilt = async () => (await readFile(marker, 'utf8').catch(() => '')) === sources
  if (await isBuilt()) return pagesDir
  // Build into a temporary folder and rename it, so that a concurrent reader never sees half a build.
  const fresh = path.join(here, `dist-${process.pid}`)
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace(/package\.json$/, 'bin/vite.js')
  const built = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: here,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 120_000,
    },
  )
  if (built.status !== 0) throw new Error('the pages could not be built; what vite said is above')
  await mkdir(fresh, { recursive: true })
  await writeFile(path.join(fresh, path.basename(marker)), sources)
  // another process finished first, and its pages may be in use already
  if (await isBuilt()) {
    await rm(fresh, { recursive: true })
    return pagesDir
  }
  const old = path.join(here, `dist-old-${process.pid}`)
  await rename(pagesDir, old).catch(() => undefined)
  // another process renamed its build just now, from the same sources
  await rename(fresh, pagesDir).catch(() => rm(fresh, { recursive: true }))
  await rm(old, { recursive: true, force: true })
  return pagesDir
}

async function digestOfSources(): Promise<string> {
  const files = globSync(
    [
      'src/**/*.{ts,tsx,css}',
      'public/*',
      'offline/*',
      'index.html',
      'vite.config.ts',
      'package.json',
      '../{core,api}/src/**/*.ts',
    ],
    { cwd: here, exclude: ['**/*.test.ts'] },
  )
  const digest = createHash('sha256')
  for (const file of files.sort()) digest.update(file).update(await readFile(path.join(here, file)))
  return digest.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await ensureBuilt()}\n`)
