import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type SandboxOptions, type SandboxPaths, sandboxCommand } from './sandboxCommand.ts'
import { seccompFilter } from './seccompFilter.ts'

export type Sandboxed = { child: ChildProcess }

/**
 * Starts one of our scripts on untrusted bytes. The process leads its own session and group, so it survives
 * the daemon. Its standard error goes to `folder`/stderr, which is read only to explain a failure.
 */
export async function spawnSandboxed(
  folder: string,
  options: Omit<SandboxOptions, 'seccompFd'>,
  /** Returns what the process reads on its standard input; undefined leaves the input open. */
  input: (paths: SandboxPaths) => string | undefined,
): Promise<Sandboxed> {
  await mkdir(folder, { recursive: true })
  const isBubblewrap = options.tier === 'bubblewrap'
  const filterPath = path.join(folder, 'seccomp')
  if (isBubblewrap) await writeFile(filterPath, seccompFilter(process.arch as 'x64' | 'arm64'))
  const filter = isBubblewrap ? openSync(filterPath, 'r') : undefined
  const errors = openSync(path.join(folder, 'stderr'), 'w', 0o600)
  try {
    const { paths, command } = sandboxCommand({ ...options, seccompFd: 3 }, path.join(folder, 'pid'))
    const { file, args } = command(paths.writable)
    const child = spawn(file, args, {
      detached: true,
      env: {},
      cwd: '/',
      stdio: ['pipe', 'pipe', errors, ...(filter === undefined ? [] : [filter])],
    })
    try {
      // without file descriptors or processes left there is no child, not even its standard input
      await once(child, 'spawn')
    } catch (cause) {
      throw new MusterError('EXEC_HOST', `the sandbox could not be started: ${(cause as Error).message}`, {
        cause,
      })
    }
    // such as a signal that could not be sent
    child.on('error', () => {})
    child.stdin!.on('error', () => {})
    const text = input(paths)
    if (text !== undefined) child.stdin!.end(text)
    return { child }
  } finally {
    closeSync(errors)
    if (filter !== undefined) closeSync(filter)
  }
}
