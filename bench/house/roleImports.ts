import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

const folder = /^packages\/node\/src\/(client|provider|coordinator|veto|relay)\//

/** Returns `file → target` for every import from one role's folder of the daemon into another's. */
export function roleImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const role = folder.exec(file.path)?.[1]
    if (!role) return []
    const { staticImports, staticExports } = parseSync(file.path, file.text).module
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
      ),
    ]
    return [...new Set(specifiers)].flatMap((specifier) => {
      const target = path.posix.join(path.posix.dirname(file.path), specifier)
      const other = specifier.startsWith('.') && folder.exec(target)?.[1]
      return other && other !== role ? [`${file.path} → ${target}`] : []
    })
  })
}
