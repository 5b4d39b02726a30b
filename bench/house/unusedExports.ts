import path from 'node:path'
import { type ImportedName, type ModuleSymbols, moduleSymbols, type References } from './moduleSymbols.ts'
import { isScript, type SourceFile } from './sourceFiles.ts'

const scope = '@muster-network/'

export type UnusedExports = { unused: string[]; total: number }

/**
 * Lists the exports below packages/ that no program reaches, as `file name`. Programs are the `entries`, and every script that a
 * reached declaration names by its path. A caller that is itself unreached does not count, so that a chain of functions
 * which starts in a test is listed whole. Shadowed names count as references: the list has no false entries, but may
 * miss some.
 */
export function unusedExports(
  files: readonly SourceFile[],
  {
    entries,
    packageEntry,
  }: { entries: readonly string[]; packageEntry(specifier: string): string | undefined },
): UnusedExports {
  const modules = new Map<string, ModuleSymbols>()
  for (const file of files) if (isScript(file) && !file.isTest) modules.set(file.path, moduleSymbols(file))
  const reached = new Set<string>()
  const loaded = new Set<string>()

  const resolve = (from: string, specifier: string): string | undefined =>
    specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : specifier.startsWith(scope)
        ? packageEntry(specifier)
        : undefined

  /** Scripts named by a path: relative to the file, to the root, or to a folder that is only known when it runs. */
  const namedFiles = (file: string, literal: string): string[] => {
    const name = literal.replace(/\.js$/, '.ts')
    const beside = path.posix.join(path.posix.dirname(file), name)
    return [...modules.keys()].filter(
      (each) => each === beside || each === name || (/^\w+\//.test(name) && each.endsWith(`/${name}`)),
    )
  }
  const follow = (file: string, references: References): void => {
    for (const name of references.names) reachLocal(file, name)
    for (const each of references.dynamic) reachImport(file, each)
    for (const literal of references.files)
      for (const target of namedFiles(file, literal)) reachExport(target, '*')
  }
  const load = (file: string): void => {
    const symbols = modules.get(file)
    if (!symbols || loaded.has(file)) return
    loaded.add(file)
    follow(file, symbols.loaded)
  }
  const reachLocal = (file: string, name: string): void => {
    const symbols = modules.get(file)!
    const imported = symbols.imports.get(name)
    if (imported) reachImport(file, imported)
    const declared = symbols.declarations.get(name)
    if (imported || !declared || reached.has(`${file} ${name}`)) return
    reached.add(`${file} ${name}`)
    follow(file, declared)
  }
  const reachImport = (file: string, { specifier, name }: ImportedName): void => {
    const target = resolve(file, specifier)
    if (target) reachExport(target, name)
  }
  const reachExport = (file: string, name: string): void => {
    const symbols = modules.get(file)
    if (!symbols) return
    load(file)
    if (name === '*') {
      if (reached.has(`${file} *`)) return
      reached.add(`${file} *`)
      for (const each of symbols.exports.keys()) reachExport(file, each)
    }
    const exported = symbols.exports.get(name)
    if (!exported) for (const specifier of symbols.starExports) reachImport(file, { specifier, name })
    else if ('local' in exported) reachLocal(file, exported.local)
    else reachImport(file, exported)
  }
  for (const entry of entries) reachExport(entry, '*')

  const own = [...modules].filter(([file]) => /^packages\/[^/]+\/src\//.test(file))
  const exported = own.flatMap(([file, symbols]) =>
    [...symbols.exports].flatMap(([name, target]) =>
      // a re-export is listed where it is declared
      'local' in target && !symbols.imports.has(target.local) ? [{ file, name, local: target.local }] : [],
    ),
  )
  return {
    unused: exported
      .filter(({ file, local }) => !reached.has(`${file} ${local}`))
      .map(({ file, name }) => `${file} ${name}`),
    total: exported.length,
  }
}
