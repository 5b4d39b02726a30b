import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of this clone or installed package. */
const ownRoot = path.resolve(import.meta.dirname, '../../../..')

/**
 * Returns the words that start muster in a shell, so that a printed command can be pasted as it stands. `npx muster` is
 * only safe where npm finds this copy: anywhere else it fetches a package of somebody else.
 *
 * - in a clone: `npx muster` inside of it, else the path of its program
 * - installed with `npm install --global`: `muster`
 * - started with `npx <package>`: the same words, with the whole path of a tarball
 * - installed in a project: `npx muster` inside of it, else the path of its program
 */
export function commandName(options: { cwd: string | undefined; root?: string }): string {
  const { cwd, root = ownRoot } = options
  const home = homeOf(root)
  if (home === undefined) return 'muster'
  const fetched = home.manifest._npx?.packages?.[0]
  if (fetched !== undefined) return `npx ${quoted(tarballOf(home) ?? fetched)}`
  if (cwd !== undefined && projectOf(cwd) === home.folder) return 'npx muster'
  const program = path.join(root, 'bin', 'muster.mjs')
  return process.platform === 'win32' ? `node ${quoted(program)}` : quoted(program)
}

type Project = {
  folder: string
  manifest: { _npx?: { packages?: string[] }; dependencies?: Record<string, string> }
}

/** Returns the tarball that npx installed, as a package that npx accepts in every folder; without `file:`, npx runs the tarball. */
function tarballOf({ folder, manifest }: Project): string | undefined {
  const wanted = Object.values(manifest.dependencies ?? {}).find((each) => each.startsWith('file:'))
  return wanted && `file:${path.resolve(folder, wanted.slice('file:'.length))}`
}

/** Returns the clone or the project that holds the package; undefined if it is installed globally. */
function homeOf(root: string): Project | undefined {
  const at = root.lastIndexOf(`${path.sep}node_modules${path.sep}`)
  const folder = at === -1 ? root : root.slice(0, at)
  try {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
    return { folder, manifest: JSON.parse(text) as Project['manifest'] }
  } catch {
    return undefined
  }
}

/** Returns the folder in which npm works when it is started in `folder`: the nearest one with a package. */
function projectOf(folder: string): string | undefined {
  const isProject = ['package.json', 'node_modules'].some((name) => existsSync(path.join(folder, name)))
  if (isProject) return folder
  const above = path.dirname(folder)
  return above === folder ? undefined : projectOf(above)
}

/** Quotes a word for a shell if it needs quotes. */
function quoted(word: string): string {
  if (/^[\w@%+=:,./\\-]+$/.test(word)) return word
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`
}
