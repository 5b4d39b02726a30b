// Run after a change of dependencies: completes package-lock.json for the platforms that we do not develop on.
// A registry mirror may lack the binaries of other platforms; npm then leaves them out of the lock file, and
// `npm ci` refuses the whole file. Their versions are exact in their parents, so the entries can be written from there.
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
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${place}/node_modules/${name}`]) continue
    const words = name.split(/[/-]/)
    const os = words.map((word) => systems[word]).find(Boolean)
    const cpu = words.map((word) => processors[word]).find(Boolean)
    if (!cpu) throw new Error(`${name} (of ${place}): which platform is it for?`)
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) throw new Error(`${name}: ${version} is not exact`)
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
console.log(`${added.length} entries added`)
