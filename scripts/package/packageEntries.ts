import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../test/repository.ts'
import type { PackageEntries } from './plainModule.ts'

/** The packages that the daemon and the command line consist of. */
export const packedPackages = ['core', 'chain', 'p2p', 'executors', 'api', 'node', 'cli'] as const

export type Manifest = {
  name: string
  version: string
  description: string
  license: string
  exports?: string | Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest
}

/** Reads the entries of our packages from their manifests. */
export function packageEntries(): PackageEntries {
  const entries = new Map<string, string>()
  for (const each of packedPackages) {
    const { name, exports = {} } = readManifest(`packages/${each}`)
    for (const [key, file] of Object.entries(typeof exports === 'string' ? { '.': exports } : exports))
      entries.set(path.posix.join(name, key), path.posix.join('packages', each, file))
  }
  return entries
}
