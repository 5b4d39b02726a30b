import { packedPackages, readManifest } from './packageEntries.ts'

/**
 * Returns the package.json of the package: the packages of others that ours need, with their exact versions, and Node 24
 * for every platform.
 */
export function packageManifest(): Record<string, unknown> {
  const { name, version, description, license, optionalDependencies } = readManifest('.')
  const dependencies = new Map<string, string>()
  for (const each of packedPackages)
    for (const [other, wanted] of Object.entries(readManifest(`packages/${each}`).dependencies ?? {}))
      if (!other.startsWith('@muster-network/')) dependencies.set(other, wanted)
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { muster: 'bin/muster.mjs' },
    dependencies: Object.fromEntries([...dependencies].sort(([a], [b]) => (a < b ? -1 : 1))),
    optionalDependencies,
  }
}
