// Adds the binaries of other platforms to package-lock.json; run it after a change of dependencies.
// If a registry mirror lacks a platform's binaries, npm omits them from the lock file, and `npm ci` then rejects the whole
// file. Their parents pin exact versions, so this script can write the missing entries.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
}
const processors = {
  arm64: 'arm64',
  aarch64: 'arm64',
  amd64: 'x64',
  x64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
}

const added = []
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${parent}/node_modules/${name}`]) continue
    const words = name.split(/[/-]/)
    const os = words.map((word) => systems[word]).find(Boolean)
    const cpu = words.map((word) => processors[word]).find(Boolean)
    if (!cpu)
      throw new Error(`Unknown platform of ${name} (a dependency of ${parent}): add it to complete-lock.mjs.`)
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
      throw new Error(`${name} has the version range ${version}: only exact versions can be added.`)
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      optional: true,
      ...(os && { os: [os] }),
      ...(entry.dev && { dev: true }),
    }
    added.push(name)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: added ${added.length} entries`)
