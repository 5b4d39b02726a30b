import { realpathSync } from 'node:fs'
import { hostStackKiB, nodeLibraries, type SandboxTier } from './SandboxTier.ts'
import { binaryenFolder } from './strippedCode.ts'

export type SandboxOptions = {
  tier: SandboxTier
  /** What `strippedCode` made: the only code of ours that the process sees. */
  code: string
  /** Script in it, such as run/child.js. */
  script: string
  /** The one folder it may write. */
  writable: string
  /** Paths it may read, beside its own code. */
  readable: { module?: string; input?: string; from?: string }
  v8Flags: string[]
  cpuSeconds: number
  largestFileBytes: number
  /** File descriptor of the seccomp filter, in the new process. */
  seccompFd: number
}

/** The same things under the names that the process sees. */
export type SeenPaths = { writable: string; module: string; input: string; from: string }

/** What to spawn: a shell that sets limits, notes its pid and runs bubblewrap or becomes Node. */
export function sandboxCommand(
  options: SandboxOptions,
  pidFile: string,
): {
  seen: SeenPaths
  command(scriptArgument: string): { file: string; args: string[] }
} {
  const { tier, code, writable, readable } = options
  const boxed = tier === 'bubblewrap'
  const seen: SeenPaths = boxed
    ? { writable: '/io', module: '/module.wasm', input: '/in', from: '/from' }
    : { writable, module: readable.module ?? '', input: readable.input ?? '', from: readable.from ?? '' }
  const reads = boxed
    ? ['/muster', '/node_modules', '/io', '/module.wasm', '/in', '/from']
    : [code, writable, ...Object.values(readable)]
  const packages = binaryenFolder()
  const stackKiB = hostStackKiB()
  const node = [
    // A second fence inside the first: no process, worker, addon or path beyond these.
    '--permission',
    ...reads.map((folder) => `--allow-fs-read=${folder}`),
    ...(boxed ? [] : [`--allow-fs-read=${packages}`]),
    `--allow-fs-write=${seen.writable}`,
    `--stack-size=${Math.floor(stackKiB * 0.9)}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    ...options.v8Flags,
    `${boxed ? '/muster' : code}/${options.script}`,
  ]
  const limits = [
    'ulimit -c 0',
    `ulimit -t ${options.cpuSeconds}`,
    `ulimit -f ${Math.ceil(options.largestFileBytes / 512)}`,
    'ulimit -n 256',
    `ulimit -s ${stackKiB}`,
    // A program's files are memory too: when the machine runs out of it, the stranger's process goes and not the owner's.
    '{ echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null',
  ]
  // The stat line holds the pid and when it began: a pid that was given to another process later does not match.
  // bubblewrap dies with its parent, and all inside with it; that parent must not be the daemon, so the shell stays.
  const run = boxed ? '"$@"; exit $?' : 'exec "$@"'
  const shell = `${limits.join('; ')}; { cat /proc/$$/stat 2>/dev/null || echo $$; } > "$1"; shift; ${run}`
  return {
    seen,
    command(scriptArgument) {
      const inner = boxed
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
