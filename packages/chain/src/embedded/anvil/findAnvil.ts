import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { MusterError } from '@muster-network/core'

/** The only version whose replay was tested to give the same block hashes; package.json pins it too. */
export const anvilVersion = '1.7.1'

/**
 * Returns the path of the anvil binary that npm installed for this platform. It bypasses the package's JavaScript shim,
 * which would run between us and the supervised process.
 *
 * @throws CHAIN_ANVIL_MISSING, CHAIN_ANVIL_VERSION
 */
export function findAnvil(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  let folder: string
  try {
    // npm nests the platform package below anvil's own package when it cannot hoist it
    const shim = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    folder = path.dirname(createRequire(shim).resolve(`${name}/package.json`))
  } catch (cause) {
    throw new MusterError('CHAIN_ANVIL_MISSING', `the package ${name} is not installed`, {
      cause,
      details: { platform, arch },
    })
  }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  if (version !== anvilVersion) {
    throw new MusterError('CHAIN_ANVIL_VERSION', `anvil has version ${version}, expected ${anvilVersion}`, {
      details: { version, expected: anvilVersion },
    })
  }
  const binary = path.join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  if (!existsSync(binary)) throw new MusterError('CHAIN_ANVIL_MISSING', `the package ${name} has no binary`)
  return binary
}
