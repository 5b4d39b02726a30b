import { realpathSync } from 'node:fs'
import { binaryenFolder } from './buildSandboxCode.ts'
import { hostStackKiB, nodeLibraries, type SandboxTier } from './SandboxTier.ts'

export type SandboxOptions = {
  tier: SandboxTier
  /** The folder from `buildSandboxCode`: the only code of ours that the process sees. */
  code: string
  /** Script in `code`, such as run/child.js. */
  script: string
  /** The only folder that the process may write. */
  writable: string
  /** Paths that the process may read, in addition to its own code. */
  readable: { module?: string; input?: string; from?: string }
  v8Flags: string[]
  cpuSeconds: number
  /** Yields the CPU to processes without this mark. */
  background?: boolean
  largestFileBytes: number
  /** Memory for the work of the process; the kernel refuses more, beside what the process needs for itself. */
  memoryBytes: number
  /** File descriptor of the seccomp filter, in the new process. */
  seccompFd: number
}

/**
 * Memory of a process before it works: a heap of 512 MiB, code, and the stacks of its threads. The stacks are large
 * and hardly used, but the kernel counts what a process may write, not what it has written.
 */
export const processBytes = 1536 * 2 ** 20

/**
 * Niceness of background runs. Others get twice the CPU time on a busy machine: beside one run for each of two cores, a replay has a whole
 * core. A run loses nothing on an idle machine. A kernel that groups processes by session (autogroup) ignores it.
 */
const backgroundNiceness = 3

/** The same paths as the process sees them. */
export type SandboxPaths = { writable: string; module: string; input: string; from: string }

/** The command to spawn: a shell that sets limits, writes its pid and runs bubblewrap or becomes Node. */
export function sandboxCommand(
  options: SandboxOptions,
  pidFile: string,
): {
  paths: SandboxPaths
  command(scriptArgument: string): { file: string; args: string[] }
} {
  const { tier, code, writable, readable } = options
  const isBubblewrap = tier === 'bubblewrap'
  const paths: SandboxPaths = isBubblewrap
    ? { writable: '/io', module: '/module.wasm', input: '/in', from: '/from' }
    : { writable, module: readable.module ?? '', input: readable.input ?? '', from: readable.from ?? '' }
  const readPaths = isBubblewrap
    ? ['/muster', '/node_modules', '/io', '/module.wasm', '/in', '/from']
    : [code, writable, ...Object.values(readable)]
  const packages = binaryenFolder()
  const stackKiB = hostStackKiB()
  const node = [
    // Node's permission model as a second barrier: no process, worker, addon or other path.
    '--permission',
    ...readPaths.map((folder) => `--allow-fs-read=${folder}`),
    ...(isBubblewrap ? [] : [`--allow-fs-read=${packages}`]),
    `--allow-fs-write=${paths.writable}`,
    `--stack-size=${Math.floor(stackKiB * 0.9)}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    ...options.v8Flags,
    `${isBubblewrap ? '/muster' : code}/${options.script}`,
  ]
  const limits = [
    'ulimit -c 0',
    `ulimit -t ${options.cpuSeconds}`,
    `ulimit -f ${Math.ceil(options.largestFileBytes / 512)}`,
    `ulimit -d ${Math.ceil((options.memoryBytes + processBytes) / 1024)}`,
    'ulimit -n 256',
    `ulimit -s ${stackKiB}`,
    // A program's files use memory too: if the machine runs out of memory, the kernel kills this process
    // before the owner's.
    '{ echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null',
  ]
  // The stat line contains the pid and its start time, so that a reused pid does not match. bubblewrap dies
  // with its parent, and all processes inside with it; the parent must not be the daemon, so the shell stays.
  const nice = options.background ? `nice -n ${backgroundNiceness} ` : ''
  const run = isBubblewrap ? `${nice}"$@"; exit $?` : `exec ${nice}"$@"`
  const shell = `${limits.join('; ')}; { cat /proc/$$/stat 2>/dev/null || echo $$; } > "$1"; shift; ${run}`
  return {
    paths,
    command(scriptArgument) {
      const inner = isBubblewrap
        ? ['bwrap', ...bubblewrapArguments(options, packages), '/node', ...node, scriptArgument]
        : [process.execPath, ...node, scriptArgument]
      return { file: '/bin/sh', args: ['-c', shell, 'sh', pidFile, ...inner] }
    },
  }
}

function bubblewrapArguments(options: SandboxOptions, packages: string): string[] {
  const { code, readable, writable, seccompFd } = options
  const bind = (from: string | undefined, to: string) => (from === undefined ? [] : ['--ro-bind', from, to])
  return [
    '--unshare-all',
    '--new-session',
    '--die-with-parent',
    '--clearenv',
    ...['--cap-drop', 'ALL'],
    ...['--uid', '65534', '--gid', '65534'],
    ...['--hostname', 'run'],
    ...bind(realpathSync(process.execPath), '/node'),
    ...nodeLibraries().flatMap((library) => bind(library, library)),
    ...bind(code, '/muster'),
    ...bind(packages, '/node_modules/binaryen'),
    ...bind(readable.module, '/module.wasm'),
    ...bind(readable.input, '/in'),
    ...bind(readable.from, '/from'),
    ...['--bind', writable, '/io'],
    ...['--remount-ro', '/'],
    ...['--chdir', '/'],
    ...['--seccomp', `${seccompFd}`],
  ]
}
