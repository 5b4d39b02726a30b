import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { daemonLayers, importTable, type Layers, providerLayers, purePackages } from './importTable.ts'

const scope = '@muster-network/'

type Import = { file: string; specifier: string; line: number }

/**
 * Checks the sources below `root`/packages against the import tables. Returns one line per problem, `file:line what`: an
 * import that a table forbids (of a package, or of a folder in another layer), one that goes past another package's index,
 * one that leaves its package by a relative path, a cycle between files, and a `node:` import in a pure package.
 */
export async function checkImports(root: string): Promise<string[]> {
  const problems: string[] = []
  const graph = new Map<string, Import[]>()
  for (const file of globSync('packages/*/{src,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })) {
    const imports = readImports(file, await readFile(path.join(root, file), 'utf8'))
    graph.set(normalise(file), imports)
    for (const each of imports) {
      const problem = forbidden(root, each)
      if (problem) problems.push(`${each.file}:${each.line} ${problem}`)
    }
  }
  return [...problems, ...findCycles(root, graph)].sort()
}

function readImports(file: string, source: string): Import[] {
  const { module } = parseSync(file, source)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const found = [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest)),
  ].flatMap((request) => (request ? [{ specifier: request.value, start: request.start }] : []))
  for (const each of module.dynamicImports) {
    const literal = /^(['"`])(.*)\1$/s.exec(source.slice(each.moduleRequest.start, each.moduleRequest.end))
    if (literal) found.push({ specifier: literal[2]!, start: each.moduleRequest.start })
  }
  const seen = new Map<string, Import>()
  for (const { specifier, start } of found) {
    if (!seen.has(specifier)) seen.set(specifier, { file: normalise(file), specifier, line: lineOf(start) })
  }
  return [...seen.values()]
}

function forbidden(root: string, { file, specifier }: Import): string | undefined {
  const owner = packageOf(file)
  const isTest = file.endsWith('.test.ts') || file.includes('/test/')
  if (specifier.startsWith(scope)) {
    const [target, ...deeper] = specifier.slice(scope.length).split('/')
    if (deeper.length > 0 && !entriesOf(root, target!)[`./${deeper.join('/')}`])
      return `imports ${specifier}: import the package's index, or another entry that it exports`
    if (target === owner) return `imports its own package by name: use a relative path`
    const allowed = importTable[owner]
    if (!allowed) return `package ${owner} is not in the import table`
    if (!allowed.includes(target!))
      return `${owner} may not import ${target} (it may import: ${allowed.join(', ') || 'nothing of ours'})`
  }
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    const leaves = !target.startsWith(`packages/${owner}/`)
    // tests may use what the test command itself provides, and the examples
    if (leaves && !(isTest && /^(scripts\/test|examples|contracts)\//.test(target)))
      return `leaves its package by ${specifier}: import @muster-network/… instead`
    for (const layers of [daemonLayers, providerLayers]) {
      const problem = forbiddenByLayers(layers, file, target)
      if (problem) return problem
    }
  }
  if (purePackages.includes(owner) && !isTest && specifier.startsWith('node:'))
    return `${owner} is pure and may not import ${specifier}`
  return undefined
}

/** Why a file may not import another file of the same layered folder; undefined when it may. */
function forbiddenByLayers({ folder, rows }: Layers, file: string, target: string): string | undefined {
  const from = subfolderOf(folder, file)
  const to = subfolderOf(folder, target)
  if (from === undefined || to === undefined || from === to) return undefined
  const row = rows.findIndex((names) => names.includes(from))
  if (row < 0) return undefined
  const allowed = rows.slice(row + 1).flat()
  if (allowed.includes(to)) return undefined
  const whole = path.posix.basename(folder) === 'src' ? '' : `${path.posix.basename(folder)}/`
  return `${whole}${from} may not import ${whole}${to} (it may import: ${allowed.join(', ') || 'no other folder'})`
}

/** The name of the subfolder that a file is in; undefined for a file elsewhere or directly in the folder. */
function subfolderOf(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined
  const [name, ...deeper] = file.slice(folder.length + 1).split('/')
  return deeper.length > 0 ? name : undefined
}

/** One line for each cycle of files, told once, from its alphabetically first file. */
function findCycles(root: string, graph: ReadonlyMap<string, Import[]>): string[] {
  const cycles = new Set<string>()
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (file: string): void => {
    const at = trail.indexOf(file)
    if (at >= 0) {
      const cycle = trail.slice(at)
      const first = cycle.indexOf([...cycle].sort()[0]!)
      const turned = [...cycle.slice(first), ...cycle.slice(0, first)]
      cycles.add(`${turned[0]}:1 import cycle: ${[...turned, turned[0]].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    trail.push(file)
    for (const { specifier } of graph.get(file) ?? []) {
      const target = resolve(root, file, specifier)
      if (target && graph.has(target)) visit(target)
    }
    trail.pop()
    done.add(file)
  }
  for (const file of [...graph.keys()].sort()) visit(file)
  return [...cycles]
}

function resolve(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith(scope)) {
    const [target, ...deeper] = specifier.slice(scope.length).split('/')
    const entry = entriesOf(root, target!)[['.', ...deeper].join('/')] ?? './src/index.ts'
    return path.posix.join('packages', target!, entry)
  }
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return undefined
}

/** The entries of a package besides its index, by its package.json. */
function entriesOf(root: string, name: string): Record<string, string> {
  try {
    const text = readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')
    const { exports } = JSON.parse(text) as { exports?: string | Record<string, string> }
    return typeof exports === 'object' ? exports : {}
  } catch {
    return {}
  }
}

const normalise = (file: string) => file.split(path.sep).join('/')
const packageOf = (file: string) => file.split('/')[1]!
