import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The path of a tool that npm installed in the root, such as `biome`. */
export function tool(name: string): string {
  return path.join(root, 'node_modules', '.bin', name)
}
