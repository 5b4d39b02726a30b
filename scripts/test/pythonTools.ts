import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Print } from './Step.ts'

/** Python programs in an environment of their own, or the reason why this machine cannot have them. */
export type PythonTools = { ok: true; tool(name: string): string } | { ok: false; reason: string }

export const noPython = 'no Python 3.11 or later on this machine'
export const noPyPI = 'PyPI cannot be reached from this machine'

const installed = new Map<string, Promise<PythonTools>>()

/**
 * Installs the packages of a list, a path below the root, once: below `node_modules/.cache`, where later calls find them.
 * The list pins every package with its hashes.
 */
export function pythonTools(list: string, print: Print): Promise<PythonTools> {
  const tools = installed.get(list) ?? install(path.join(root, list), print)
  installed.set(list, tools)
  return tools
}

async function install(requirements: string, print: Print): Promise<PythonTools> {
  const python = findPython()
  if (!python) return { ok: false, reason: noPython }
  const name = createHash('sha256')
    .update(readFileSync(requirements))
    .update(python)
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(root, 'node_modules/.cache/muster/analysis', name)
  const complete = path.join(folder, 'complete')
  const tool = (file: string) => path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', file)
  if (existsSync(complete)) return { ok: true, tool }

  await rm(folder, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  const output: string[] = []
  const run = (command: [string, ...string[]]) =>
    runCommand(command, { cwd: root, print: (text) => output.push(text), lowPriority: true })
  const made = await run([python, '-m', 'venv', folder])
  const added =
    made.code === 0 &&
    (await run([
      tool('python'),
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '2'],
      ...['--require-hashes', '--requirement', requirements],
    ]))
  if (added && added.code === 0) {
    await writeFile(complete, '')
    return { ok: true, tool }
  }
  const text = output.join('')
  print(text)
  if (isUnreachable(text)) return { ok: false, reason: noPyPI }
  throw new Error(`${requirements} could not be installed with ${python}; its output is above`)
}

/** Whether pip failed for want of a network, rather than for a package that is wrong or missing. */
export function isUnreachable(output: string): boolean {
  return /connection broken by|failed to establish a new connection|name resolution|timed out|cannot connect to proxy/i.test(
    output,
  )
}

/** The first Python that the tools support and that can make environments. */
function findPython(): string | undefined {
  const proof = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'
  return ['python3', 'python3.13', 'python3.12', 'python3.11', 'python'].find(
    (name) => spawnSync(name, ['-c', proof], { timeout: 10_000, stdio: 'ignore' }).status === 0,
  )
}
