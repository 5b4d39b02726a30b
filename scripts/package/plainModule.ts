import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

/** The file of each of our packages' entries, such as `@muster-network/node/files`, as a path below the root. */
export type PackageEntries = ReadonlyMap<string, string>

/**
 * Converts a TypeScript module of this repository to JavaScript for the package: Node strips types only outside of
 * node_modules. Types become spaces, so that positions stay the same; names of `.ts` files become names of `.js` files;
 * and imports of our packages become relative, because the package has all of them.
 *
 * @throws Error if the module imports one of our packages by an entry that does not exist
 */
export function plainModule(source: string, file: string, entries: PackageEntries): string {
  return stripTypeScriptTypes(source)
    .replaceAll(/'([^'\n]*)\.ts'/g, "'$1.js'")
    .replaceAll(/'(@muster-network\/[^'\n]+)'/g, (_, name: string) => {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`${file} imports ${name}, which no package exports.`)
      const relative = path.posix.relative(path.posix.dirname(file), entry.replace(/\.ts$/, '.js'))
      return `'${relative.startsWith('.') ? relative : `./${relative}`}'`
    })
}
