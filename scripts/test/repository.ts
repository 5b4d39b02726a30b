import { createRequire } from 'node:module'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The path of a tool that npm installed in the root, such as `biome`. */
export function tool(name: string): string {
  return path.join(root, 'node_modules', '.bin', name)
}

const forgePackages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'forge-darwin-arm64',
  'darwin-x64': 'forge-darwin-amd64',
  'linux-arm64': 'forge-linux-arm64',
  'linux-x64': 'forge-linux-amd64',
  'win32-x64': 'forge-win32-amd64',
}

/** forge itself: the script that npm links in its place ends with exit code 0 whatever forge said. */
export function forge(): string {
  const name = forgePackages[`${process.platform}-${process.arch}`]
  if (!name) throw new RangeError(`there is no forge for ${process.platform} on ${process.arch}`)
  const file = process.platform === 'win32' ? 'forge.exe' : 'forge'
  return createRequire(import.meta.url).resolve(`@foundry-rs/${name}/bin/${file}`)
}
