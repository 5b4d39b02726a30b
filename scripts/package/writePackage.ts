import { globSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../test/repository.ts'
import { packageEntries, packedPackages } from './packageEntries.ts'
import { packageManifest } from './packageManifest.ts'
import { plainModule } from './plainModule.ts'

/** The starter tasks of `muster init`; the package has their compiled programs instead of the compiler. */
const starters = ['tracer', 'trainer', 'aligner']

const modules = [
  ...packedPackages.map((each) => `packages/${each}/src/**/*.ts`),
  'examples/Random.ts',
  ...starters.map((each) => `examples/${each}/generate.ts`),
]
const notPacked = ['**/*.test.ts', 'packages/executors/src/compliance/**']

/** Copied as they are. */
const files = [
  'LICENSE',
  'README.md',
  'networks/muster.json',
  'packages/cli/package.json',
  'packages/executors/src/container/egress/listenInNamespace.mjs',
  'scripts/launch.mjs',
  ...starters.map((each) => `examples/${each}/task.yaml`),
]

/** Written by a build: the programs of the starter tasks, and the pages. */
const builtFiles = [
  ...starters.map((each) => `examples/${each}/build/${each}.wasm`),
  'packages/dashboard/dist/**/*',
]

/**
 * Writes the files of the package into a folder, at the same paths as in the repository. `built` adds the programs and
 * the pages, which must have been built.
 */
export async function writePackage(folder: string, { built }: { built: boolean }): Promise<void> {
  const entries = packageEntries()
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  for (const file of globSync(modules, { cwd: root, exclude: notPacked })) {
    const source = await readFile(path.join(root, file), 'utf8')
    await write(file.replace(/\.ts$/, '.js'), plainModule(source, file, entries))
  }
  for (const file of [...files, ...(built ? find(builtFiles) : [])])
    await cp(path.join(root, file), path.join(folder, file))
  await write(
    'bin/muster.mjs',
    plainModule(await readFile(path.join(root, 'bin/muster.mjs'), 'utf8'), 'bin/muster.mjs', entries),
  )
  await write('package.json', `${JSON.stringify(packageManifest(), null, 2)}\n`)
}

/** @throws Error if a pattern matches nothing: a file has moved, or a build failed. */
function find(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    if (found.length === 0) throw new Error(`The package needs ${pattern}, but there is no such file.`)
    return found
  })
}
