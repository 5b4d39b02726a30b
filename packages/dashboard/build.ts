// `node packages/dashboard/build.ts`: builds the pages into dist/ unless they are built from these very sources already.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = import.meta.dirname

/** Where the built pages are. */
export const pagesDir = path.join(here, 'dist')

const marker = path.join(pagesDir, 'built-from.txt')

/** Builds the pages if their sources have changed; takes about two seconds, and none when there is nothing to do. */
export async function ensureBuilt(): Promise<string> {
  const sources = await digestOfSources()
  const isBuilt = async () => (await readFile(marker, 'utf8').catch(() => '')) === sources
  if (await isBuilt()) return pagesDir
  // Built beside and then moved, so that nobody who looks at the same moment sees half of it.
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
  // another process was quicker, and somebody may be looking at its pages by now
  if (await isBuilt()) {
    await rm(fresh, { recursive: true })
    return pagesDir
  }
  const old = path.join(here, `dist-old-${process.pid}`)
  await rename(pagesDir, old).catch(() => undefined)
  // or was so at this very moment: its pages are from the same sources
  await rename(fresh, pagesDir).catch(() => rm(fresh, { recursive: true }))
  await rm(old, { recursive: true, force: true })
  return pagesDir
}

async function digestOfSources(): Promise<string> {
  const files = globSync(
    [
      'src/**/*.{ts,tsx,css}',
      'public/*',
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
